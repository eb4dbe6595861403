-- Pictures that are taken over from a merchant, and those whose stored objects are to be deleted.

-- Pictures whose rows are gone, also with their review, article or user: a job removes their objects.
create table removed_pictures (
  folder text not null,
  name text not null,
  primary key (folder, name)
);

-- Pictures that a merchant imported, encoded anew; named by their content, so that a repeated import stores nothing.
create table imported_pictures (
  name text primary key,
  bytes bytea,
  created_at timestamptz not null
);
create index imported_pictures_to_move on imported_pictures (name) where bytes is not null;

-- Addresses that were fetched: they are not fetched again.
create table imported_picture_sources (
  address text primary key,
  name text not null references imported_pictures (name) on delete cascade,
  fetched_at timestamptz not null
);

create function picture_removed() returns trigger language plpgsql as $$
begin
  insert into removed_pictures (folder, name) values (tg_argv[0], old.name) on conflict do nothing;
  return null;
end $$;
