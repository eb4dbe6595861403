/** Rules of gift cards, stock and wallets. */
import { problemsOf, type Checks } from "./check.ts"

export const stockAndWalletChecks: Checks = {
  "a paid order has its gift cards, and a cancelled one none that is good": ({ world: { db } }) =>
    problemsOf(
      db,
      `select o.number || ' has ' || count(g.number) || ' cards of ' || max(l.quantity) as problem
       from orders o join line_items l on l.order_id = o.id join gift_card_products p on p.variant_id = l.variant_id
         left join gift_cards g on g.line_id = l.id and (g.canceled_at is null) = (o.state <> 'canceled')
       where o.paid_at is not null group by o.number, l.id having count(g.number) <> max(l.quantity)
       union all
       select number || ' was cancelled and is redeemed' from gift_cards
       where canceled_at is not null and redeemed_at is not null
       union all
       select 'card ' || number || ' has no letter' from gift_cards g
       where order_id is not null and canceled_at is null
         and not exists (select from letters l where l.key = 'gift card ' || g.line_id || ' ' || g.copy)`,
    ),

  "stock, sold and returned units add up": ({ world: { db, variants } }) =>
    problemsOf(
      db,
      `select 'variant ' || v.id || ' has ' || v.on_hand || ' on hand' as problem
       from variants v join simulated_stock s on s.id = v.id
       where v.on_hand <> s.units
         - coalesce((
             select sum(l.quantity) from line_items l join orders o on o.id = l.order_id
             where l.variant_id = v.id and o.state in ('complete', 'returned')), 0)
         + coalesce((
             select sum(x.quantity)
             from return_lines x join returns r on r.id = x.return_id join line_items l on l.id = x.line_id
             where l.variant_id = v.id and r.status = 'accepted'), 0)
       union all
       select 'there are other goods' where (select count(*) from simulated_stock) <> ${variants.length}`,
    ),

  "wallets are the sum of their statements": ({ world: { db } }) =>
    problemsOf(
      db,
      `select 'user ' || p.user_id || ' has ' || p.balance || ' of ' || p.kind as problem from wallet_parts p
       where balance <> (
         select coalesce(sum(amount), 0) from wallet_entries e
         where e.user_id = p.user_id and e.kind = p.kind and e.partner_id is not distinct from p.partner_id)
       union all
       select number || ' earned ' || count(*) || ' times'
       from orders o join wallet_entries e on e.order_number = o.number and e.action = 'earned' and e.amount > 0
       group by number having count(*) > 1`,
    ),
}
