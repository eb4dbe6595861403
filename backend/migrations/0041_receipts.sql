-- Filing of VAT receipts: each sale at most once, what is unknown for a person, voiding after a refund.

-- `asking`: on its way to the tax office. `unknown`: the answer is lost, and it may be filed. `refused`: for a person.
alter table receipts drop constraint receipts_status_check,
  add constraint receipts_status_check check (status in ('pending', 'asking', 'unknown', 'refused', 'confirmed')),
  add column provider text,
  add column attempts integer not null default 0,
  add column next_at timestamptz,
  add column problem text,
  -- Number of an earlier receipt that this one takes the place of.
  add column replaces text,
  add column void_state text check (void_state in ('due', 'asking', 'done', 'by_hand', 'unknown')),
  add column void_next_at timestamptz,
  add column voided_at timestamptz;

create index receipts_listed on receipts (order_id) where status in ('asking', 'unknown', 'refused') or void_state in ('due', 'asking', 'by_hand', 'unknown');
