-- Store at which an order is picked up; delivered where there is none.

alter table orders add column pickup_store_id integer references stores (id);
