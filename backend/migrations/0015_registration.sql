-- Personal data that a registration may give; the account's migration has the same columns where it came first.

alter table users
  add column if not exists birthday date,
  add column if not exists gender text check (gender in ('male', 'female')),
  add column if not exists occupation text not null default '',
  add column if not exists registration_number text;
