-- The search keeps what it counts by in memory. Each row tells in which transaction it changed, so that
-- every process can ask before each search what it has not seen yet, whoever changed it.

drop trigger search_entries_moved on search_entries;
drop trigger search_entries_came_or_went on search_entries;
drop function search_counts_moved();
drop sequence search_version;
drop index search_entries_l0, search_entries_l1, search_entries_l2, search_entries_l3, search_entries_l4, search_entries_brand, search_entries_vendor,
  search_entries_sku, search_entries_slug, search_entries_price, search_entries_created, search_entries_sale, search_words_words;

alter table search_entries
  add column changed xid8 not null default pg_current_xact_id(),
  -- When its words and names were written; stock moves without them.
  add column indexed xid8 not null default pg_current_xact_id();
create index search_entries_changed on search_entries (changed);

create table search_gone (
  product_id integer primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index search_gone_changed on search_gone (changed);

create function search_entry_moved() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;
create trigger search_entries_moved before update on search_entries for each row execute function search_entry_moved();

create function search_entry_went() returns trigger language plpgsql as $$
begin
  insert into search_gone (product_id) values (old.product_id) on conflict (product_id) do update set changed = excluded.changed;
  return null;
end $$;
create trigger search_entries_went after delete on search_entries for each row execute function search_entry_went();
