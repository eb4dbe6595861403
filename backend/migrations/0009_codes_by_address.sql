-- A code belongs to the address that asked for it: what is asked or guessed elsewhere neither replaces nor spends it.
alter table codes
  add column address text not null default 'inside',
  add column tries_elsewhere integer not null default 0,
  drop constraint codes_pkey,
  add primary key (login, purpose, address);
alter table codes alter column address drop default;
