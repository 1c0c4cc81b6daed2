-- The list of careers: what their players see of them, written from the events and made anew from them at will.
create table squad_career (
    career_id      varchar(64) primary key,
    specialization varchar(32) not null,
    clearance      varchar(16) not null,
    status         varchar(16) not null,
    cases_closed   integer     not null,
    casualties     integer     not null,
    job_open       boolean     not null,
    opened_at      timestamptz not null,
    changed_at     timestamptz not null
);
create index squad_career_opened on squad_career (opened_at desc, career_id desc);
create index squad_career_changed on squad_career (changed_at);
