-- A shop sets the cashback rates of its products; the import holds them.
alter table products drop constraint products_return_per_mille_check;
alter table products add constraint products_return_per_mille_check check (return_per_mille between 0 and 1000);
