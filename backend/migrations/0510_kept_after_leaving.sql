-- A recharge stays for the books when its account is deleted: its money may still come, and is then for a person.
alter table recharges alter column user_id drop not null,
  drop constraint recharges_user_id_fkey,
  add constraint recharges_user_id_fkey foreign key (user_id) references users(id) on delete set null;

-- A use of a coupon counts towards its limit whoever leaves.
alter table coupon_uses alter column user_id drop not null,
  drop constraint coupon_uses_user_id_fkey,
  add constraint coupon_uses_user_id_fkey foreign key (user_id) references users(id) on delete set null;
