-- What happened, in order. Never updated, never deleted from.
create table domain_event (
    global_index         bigint generated always as identity primary key,
    event_identifier     varchar(64)  not null unique,
    aggregate_identifier varchar(64)  not null,
    sequence_number      bigint       not null,
    type                 varchar(64),
    time_stamp           varchar(40)  not null,
    payload_type         varchar(128) not null,
    payload_revision     varchar(32),
    payload              jsonb        not null,
    meta_data            jsonb        not null,
    unique (aggregate_identifier, sequence_number)
);

-- How far each read model has read, and which node reads for it.
create table token_entry (
    processor_name varchar(255) not null,
    segment        integer      not null,
    token          bytea,
    token_type     varchar(255),
    timestamp      varchar(40),
    owner          varchar(255),
    primary key (processor_name, segment)
);

-- Events that a read model could not take, kept in order until someone has seen to them.
create table dead_letter_entry (
    dead_letter_identifier varchar(255) primary key,
    processing_group       varchar(255) not null,
    sequence_identifier    varchar(255) not null,
    sequence_index         bigint       not null,
    message_type           varchar(255) not null,
    event_identifier       varchar(255) not null,
    timestamp              varchar(255) not null,
    payload_type           varchar(255) not null,
    payload_revision       varchar(255),
    payload                bytea        not null,
    meta_data              bytea,
    type                   varchar(255),
    aggregate_identifier   varchar(255),
    sequence_number        bigint,
    token_type             varchar(255),
    token                  bytea,
    enqueued_at            varchar(255) not null,
    last_touched           varchar(255),
    processing_started     varchar(255),
    cause_type             varchar(255),
    cause_message          varchar(1023),
    diagnostics            bytea,
    unique (processing_group, sequence_identifier, sequence_index)
);

-- The secret seed behind each span of server dice, kept until its reveal and after it.
create table dice_seed (
    game_id    varchar(64)  not null,
    span       varchar(128) not null,
    seed       bytea        not null check (octet_length(seed) = 32),
    primary key (game_id, span)
);
