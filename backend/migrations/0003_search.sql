-- What the search answers from. Filled by the shop's indexer; stock follows by itself, in the transaction that moves it.

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
  badges text[] not null
);
create index search_entries_l0 on search_entries (l0);
create index search_entries_l1 on search_entries (l1);
create index search_entries_l2 on search_entries (l2);
create index search_entries_l3 on search_entries (l3);
create index search_entries_l4 on search_entries (l4);
create index search_entries_brand on search_entries (brand);
create index search_entries_vendor on search_entries (vendor);
create index search_entries_sku on search_entries (sku text_pattern_ops);
create index search_entries_slug on search_entries (slug);
create index search_entries_price on search_entries (selling_price, product_id);
create index search_entries_created on search_entries (created_at desc, product_id);
create index search_entries_sale on search_entries (sale_percent desc, product_id);

-- Folded words of both languages with their weight: title A, brand and category B, wider categories C, choices and properties D.
create table search_words (
  product_id integer primary key references search_entries (product_id) on delete cascade,
  words tsvector not null
);
create index search_words_words on search_words using gin (words);

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
  kind text not null check (kind in ('taxon', 'brand', 'colour')),
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

-- Moves on whenever a count in a facet may have changed.
create sequence search_version;

-- Products whose document an external index has still to be told of; one row a product.
create table search_outbox (
  product_id integer primary key,
  changed_at timestamptz not null default now()
);

create function search_stock_moved() returns trigger language plpgsql as $$
begin
  update search_entries set on_hand = on_hand + new.on_hand - old.on_hand where product_id = new.product_id;
  insert into search_outbox (product_id) values (new.product_id)
    on conflict (product_id) do update set changed_at = excluded.changed_at;
  return null;
end $$;
create trigger variants_stock_moved after update of on_hand on variants
  for each row when (old.on_hand is distinct from new.on_hand) execute function search_stock_moved();

create function search_counts_moved() returns trigger language plpgsql as $$
begin
  perform nextval('search_version');
  return null;
end $$;
create trigger search_entries_moved after update on search_entries
  for each row when ((old.on_hand > 0) is distinct from (new.on_hand > 0) or old.selling_price <> new.selling_price)
  execute function search_counts_moved();
create trigger search_entries_came_or_went after insert or delete on search_entries
  for each statement execute function search_counts_moved();
