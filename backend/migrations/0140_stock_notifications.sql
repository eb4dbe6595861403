-- News of wishes that are back in stock is a kind of its own; who has chosen for wishes keeps that choice for both.
update users set settings = jsonb_set(settings, '{notifications,stock}', settings #> '{notifications,prices}')
where settings #> '{notifications,prices}' is not null and settings #> '{notifications,stock}' is null;
