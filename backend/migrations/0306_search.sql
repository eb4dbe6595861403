-- Search table that the index is fed from: entries, words and labels.

create extension if not exists pg_trgm;

-- One narrow row a product: what lists are filtered, sorted and counted by, the same in every language.
create table search_entries (
  product_id integer primary key references products (id) on delete cascade,
  sku text not null,
  slug text not null,
  brand text not null,
  store text not null,
  vendor text not null,
  -- The branch it hangs on, from the top.
  l0 integer,
  l1 integer,
  l2 integer,
  l3 integer,
  l4 integer,
  price integer not null,
  selling_price integer not null,
  sale_percent integer not null,
  sale_start_at timestamptz,
  sale_expire_at timestamptz,
  available_on timestamptz not null,
  created_at timestamptz not null,
  rating real not null,
  reviews integer not null,
  on_hand integer not null,
  has_image boolean not null,
  colours text[] not null,
  sizes text[] not null,
  badges text[] not null,
  changed xid8 not null default pg_current_xact_id(),
  -- When its words and names were written; stock moves without them.
  indexed xid8 not null default pg_current_xact_id(),
  -- Values of the facets that a product's properties, badges and sizes give: `material=cashmere`, `size=shoes:38`.
  facets text[] not null default '{}'
);
create index search_entries_changed on search_entries (changed);
-- Products whose sale is still to come in the index: the job of sales reindexes them as it begins.
create index search_entries_coming_sales on search_entries (sale_start_at) where sale_percent > 0 and selling_price = price;

-- Folded words of both languages with their weight: title A, brand and category B, wider categories C, choices and properties D.
create table search_words (
  product_id integer primary key references search_entries (product_id) on delete cascade,
  words tsvector not null
);

-- The product as a search hit, and the part of it that a tile shows. Stock is put in when it is read.
create table search_documents (
  product_id integer not null references search_entries (product_id) on delete cascade,
  locale text not null check (locale in ('mn', 'en')),
  document jsonb not null,
  tile jsonb not null,
  primary key (locale, product_id)
);

-- Words as people write them, to mend what was typed with.
create table search_vocabulary (
  word text primary key,
  folded text not null,
  uses integer not null
);
create index search_vocabulary_folded on search_vocabulary using gin (folded gin_trgm_ops);
create index search_vocabulary_prefix on search_vocabulary (folded text_pattern_ops);

-- Whole phrases to offer while one types: found by their beginning, or by the beginning of a later word of theirs.
create table search_phrases (
  locale text not null check (locale in ('mn', 'en')),
  phrase text not null,
  folded text not null,
  weight integer not null,
  primary key (locale, folded, phrase)
);
create index search_phrases_folded on search_phrases (locale, folded text_pattern_ops);

-- What a code is called: categories by number, brands, colours.
create table search_labels (
  kind text not null,
  key text not null,
  -- What stands in an address.
  address text not null,
  mn text not null,
  en text not null,
  -- A colour's hex, a category's way to it.
  note_mn text not null default '',
  note_en text not null default '',
  primary key (kind, key)
);

-- Which rule folded the words of the search: with another one, the shop reads all products into the index anew at its start.
create table search_words_rule (
  only_row boolean primary key default true check (only_row),
  version integer not null
);

create table search_gone (
  product_id integer primary key,
  changed xid8 not null default pg_current_xact_id()
);
create index search_gone_changed on search_gone (changed);

-- Products that are listed but not yet published; the job of sales indexes them for search once their day has come.
create table search_awaited (
  product_id integer primary key references products on delete cascade
);

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

create function search_stock_moved() returns trigger language plpgsql as $$
begin
  update search_entries set on_hand = on_hand + new.on_hand - old.on_hand where product_id = new.product_id;
  return null;
end $$;

create function search_entry_moved() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

create function search_entry_went() returns trigger language plpgsql as $$
begin
  insert into search_gone (product_id) values (old.product_id) on conflict (product_id) do update set changed = excluded.changed;
  return null;
end $$;

create trigger variants_stock_moved after update of on_hand on variants
  for each row when (old.on_hand is distinct from new.on_hand) execute function search_stock_moved();
create trigger search_entries_moved before update on search_entries for each row execute function search_entry_moved();
create trigger search_entries_went after delete on search_entries for each row execute function search_entry_went();
