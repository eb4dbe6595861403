-- Products that a merchant has taken off sale: found nowhere and not sold, while orders still name them.
alter table products add column listed boolean not null default true;
