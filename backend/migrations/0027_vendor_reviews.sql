-- A review is of a product or of a vendor. One person reviews a vendor once.
alter table reviews
  alter column product_id drop not null,
  add column vendor_code text references vendors (code) on delete cascade,
  add constraint reviews_subject check (num_nonnulls(product_id, vendor_code) = 1);
create unique index reviews_vendor_user on reviews (user_id, vendor_code) where user_id is not null;
create index reviews_vendor on reviews (vendor_code, created_at desc, id desc) where vendor_code is not null;
