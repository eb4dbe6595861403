-- Cashback that went with a refund in part by the merchant.
alter table refunds add column cashback bigint not null default 0 check (cashback >= 0);
