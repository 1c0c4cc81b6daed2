-- How events and their entrants are called: no event stored says so. The event's own title has no entrant.
create table tournament_name (
    tournament_id varchar(64)  not null,
    entrant       varchar(16)  not null,
    name          varchar(160) not null,
    primary key (tournament_id, entrant)
);

-- The list of events, written from what happened in them and made anew from it at will.
create table tournament (
    tournament_id varchar(64) primary key,
    format        varchar(16) not null,
    phase         varchar(16) not null,
    entrants      integer     not null,
    rounds        integer     not null,
    round_open    boolean     not null,
    published     boolean     not null,
    opened_at     timestamptz not null,
    changed_at    timestamptz not null
);
create index tournament_opened on tournament (opened_at desc, tournament_id desc);
create index tournament_changed on tournament (changed_at);
