-- Gift cards that are sold: what goes into the cart, and the cards of paid orders.

create table gift_card_products (
  -- Its price is the amount; its stock does not run out.
  variant_id integer primary key references variants (id),
  amount integer not null check (amount > 0)
);

alter table gift_cards
  add column order_id bigint references orders (id) on delete set null,
  -- Line of the order and number of the card within it: a card is made once.
  add column line_id bigint,
  add column copy integer,
  add column sent_to text,
  -- The order was cancelled before the card was redeemed.
  add column canceled_at timestamptz;
create unique index gift_cards_bought on gift_cards (line_id, copy) where line_id is not null;
create index gift_cards_order on gift_cards (order_id) where order_id is not null;
