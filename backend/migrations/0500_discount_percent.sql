-- Discount of a product at the time at which it was indexed, in percent: none before its sale has begun. Indexing at the next start fills it.
alter table search_entries add column discount_percent integer not null default 0;
