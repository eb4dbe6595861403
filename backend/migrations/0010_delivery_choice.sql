-- Day and hours that the shopper chose for the delivery, `{day, from, to}`, and a note for the courier.
alter table orders
  add column delivery_slot jsonb,
  add column note text not null default '';
-- Place of a line in its cart; a removed line that is put back takes its old one.
alter table line_items add column position bigint;
