-- A search cluster is told what has changed by the transaction numbers of the entries; nobody reads the outbox.
create or replace function search_stock_moved() returns trigger language plpgsql as $$
begin
  update search_entries set on_hand = on_hand + new.on_hand - old.on_hand where product_id = new.product_id;
  return null;
end $$;
drop table search_outbox;

-- The index that searches go to, and the transactions that it has heard of: all below the horizon.
create table search_feed (
  only_row boolean primary key default true check (only_row),
  index_name text not null,
  version integer not null,
  horizon xid8 not null
);

-- An index that is being made: how far it is, and who makes it.
create table search_rebuild (
  only_row boolean primary key default true check (only_row),
  index_name text not null,
  version integer not null,
  horizon xid8 not null,
  last_id integer not null default 0,
  worker text not null
);
