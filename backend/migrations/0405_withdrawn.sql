-- What a file of content leaves out while rows of people refer to it: it stays for them, and nobody else is offered it.
alter table partners add withdrawn boolean not null default false;
alter table gift_card_products add withdrawn boolean not null default false;
alter table gift_cards add withdrawn boolean not null default false;
alter table vouchers add withdrawn boolean not null default false;
alter table draw_prizes add withdrawn boolean not null default false;
alter table roulette_locations add withdrawn boolean not null default false;
alter table roulette_stocks add withdrawn boolean not null default false;
alter table roulette_numbers add withdrawn boolean not null default false;

-- How many of a prize there are in all; `quantity` is what is left. Draws go with their account, so that they cannot be counted.
alter table draw_prizes add total integer check (total >= 0);
update draw_prizes p set total = quantity + (select count(*) from draws d where d.prize_id = p.id) where quantity is not null;

-- A used voucher stays used when its user leaves: the file that has it would make it usable again.
alter table vouchers drop constraint vouchers_used_by_fkey, add foreign key (used_by) references users on delete set null,
  drop constraint vouchers_check, add constraint vouchers_check check (used_by is null or used_at is not null);
