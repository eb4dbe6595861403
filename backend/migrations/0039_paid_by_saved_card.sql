-- Saved card by which a payment is made: `{id, bank, lastDigits}` as it was chosen, since it may be removed later.

alter table payments add column card jsonb;
