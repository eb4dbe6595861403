-- What the shop tells of a brand, in paragraphs.
alter table brands
  add column story_mn text not null default '',
  add column story_en text not null default '';
