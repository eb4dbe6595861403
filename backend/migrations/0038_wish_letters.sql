-- What the owner of a wish was last told of it by e-mail; null: nothing since the wish.
alter table wishes
  add column told_price integer check (told_price >= 0),
  add column told_sold_out boolean;
