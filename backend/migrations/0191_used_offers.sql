-- The offer whose granted price a line was placed at: the price is for its units, once.

alter table line_items add column offer_id bigint references offers (id) on delete set null;
create index line_items_offer on line_items (offer_id) where offer_id is not null;
