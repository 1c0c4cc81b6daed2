-- The list of sessions: what everybody at a table may see of it, written from the events and made anew from them at will.
create table line_session (
    session_id varchar(64)  primary key,
    mode       varchar(32)  not null,
    title      varchar(1000) not null,
    phase      varchar(16)  not null,
    stage      integer      not null,
    round      integer      not null,
    players    integer      not null,
    opened_at  timestamptz  not null,
    changed_at timestamptz  not null
);
create index line_session_opened on line_session (opened_at desc, session_id desc);
create index line_session_changed on line_session (changed_at);
