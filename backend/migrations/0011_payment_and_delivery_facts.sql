-- Language of an order's letters, where its confirmation went, and who delivers it.

alter table orders
  add column locale text not null default 'mn' check (locale in ('mn', 'en')),
  -- `{channel, to}` of the letter that confirmed the payment.
  add column confirmation jsonb,
  -- `{name, phone}`, known once the order is shipped.
  add column courier jsonb;
