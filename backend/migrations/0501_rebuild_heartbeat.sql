-- When a build of a cluster's index last wrote products: one that was interrupted is continued by another process.
alter table search_rebuild add column touched_at timestamptz not null default now();
