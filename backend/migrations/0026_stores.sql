-- Branches of the shop with opening hours, and the units that lie there. S29i, C24.

create table stores (
  id integer primary key,
  name_mn text not null,
  name_en text not null,
  district_mn text not null,
  district_en text not null,
  address_mn text not null,
  address_en text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  services_mn text[] not null default '{}',
  services_en text[] not null default '{}',
  -- `[{weekday, from, to}]`: 0 is Sunday, minutes after midnight; a day without an entry is closed.
  hours jsonb not null default '[]'
);

-- As last counted; what is left of a variant altogether is `variants.on_hand`.
create table store_stock (
  store_id integer not null references stores (id) on delete cascade,
  variant_id integer not null references variants (id) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  primary key (variant_id, store_id)
);
