-- A review is of a product, of a vendor or of a hotel. One person reviews a hotel once.
alter table reviews
  add column hotel_id integer references hotels (id) on delete cascade,
  drop constraint reviews_subject,
  add constraint reviews_subject check (num_nonnulls(product_id, vendor_code, hotel_id) = 1);
create unique index reviews_hotel_user on reviews (user_id, hotel_id) where user_id is not null;
create index reviews_hotel on reviews (hotel_id, created_at desc, id desc) where hotel_id is not null;
