/** Rules of refunds, and of what cancelled and returned orders give back. */
import { problemsOf, type Checks } from "./check.ts"
import { returnedValue } from "./returned-value.ts"

export const refundChecks: Checks = {
  "no refund is lost or doubled": async ({ world: { db, standIns } }) => {
    const sent = await db.query<{ payment: string; state: string }>(
      `select substr(answer_reference, 6) as payment, max(state) as state
       from refunds where answer_reference like 'qpay %' and state in ('done', 'unknown') group by answer_reference`,
    )
    const times = new Map<string, number>()
    for (const payment of standIns.qpay.refunds) times.set(payment, (times.get(payment) ?? 0) + 1)
    const known = new Set(sent.map(({ payment }) => payment))
    const wrongIn = await problemsOf(
      db,
      `select o.number || ' gave back more than it took' as problem from orders o where (
         select coalesce(sum(amount), 0) from refunds f where f.order_id = o.id and reason in ('canceled', 'returned', 'shop')) > (
         select coalesce(sum(amount), 0) from bank_answers b where b.order_id = o.id and outcome = 'taken')
       union all
       select o.number || ' refunds ' || f.reason || ' ' || count(*) || ' times'
       from refunds f join orders o on o.id = f.order_id
       where reason = 'canceled' group by o.number, f.reason having count(*) > 1
       union all
       select answer_reference || ' is refunded ' || count(*) || ' times' from refunds
       where reason in ('late', 'again', 'amount') group by answer_reference having count(*) > 1
       union all
       select o.number || ' has a refund that nobody sends'
       from refunds f join orders o on o.id = f.order_id where f.state in ('due', 'asking')`,
    )
    return [
      ...wrongIn,
      ...[...times].filter(([, count]) => count > 1).map(([payment, count]) => `QPay sent ${payment} back ${count} times`),
      ...[...times]
        .filter(([payment, count]) => count === 1 && !known.has(payment))
        .map(([payment]) => `QPay sent ${payment} back, which nobody knows`),
      ...sent
        .filter(({ payment, state }) => state === "done" && !times.has(payment))
        .map(({ payment }) => `${payment} counts as sent back and was not`),
    ]
  },

  "cancelled and returned orders give back what they took": ({ world: { db } }) =>
    problemsOf(
      db,
      `with ${returnedValue}, sums as (
         select o.id, o.number, o.state, o.payment_state, o.total, o.wallet_total,
           coalesce((select sum(amount) from bank_answers b where b.order_id = o.id and outcome = 'taken'), 0) as money,
           coalesce((select sum(amount) from refunds f
             where f.order_id = o.id and reason in ('canceled', 'returned', 'shop')), 0) as back,
           coalesce((select sum(amount) from wallet_entries e where e.order_number = o.number), 0) as wallet,
           coalesce((select sum(amount) from wallet_entries e
             where e.order_number = o.number and action = 'earned' and amount > 0), 0) as earned,
           coalesce((select sum(amount) from refunds f where f.order_id = o.id and reason = 'shop'), 0) as gift,
           coalesce((select value from worth w where w.order_id = o.id), 0) as goods,
           coalesce((select sum(cashback) from returns r where r.order_id = o.id and r.status = 'accepted'), 0)
             + coalesce((select sum(cashback) from refunds f where f.order_id = o.id), 0) as unearned
         from orders o where o.completed_at is not null)
       select number || ' took ' || money || ' and gives back ' || back || ' and ' || wallet as problem from sums
       where state = 'canceled' and back + wallet <> money
       union all
       select number || ' returned goods of ' || goods || ' and gives back ' || back || ', wallet ' || wallet
         || ', earned ' || earned || ' less ' || unearned || ', credit ' || wallet_total
       from sums
       where state in ('complete', 'returned') and payment_state in ('paid', 'refunded')
         and back - gift + wallet <> goods - wallet_total + earned - unearned`,
    ),

  "each source gets back no more than it paid, and bonus and discount pay no more than their half of what is left": ({ world: { db } }) =>
    problemsOf(
      db,
      `with ${returnedValue}, moved as (
         select o.id, o.number, o.state, e.kind, e.partner_id,
           -coalesce(sum(e.amount) filter (where e.action = 'used'), 0) as used,
           coalesce(sum(e.amount) filter (where e.action = 'returned'), 0) as back
         from orders o join wallet_entries e on e.order_number = o.number
         where o.completed_at is not null group by 1, 2, 3, 4, 5)
       select number || ' gave ' || kind || ' ' || back || ' of ' || used as problem from moved where back > used
       union all
       select m.number || ' has ' || m.kind || ' of ' || (m.used - m.back) || ' in ' || w.remaining
       from moved m join worth w on w.order_id = m.id
       where m.state in ('complete', 'returned') and (
         m.kind = 'bonus' and (m.used - m.back) > div(w.remaining, 2)
         or m.kind = 'discount' and (m.used - m.back) > div(w.discountable, 2) + 1)
       union all
       select o.number || ' gave back ' || f.money || ' of money'
       from orders o join worth w on w.order_id = o.id
         join lateral (
           select coalesce(sum(amount), 0) as money from refunds f where f.order_id = o.id and reason = 'returned') f on true
       where f.money > w.value`,
    ),
}
