-- What a merchant has closed and orders still name is kept, and no longer listed.
alter table stores add column listed boolean not null default true;
alter table hotels add column listed boolean not null default true;
alter table hotel_rooms add column listed boolean not null default true;
