-- Whom a won code was given to: nobody else may use it. Without an owner whoever has the code.
alter table gift_cards add column owner_id bigint references users (id) on delete cascade;
alter table coupons add column owner_id bigint references users (id) on delete cascade;
update gift_cards g set owner_id = d.user_id from draws d where d.award = g.number and g.redeemed_by is null;
update coupons c set owner_id = d.user_id from draws d where d.award = c.code;
