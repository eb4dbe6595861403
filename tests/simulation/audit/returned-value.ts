/** Value of the returned units of each order, calculated in SQL independently of the shop's rule. */

/**
 * Expressions for a `with` clause, of which `worth` is the result, with a row for each order. A line's price is its part of the
 * goods less the coupon, in the order of the lines, and units are their part of it. `value`: what was paid for the returned units;
 * `remaining` and `discountable`: what was paid for the others, and for those of them that a discount may pay.
 */
export const returnedValue = `goods as (
    select l.id, l.order_id, l.quantity, l.return_per_mille as rate,
      l.price::bigint * l.quantity as total, o.discount_total as discount,
      sum(l.price::bigint * l.quantity) over (partition by l.order_id) as whole,
      sum(l.price::bigint * l.quantity) over (partition by l.order_id order by coalesce(l.position, l.id), l.id) as until
    from line_items l join orders o on o.id = l.order_id
    where o.completed_at is not null
      and not exists (select from gift_card_products g where g.variant_id = l.variant_id)),
  paid as (
    select *, div((whole - discount) * until, whole) - div((whole - discount) * (until - total), whole) as net from goods),
  back as (
    select p.*, coalesce((
      select sum(x.quantity) from return_lines x join returns r on r.id = x.return_id
      where x.line_id = p.id and r.status = 'accepted'), 0) as units
    from paid p),
  worth as (
    select order_id, sum(div(net * units, quantity)) as value,
      sum(net - div(net * units, quantity)) as remaining,
      coalesce(sum(net - div(net * units, quantity)) filter (where rate in (10, 20)), 0) as discountable
    from back group by order_id)`
