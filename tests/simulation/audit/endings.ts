/** Rules of receipts, letters and the end of every order. */
import { problemsOf, type Checks } from "./check.ts"
import { returnedValue } from "./returned-value.ts"

export const endingChecks: Checks = {
  "every sale has one receipt, and no refunded order has any": async ({ world: { db, standIns }, listed }) => {
    const filedTotals = new Map<string, number[]>()
    for (const { suffix, total, isVoid } of standIns.posapi.receipts)
      if (!isVoid) filedTotals.set(suffix, [...(filedTotals.get(suffix) ?? []), total])
    const orders = await db.query<{ number: string; total: number }>(
      `with ${returnedValue}
       select o.number, (case
         -- The delivery is sold although the goods came back, as far as its money did not go back.
         when o.state = 'returned' then least(o.ship_total, o.total + o.wallet_total
           - coalesce((select sum(amount) from refunds f where f.order_id = o.id and reason in ('returned', 'shop')), 0)
           - coalesce((select sum(amount) from wallet_entries e where e.order_number = o.number and action = 'returned'), 0))
         when o.payment_state <> 'paid' or o.delivered_at is null then 0
         else o.item_total - o.discount_total + o.ship_total - coalesce((select value from worth w where w.order_id = o.id), 0)
         end)::int as total
       from orders o where completed_at is not null`,
    )
    return orders.flatMap(({ number, total }) => {
      const filed = filedTotals.get(number.slice(1)) ?? []
      const isRight = total === 0 ? filed.length === 0 : filed.length === 1 && filed[0] === total
      // A receipt that a person must look at is filed at most once all the same.
      const isListed = listed.has(number) && filed.length <= 1
      return isRight || isListed ? [] : [`${number} of ${total} has receipts of ${filed.join(" and ") || "nothing"}`]
    })
  },

  "no letter is doubled or waits": async ({ world: { db, standIns } }) => {
    const [letters] = await db.query<{ sent: number; unknown: number; waiting: number; failed: number }>(
      `select count(*) filter (where state = 'sent')::int as sent,
         count(*) filter (where state = 'unknown')::int as unknown,
         count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
         count(*) filter (where state = 'failed')::int as failed
       from letters
       -- The simulation has no carrier of e-mails, which gift cards are sent by.
       where channel = 'sms'`,
    )
    if (letters === undefined) return ["there are no letters"]
    const { sent, unknown, waiting, failed } = letters
    const taken = standIns.sms.taken.length
    const unannounced = await problemsOf(
      db,
      `select number || ' was paid and has no letter' as problem from orders o
       where paid_at is not null and not exists (select from letters l where l.key = 'order ' || o.number || ' paid')`,
    )
    return [
      ...(waiting > 0 ? [`${waiting} letters wait`] : []),
      ...(failed > 0 ? [`${failed} letters failed`] : []),
      ...(taken < sent || taken > sent + unknown
        ? [`the company took ${taken} letters, the shop counts ${sent} as sent and ${unknown} as unknown`]
        : []),
      ...unannounced,
    ]
  },

  "every order ends in a known state or on the list for a person": async ({ world: { db, outcomes }, listed }) => {
    const odd = await db.query<{ number: string; states: string }>(
      `select number, concat_ws(' ', state, payment_state, shipment_state) as states from orders
       where completed_at is not null
         and (state, payment_state) not in (
           ('canceled', 'void'), ('canceled', 'overdue'), ('canceled', 'refunded'), ('returned', 'refunded'))
         and not (state = 'complete' and payment_state = 'paid' and shipment_state = 'delivered')`,
    )
    const unfinished = await problemsOf(
      db,
      `select 'receipt of ' || o.number || ' is still ' || r.status as problem
       from receipts r join orders o on o.id = r.order_id
       where r.status in ('pending', 'asking') or r.void_state in ('due', 'asking') and r.status = 'confirmed'
       union all
       select 'request ' || number || ' is still ' || state from payment_requests where state in ('wanted', 'asking')`,
    )
    const lost = [...outcomes].filter(([, outcome]) => outcome === "lost")
    return [
      ...odd.filter(({ number }) => !listed.has(number)).map(({ number, states }) => `${number} is ${states}`),
      ...unfinished,
      ...lost.map(([index]) => `the life of order ${index} ended in an error`),
    ]
  },
}
