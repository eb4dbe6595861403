-- A handle of digits alone is an id: a product that has one gets the handle that an import suggests.
update products p set slug = 'p-' || slug
where slug ~ '^[0-9]+$' and not exists (select from products o where o.slug = 'p-' || p.slug);
