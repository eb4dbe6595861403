-- Lease by which a payment is made: `{provider, months, down, monthly, total}` as it was agreed.

alter table payments add column lease jsonb;
