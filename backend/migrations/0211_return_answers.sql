-- What the shop says to a return, for the shopper to read.
alter table returns add column answer text not null default '' check (length(answer) <= 500);
