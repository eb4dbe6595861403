-- Articles and authors of the shop itself, whose files are named by `slug` and `key`; those that people write have neither. A `hidden` author is left
-- out by the shop's files, and keeps followers until it is back. `cover_product` is the product whose picture an article shows.
alter table articles add column slug text, add column cover_product text;
update articles set slug = kind || '-' || id where user_id is null;
alter table articles add constraint articles_slug_key unique (kind, slug);
alter table authors add column key text unique, add column hidden boolean not null default false;
update authors set key = 'author-' || id where user_id is null;
