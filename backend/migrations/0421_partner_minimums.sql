-- A partner has any minimum purchase, or that of the site.
alter table partners drop constraint partners_minimum_check, alter column minimum drop not null,
  add constraint partners_minimum_check check (minimum >= 0);
