/** Checks that no order or payment is lost, doubled or of another sum. */
import { problemsOf, type Checks } from "./check.ts"

export const paymentChecks: Checks = {
  "no order is lost or doubled": async ({ world: { db, placed } }) => {
    const stored = new Set(
      (await db.query<{ number: string }>("select number from orders where completed_at is not null")).map(({ number }) => number),
    )
    return [
      ...[...placed].filter((number) => !stored.has(number)).map((number) => `${number} was confirmed and is gone`),
      ...[...stored].filter((number) => !placed.has(number)).map((number) => `${number} was placed by nobody`),
    ]
  },

  "no payment is lost": async ({ world: { db }, listed, payments }) => {
    const stored = new Set(
      (await db.query<{ reference: string }>("select reference from bank_answers where paid")).map(({ reference }) => reference),
    )
    return payments
      .filter(({ reference, subject }) => !stored.has(reference) && !listed.has(subject))
      .map(({ reference, subject, amount }) => `${reference} of ${amount} for ${subject}`)
  },

  "no payment is taken twice": ({ world: { db } }) =>
    problemsOf(
      db,
      `select number || ' took ' || count(*) || ' payments' as problem
       from bank_answers b join orders o on o.id = b.order_id
       where outcome = 'taken' and paid
       group by number having count(*) > 1
       union all
       select c.number || ' was credited ' || count(*) || ' times'
       from recharges c join wallet_entries e on e.memo = c.number and e.action = 'recharged'
       group by c.number having count(*) > 1`,
    ),

  // A payment is taken, refunded at once (`late`, `again`, `amount`), or a case for a person. Refunds of other reasons (`canceled`,
  // `returned`, `shop`) give back what was taken, so they are not added; a `refused` request received nothing; `currency` is not in tugrik.
  "every order keeps or gives back what its bank received": async ({ world: { db }, payments }) => {
    const received = new Map<string, number>()
    for (const { subject, amount, currency } of payments)
      if (currency === "MNT") received.set(subject, (received.get(subject) ?? 0) + amount)
    const accounted = await db.query<{ number: string; sum: number }>(
      `select o.number, (
         coalesce((select sum(amount) from bank_answers b where b.order_id = o.id and outcome = 'taken' and paid), 0)
         + coalesce((select sum(amount) from refunds f where f.order_id = o.id and reason in ('late', 'again', 'amount')), 0)
         + coalesce((select sum(amount) from payment_cases c
             where c.number = o.number and c.currency = 'MNT' and c.kind in ('amount', 'again', 'unmatched')), 0)
         )::bigint as sum
       from orders o where o.completed_at is not null
       union all
       select c.number, (
         case when c.state = 'paid' then c.amount else 0 end
         + coalesce((select sum(amount) from payment_cases k
             where k.number = c.number and k.currency = 'MNT'
             and k.kind in ('amount', 'again', 'unmatched')), 0)
         )::bigint
       from recharges c`,
    )
    // A loan whose answer was lost is on the list for a person, whether it was confirmed or not.
    const ofLostLoan = new Set(
      (await db.query<{ number: string }>("select number from payment_cases where kind = 'lost'")).map(({ number }) => number),
    )
    return accounted
      .filter(({ number, sum }) => sum !== (received.get(number) ?? 0) && !ofLostLoan.has(number))
      .map(({ number, sum }) => `${number} received ${received.get(number) ?? 0} and accounts for ${sum}`)
  },

  "an order's price is what was paid for it": ({ world: { db } }) =>
    problemsOf(
      db,
      `select o.number || ' costs ' || o.total || ' and took ' || b.amount as problem
       from orders o join bank_answers b on b.order_id = o.id
       where b.outcome = 'taken' and b.amount <> o.total`,
    ),

  "an order's goods and delivery are paid by money and wallet": ({ world: { db } }) =>
    problemsOf(
      db,
      `select number || ' is not worth its money and its wallet amount' as problem from orders
       where completed_at is not null and item_total + ship_total - discount_total <> total + wallet_total`,
    ),

  "an order's lines add up to its total": ({ world: { db } }) =>
    problemsOf(
      db,
      `select o.number || ' has other lines than its total' as problem from orders o
       where o.completed_at is not null
         and item_total <> (select sum(price * quantity) from line_items where order_id = o.id)`,
    ),
}
