-- Products that are listed but not yet published; the job of sales indexes them for search once their day has come.
create table search_awaited (product_id integer primary key references products on delete cascade);

insert into search_awaited select p.id from products p
  where p.listed and p.available_on > p.created_at and not exists (select from search_entries e where e.product_id = p.id);
