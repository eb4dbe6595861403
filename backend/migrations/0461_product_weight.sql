-- Weight of one unit with its pack, in grams, by which a delivery may cost more.
alter table products add column weight_g integer check (weight_g > 0);
