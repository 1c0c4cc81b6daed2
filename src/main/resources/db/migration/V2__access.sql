-- Codes that let somebody in. Only a keyed hash of a code is kept. A seat's code works once; a code for spectators or
-- a facilitator works until it expires or a fresh one takes its place.
create table join_code (
    code_hash  bytea       primary key,
    game_id    varchar(64) not null,
    kind       varchar(16) not null,
    seat       varchar(32) not null,
    epoch      bigint      not null,
    expires_at timestamptz not null,
    used_at    timestamptz
);
create index join_code_seat on join_code (game_id, kind, seat);

-- Who sits where, and the only place of a person's name. The epoch rises whenever the seat changes hands: a token of
-- an older epoch is dead.
create table seat_holder (
    game_id      varchar(64) not null,
    kind         varchar(16) not null,
    seat         varchar(32) not null,
    epoch        bigint      not null,
    display_name varchar(160),
    subject      varchar(64),
    taken_at     timestamptz,
    primary key (game_id, kind, seat)
);
create index seat_holder_subject on seat_holder (subject) where subject is not null;

-- Persons who own things of their own, known by an opaque id.
create table subject (
    id         varchar(64) primary key,
    created_at timestamptz not null
);
