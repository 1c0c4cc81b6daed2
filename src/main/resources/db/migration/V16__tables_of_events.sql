-- A game of an event is in the lists of those who are in it, and in the list of all once its board is open. The card of a
-- session is kept here to know who has seen it; the list does not say it.
alter table line_session add column listed boolean not null default true;
alter table line_session add column card_id varchar(64) not null default '';
create index line_session_card on line_session (card_id);
alter table squad_career add column listed boolean not null default true;
alter table tournament add column listed boolean not null default true;

-- The writer of the lists reads the store from its beginning once more and makes every row anew.
delete from token_entry where processor_name = 'game-lists';
