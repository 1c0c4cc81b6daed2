-- Which line card an event dealt to whom, written from the events and made anew from them at will: an entrant's people have
-- met a card once one of them sat down to it, or its board has closed.
create table event_board (
    tournament_id varchar(64) not null,
    board         varchar(16) not null,
    card_id       varchar(64) not null default '',
    closed        boolean     not null default false,
    primary key (tournament_id, board)
);
create table event_entrant (
    tournament_id varchar(64) not null,
    entrant       varchar(16) not null,
    subject       varchar(64) not null,
    primary key (tournament_id, entrant, subject)
);
create index event_entrant_subject on event_entrant (subject);
create table event_deal (
    game_id       varchar(128) not null,
    entrant       varchar(16)  not null,
    tournament_id varchar(64)  not null,
    board         varchar(16)  not null,
    primary key (game_id, entrant)
);
create index event_deal_entrant on event_deal (tournament_id, entrant);

comment on table seat_history is
    'Who has ever held a place at a game: as a player, as the Incident Master, as a spectator or a facilitator known by name,'
    ' or as the organizer who opened it.';

-- The writer of the lists reads the store from its beginning once more; what has been done is not done twice.
delete from token_entry where processor_name = 'game-lists';
