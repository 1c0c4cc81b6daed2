-- Which seat somebody has held: whoever has sat on one side of a table does not sit down on the other.
alter table seat_history
    add column seat varchar(64) not null default '',
    drop constraint seat_history_pkey,
    add primary key (subject, game_id, seat);
insert into seat_history (subject, game_id, seat)
    select distinct subject, game_id, seat from seat_holder where subject is not null and kind = 'SEAT'
    on conflict do nothing;

comment on column seat_history.seat is 'The player''s seat; empty for every other place, and for what was kept before seats were.';
