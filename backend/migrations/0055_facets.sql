-- Values of the facets that a product's properties, badges and sizes give: `material=cashmere`, `size=shoes:38`.
alter table search_entries add column facets text[] not null default '{}';

-- Facets name their values themselves.
alter table search_labels drop constraint search_labels_kind_check;
