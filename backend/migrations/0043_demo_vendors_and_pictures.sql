-- Address of a vendor for readers of English; empty where the shop knows none.
alter table vendors add column address_en text not null default '';

-- Pictures of demo reviews are drawn when they are first asked for, as those of products are: their name, instead of bytes.
alter table review_pictures
  alter column bytes drop not null,
  alter column small drop not null,
  add column drawn text,
  add constraint review_pictures_source check (num_nonnulls(bytes, drawn) = 1);
