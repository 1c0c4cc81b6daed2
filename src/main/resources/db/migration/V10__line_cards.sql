-- Case cards that were posted, as they came; the shipped ones are files.
create table line_card (
    card_id varchar(64) primary key,
    body    text        not null
);
