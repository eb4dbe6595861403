-- Social assertions that were used or ended by a logout, until they expire. B28.
create table spent_assertions (
  id text primary key,
  expires_at timestamptz not null
);
create index spent_assertions_expiry on spent_assertions (expires_at);
