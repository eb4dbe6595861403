-- When the receipt of an order without a delivery is filed: once it can no longer be cancelled.
alter table receipts add column due_at timestamptz;
update receipts r set due_at = greatest(o.paid_at, coalesce(
    (select min((s.arrives::text || ' ' || h.check_in)::timestamp at time zone 'Asia/Ulaanbaatar')
     from booked_stays s join hotel_rooms m on m.id = s.room_id join hotels h on h.id = m.hotel_id where s.order_id = o.id),
    o.paid_at + interval '1 day'))
from orders o
where o.id = r.order_id and o.paid_at is not null and not exists (
  select from line_items l where l.order_id = o.id
    and not exists (select from hotel_rooms m where m.variant_id = l.variant_id)
    and not exists (select from gift_card_products g where g.variant_id = l.variant_id));
