-- VAT receipts.

create table receipts (
  order_id bigint primary key references orders (id) on delete cascade,
  status text not null check (status in ('pending', 'asking', 'unknown', 'refused', 'confirmed')),
  total bigint not null,
  vat bigint not null,
  city_tax bigint not null,
  receipt_id text unique,
  lottery text,
  qr_data text,
  confirmed_at timestamptz,
  asked_at timestamptz,
  -- `asking`: on its way to the tax office. `unknown`: the answer is lost, and it may be filed. `refused`: for a person.
  provider text,
  attempts integer not null default 0,
  next_at timestamptz,
  problem text,
  -- Number of an earlier receipt that this one takes the place of.
  replaces text,
  void_state text check (void_state in ('due', 'asking', 'done', 'by_hand', 'unknown')),
  void_next_at timestamptz,
  voided_at timestamptz,
  -- When the receipt of an order without a delivery is filed: once it can no longer be cancelled.
  due_at timestamptz
);
create index receipts_pending on receipts (order_id) where status = 'pending';
create index receipts_listed on receipts (order_id) where status in ('asking', 'unknown', 'refused') or void_state in ('due', 'asking', 'by_hand', 'unknown');
