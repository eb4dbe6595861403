-- A promotion without goods, such as a game, has a picture of its own.
alter table promotions add column picture text;
