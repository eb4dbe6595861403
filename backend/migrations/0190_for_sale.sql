-- A product is for sale once it is listed and its day of publication has come: `p.for_sale` in a query.
create function for_sale(product products) returns boolean language sql stable as $$
  select product.listed and product.available_on <= now()
$$;
