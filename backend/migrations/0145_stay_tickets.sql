-- A ticket of a stay is shown until the stay ends, and names its guests instead of a seat.
alter table tickets add column ends_at timestamptz;
alter table tickets add column guests text not null default '';
update tickets t set
  ends_at = (s.leaves::text || ' ' || h.check_out)::timestamp at time zone 'Asia/Ulaanbaatar',
  guests = t.seat,
  seat = ''
from booked_stays s join hotel_rooms r on r.id = s.room_id join hotels h on h.id = r.hotel_id
where s.order_id = t.order_id and h.address_mn = t.place_mn
  and (s.arrives::text || ' ' || h.check_in)::timestamp at time zone 'Asia/Ulaanbaatar' = t.starts_at;
