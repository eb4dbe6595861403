-- What the shop tells of a brand, in paragraphs.
alter table brands
  add column story_mn text not null default '',
  add column story_en text not null default '';

-- Whose review it is; null for those of the demo catalogue. One person reviews a product once.
alter table reviews
  add column user_id bigint references users (id) on delete cascade,
  add column bought boolean not null default false;
create unique index reviews_user on reviews (user_id, product_id) where user_id is not null;
