-- Organizations as the state register last named them. Specification §3, E4.

create table organizations (
  registry_number text primary key,
  name text not null,
  looked_up_at timestamptz not null
);
