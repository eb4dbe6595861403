-- Terms of the site at which an order is placed, and hours of returns of its lines. Orders of before have none and take those of the site.
alter table orders add column terms jsonb;
alter table line_items add column return_hours integer check (return_hours >= 0);
