-- Categories, brands and vendors of files: a picture of their own, the order of categories, and those that the file leaves out while goods have them.
alter table taxons
  add column position integer,
  add column picture text,
  add column withdrawn boolean not null default false,
  add column updated_at timestamptz;
alter table brands add column picture text, add column withdrawn boolean not null default false;
alter table vendors add column picture text, add column withdrawn boolean not null default false;
