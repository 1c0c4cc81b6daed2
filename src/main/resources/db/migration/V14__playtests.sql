-- What closed sessions of line and closed jobs of squad tell the playtests: one row each, written when it closes.
create table line_play (
    play_id         varchar(80)   primary key,
    closed_at       timestamptz   not null,
    ruleset         varchar(2000) not null,
    scenario        varchar(64)   not null,
    timed           integer       not null,
    decision_millis bigint        not null,
    seconds         integer       not null,
    open            varchar(64)[] not null,
    chosen          varchar(64)[] not null,
    stage1_called   boolean       not null,
    calls           integer       not null,
    cuts            integer       not null,
    wrongful        integer       not null,
    ending          varchar(16)   not null,
    abandoned       boolean       not null,
    process_held    boolean       not null,
    rounds          integer       not null,
    threshold       integer       not null,
    clue_given      boolean       not null
);
create index line_play_closed on line_play (closed_at, play_id);

create table squad_play (
    play_id         varchar(80)   primary key,
    closed_at       timestamptz   not null,
    ruleset         varchar(2000) not null,
    scenario        varchar(64)   not null,
    timed           integer       not null,
    decision_millis bigint        not null,
    seconds         integer       not null,
    open            varchar(64)[] not null,
    chosen          varchar(64)[] not null,
    close           varchar(32)   not null,
    went_in         varchar(16)   not null,
    casualties      integer       not null,
    sessions        integer       not null,
    code_crossed    boolean       not null
);
create index squad_play_closed on squad_play (closed_at, play_id);

-- What closed before is counted too: the writer of the lists reads the store from its beginning once more and makes every
-- row anew.
delete from token_entry where processor_name = 'game-lists';
