-- What the shop calls the properties and options of its products, by their keys.
create table product_labels (
  key text primary key,
  name localized not null
);
