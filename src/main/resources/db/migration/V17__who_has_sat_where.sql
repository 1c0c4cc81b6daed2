-- Who has ever held a place at a game, as a player or as the Incident Master: a seat changes hands, but what its holder has
-- seen there stays seen.
create table seat_history (
    subject varchar(64) not null,
    game_id varchar(64) not null,
    primary key (subject, game_id)
);
insert into seat_history (subject, game_id)
    select distinct subject, game_id from seat_holder where subject is not null;
