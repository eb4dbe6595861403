-- Pictures that a merchant imported, encoded anew; named by their content, so that a repeated import stores nothing.
create table imported_pictures (
  name text primary key,
  bytes bytea not null,
  created_at timestamptz not null
);

-- Addresses that were fetched: they are not fetched again.
create table imported_picture_sources (
  address text primary key,
  name text not null references imported_pictures (name) on delete cascade,
  fetched_at timestamptz not null
);
