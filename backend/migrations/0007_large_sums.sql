-- What many pieces come to may be more than an integer holds.

alter table orders
  alter column item_total type bigint,
  alter column list_total type bigint,
  alter column ship_total type bigint,
  alter column discount_total type bigint,
  alter column wallet_total type bigint,
  alter column total type bigint,
  alter column refunded_amount type bigint;
alter table payments alter column amount type bigint;
alter table bank_answers alter column amount type bigint;
alter table refunds alter column amount type bigint;
alter table receipts
  alter column total type bigint,
  alter column vat type bigint,
  alter column city_tax type bigint;
alter table wallet_parts alter column balance type bigint;
alter table wallet_entries
  alter column amount type bigint,
  alter column balance type bigint;
