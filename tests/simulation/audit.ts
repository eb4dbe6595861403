/** Audit of a simulated shop: its books against those of its bank, its stock and its wallets, to the tugrik and to the unit. */
import type { Database } from "#backend/database/database.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import type { StandIns } from "./stand-ins.ts"
import type { World } from "./world.ts"

export type Finding = { readonly rule: string; readonly problems: ReadonlyArray<string> }

/** A payment by the books of its provider. */
type Paid = { readonly reference: string; readonly subject: string; readonly amount: number; readonly currency: string }

const subjectOf = (number: string): string => number.split("-")[0] ?? number

/** All payments that the outside companies have received. */
const paidByBooks = async (
  { qpay, golomt, storepay, most }: StandIns,
  transfers: World["transfers"],
  db: Database,
): Promise<ReadonlyArray<Paid>> => {
  const loans = await db.query<{ reference: string; number: string }>(
    "select r.reference, o.number from payment_requests r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where r.provider = 'storepay' and r.reference is not null",
  )
  const ofLoan = new Map(loans.map(({ reference, number }) => [reference, number]))
  return [
    ...qpay.invoices.flatMap(({ number, payments }) =>
      payments.map(({ payment_id, payment_amount, payment_currency }) => ({
        reference: `qpay ${payment_id}`,
        subject: subjectOf(number),
        amount: Number(payment_amount),
        currency: payment_currency,
      })),
    ),
    ...[...golomt.transactions].flatMap(([id, { paid }]) =>
      paid === null ? [] : [{ reference: `golomt ${id}`, subject: subjectOf(id), amount: Number(paid), currency: "MNT" }],
    ),
    ...storepay.loans.flatMap(({ id, amount, state }) =>
      state === "confirmed" ? [{ reference: `storepay ${id}`, subject: ofLoan.get(String(id)) ?? "", amount, currency: "MNT" }] : [],
    ),
    ...most.invoices.flatMap(({ number, paid }) =>
      paid === null ? [] : [{ reference: `most ${paid.transaction}`, subject: subjectOf(number), amount: paid.amount, currency: "MNT" }],
    ),
    ...transfers.map(({ number, amount, journal }) => ({
      reference: `bank_transfer ${journal}`,
      subject: number,
      amount,
      currency: "MNT",
    })),
  ]
}

/**
 * What was paid for the returned units of each order, worked out in SQL apart from the shop's rule: a line's price is its part of the goods
 * less the coupon, in the order of the lines, and units are their part of it. `remaining` and `discountable` are paid for what is left.
 */
const worth = `goods as (
    select l.id, l.order_id, l.quantity, l.return_per_mille as rate, l.price::bigint * l.quantity as total, o.discount_total as discount,
      sum(l.price::bigint * l.quantity) over (partition by l.order_id) as whole, sum(l.price::bigint * l.quantity) over (partition by l.order_id order by coalesce(l.position, l.id), l.id) as until
    from line_items l join orders o on o.id = l.order_id
    where o.completed_at is not null and not exists (select from gift_card_products g where g.variant_id = l.variant_id)),
  paid as (select *, div((whole - discount) * until, whole) - div((whole - discount) * (until - total), whole) as net from goods),
  back as (select p.*, coalesce((select sum(x.quantity) from return_lines x join returns r on r.id = x.return_id where x.line_id = p.id and r.status = 'accepted'), 0) as units from paid p),
  worth as (
    select order_id, sum(div(net * units, quantity)) as value, sum(net - div(net * units, quantity)) as remaining,
      coalesce(sum(net - div(net * units, quantity)) filter (where rate in (10, 20)), 0) as discountable
    from back group by order_id)`

type Check = (world: World, listed: ReadonlySet<string>, paid: ReadonlyArray<Paid>) => Promise<ReadonlyArray<string>>

const rows = async (db: Database, sql: string): Promise<ReadonlyArray<string>> =>
  (await db.query<{ problem: string }>(sql)).map(({ problem }) => problem)

const checks: Readonly<Record<string, Check>> = {
  "no order is lost or doubled": async ({ db, placed }) => {
    const stored = new Set(
      (await db.query<{ number: string }>("select number from orders where completed_at is not null")).map(({ number }) => number),
    )
    return [
      ...[...placed].filter((number) => !stored.has(number)).map((number) => `${number} was confirmed and is gone`),
      ...[...stored].filter((number) => !placed.has(number)).map((number) => `${number} was placed by nobody`),
    ]
  },
  "no payment is lost": async ({ db }, listed, paid) => {
    const known = new Set(
      (await db.query<{ reference: string }>("select reference from bank_answers where paid")).map(({ reference }) => reference),
    )
    return paid
      .filter(({ reference, subject }) => !known.has(reference) && !listed.has(subject) && !listed.has(reference))
      .map(({ reference, subject, amount }) => `${reference} of ${amount} for ${subject}`)
  },
  "no payment is taken twice": ({ db }) =>
    rows(
      db,
      `select number || ' took ' || count(*) || ' payments' as problem from bank_answers b join orders o on o.id = b.order_id where outcome = 'taken' and paid group by number having count(*) > 1
      union all select c.number || ' was credited ' || count(*) || ' times' from recharges c join wallet_entries e on e.memo = c.number and e.action = 'recharged' group by c.number having count(*) > 1`,
    ),
  "every order keeps or gives back what its bank received": async ({ db }, _, paid) => {
    const received = new Map<string, number>()
    for (const { subject, amount, currency } of paid) if (currency === "MNT") received.set(subject, (received.get(subject) ?? 0) + amount)
    const stored = await db.query<{ number: string; sum: number }>(
      `select o.number, (
         coalesce((select sum(amount) from bank_answers b where b.order_id = o.id and outcome = 'taken' and paid), 0)
         + coalesce((select sum(amount) from refunds f where f.order_id = o.id and reason in ('late', 'again', 'amount')), 0)
         + coalesce((select sum(amount) from payment_cases c where c.number = o.number and c.currency = 'MNT' and c.kind in ('amount', 'again', 'lost', 'unmatched')), 0))::bigint as sum
       from orders o where o.completed_at is not null
       union all
       select c.number, (case when c.state = 'paid' then c.amount else 0 end + coalesce((select sum(amount) from payment_cases k where k.number = c.number and k.currency = 'MNT'), 0))::bigint from recharges c`,
    )
    // A loan whose answer was lost is listed whether it was confirmed or not.
    const lost = new Set(
      (await db.query<{ number: string }>("select number from payment_cases where kind = 'lost'")).map(({ number }) => number),
    )
    return stored.flatMap(({ number, sum }) =>
      sum === (received.get(number) ?? 0) || lost.has(number)
        ? []
        : [`${number} received ${received.get(number) ?? 0} and accounts for ${sum}`],
    )
  },
  "an order's price is what was paid for it": ({ db }) =>
    rows(
      db,
      `select o.number || ' costs ' || o.total || ' and took ' || b.amount as problem from orders o join bank_answers b on b.order_id = o.id where b.outcome = 'taken' and b.amount <> o.total
      union all select number || ' is not worth its money and credit' from orders where completed_at is not null and item_total + ship_total - discount_total <> total + wallet_total
      union all select o.number || ' has other lines than its total' from orders o where completed_at is not null and item_total <> (select sum(price * quantity) from line_items where order_id = o.id)`,
    ),
  "no refund is lost or doubled": async ({ db, standIns }) => {
    const sent = await db.query<{ payment: string; state: string; count: number }>(
      "select substr(answer_reference, 6) as payment, max(state) as state, count(*)::int as count from refunds where answer_reference like 'qpay %' and state in ('done', 'unknown') group by answer_reference",
    )
    const byBooks = new Map<string, number>()
    for (const payment of standIns.qpay.refunds) byBooks.set(payment, (byBooks.get(payment) ?? 0) + 1)
    const known = new Set(sent.map(({ payment }) => payment))
    return [
      ...(await rows(
        db,
        `select o.number || ' gave back more than it took' as problem from orders o where (
          select coalesce(sum(amount), 0) from refunds f where f.order_id = o.id and reason in ('canceled', 'returned', 'shop')) > (
          select coalesce(sum(amount), 0) from bank_answers b where b.order_id = o.id and outcome = 'taken')
        union all select o.number || ' refunds ' || f.reason || ' ' || count(*) || ' times' from refunds f join orders o on o.id = f.order_id
          where reason in ('canceled') group by o.number, f.reason having count(*) > 1
        union all select answer_reference || ' is refunded ' || count(*) || ' times' from refunds where reason in ('late', 'again', 'amount') group by answer_reference having count(*) > 1
        union all select o.number || ' has a refund that nobody sends' from refunds f join orders o on o.id = f.order_id where f.state in ('due', 'asking')`,
      )),
      ...[...byBooks].flatMap(([payment, times]) =>
        times > 1
          ? [`QPay sent ${payment} back ${times} times`]
          : known.has(payment)
            ? []
            : [`QPay sent ${payment} back, which nobody knows`],
      ),
      ...sent.flatMap(({ payment, state }) =>
        state === "done" && !byBooks.has(payment) ? [`${payment} counts as sent back and was not`] : [],
      ),
    ]
  },
  "cancelled and returned orders give back what they took": ({ db }) =>
    rows(
      db,
      `with ${worth}, sums as (
        select o.id, o.number, o.state, o.payment_state, o.total, o.wallet_total,
          coalesce((select sum(amount) from bank_answers b where b.order_id = o.id and outcome = 'taken'), 0) as money,
          coalesce((select sum(amount) from refunds f where f.order_id = o.id and reason in ('canceled', 'returned', 'shop')), 0) as back,
          coalesce((select sum(amount) from wallet_entries e where e.order_number = o.number), 0) as wallet,
          coalesce((select sum(amount) from wallet_entries e where e.order_number = o.number and action = 'earned' and amount > 0), 0) as earned,
          coalesce((select sum(amount) from refunds f where f.order_id = o.id and reason = 'shop'), 0) as gift,
          coalesce((select value from worth w where w.order_id = o.id), 0) as goods,
          coalesce((select sum(cashback) from returns r where r.order_id = o.id and r.status = 'accepted'), 0)
            + coalesce((select sum(cashback) from refunds f where f.order_id = o.id), 0) as unearned
        from orders o where o.completed_at is not null)
      select number || ' took ' || money || ' and gives back ' || back || ' and ' || wallet as problem from sums where state = 'canceled' and back + wallet <> money
      union all select number || ' returned goods of ' || goods || ' and gives back ' || back || ', wallet ' || wallet || ', earned ' || earned || ' less ' || unearned || ', credit ' || wallet_total
        from sums where state in ('complete', 'returned') and payment_state in ('paid', 'refunded') and back - gift + wallet <> goods - wallet_total + earned - unearned`,
    ),
  "each source gets back no more than it paid, and bonus and discount pay no more than their half of what is left": ({ db }) =>
    rows(
      db,
      `with ${worth}, moved as (
        select o.id, o.number, o.state, e.kind, e.partner_id, -coalesce(sum(e.amount) filter (where e.action = 'used'), 0) as used, coalesce(sum(e.amount) filter (where e.action = 'returned'), 0) as back
        from orders o join wallet_entries e on e.order_number = o.number where o.completed_at is not null group by 1, 2, 3, 4, 5)
      select number || ' gave ' || kind || ' ' || back || ' of ' || used as problem from moved where back > used
      union all select m.number || ' has ' || m.kind || ' of ' || (m.used - m.back) || ' in ' || w.remaining from moved m join worth w on w.order_id = m.id
        where m.state in ('complete', 'returned') and (m.kind = 'bonus' and (m.used - m.back) > div(w.remaining, 2) or m.kind = 'discount' and (m.used - m.back) > div(w.discountable, 2) + 1)
      union all select o.number || ' gave back ' || f.money || ' of money' from orders o join worth w on w.order_id = o.id
        join lateral (select coalesce(sum(amount), 0) as money from refunds f where f.order_id = o.id and reason = 'returned') f on true where f.money > w.value`,
    ),
  "a paid order has its gift cards, and a cancelled one none that is good": ({ db }) =>
    rows(
      db,
      `select o.number || ' has ' || count(g.number) || ' cards of ' || max(l.quantity) as problem
        from orders o join line_items l on l.order_id = o.id join gift_card_products p on p.variant_id = l.variant_id
          left join gift_cards g on g.line_id = l.id and (g.canceled_at is null) = (o.state <> 'canceled')
        where o.paid_at is not null group by o.number, l.id having count(g.number) <> max(l.quantity)
      union all select number || ' was cancelled and is redeemed' from gift_cards where canceled_at is not null and redeemed_at is not null
      union all select 'card ' || number || ' has no letter' from gift_cards g where order_id is not null and canceled_at is null
        and not exists (select from letters l where l.key = 'gift card ' || g.line_id || ' ' || g.copy)`,
    ),
  "stock, sold and returned units add up": async ({ db, variants }) =>
    rows(
      db,
      `select 'variant ' || v.id || ' has ' || v.on_hand || ' on hand' as problem from variants v join simulated_stock s on s.id = v.id where v.on_hand <> s.units
        - coalesce((select sum(l.quantity) from line_items l join orders o on o.id = l.order_id where l.variant_id = v.id and o.state in ('complete', 'returned')), 0)
        + coalesce((select sum(x.quantity) from return_lines x join returns r on r.id = x.return_id join line_items l on l.id = x.line_id where l.variant_id = v.id and r.status = 'accepted'), 0)
      union all select 'there are other goods' where (select count(*) from simulated_stock) <> ${variants.length}`,
    ),
  "wallets are the sum of their statements": ({ db }) =>
    rows(
      db,
      `select 'user ' || p.user_id || ' has ' || p.balance || ' of ' || p.kind as problem from wallet_parts p where balance <> (
        select coalesce(sum(amount), 0) from wallet_entries e where e.user_id = p.user_id and e.kind = p.kind and e.partner_id is not distinct from p.partner_id)
      union all select number || ' earned ' || count(*) || ' times' from orders o join wallet_entries e on e.order_number = o.number and e.action = 'earned' and e.amount > 0 group by number having count(*) > 1`,
    ),
  "every sale has one receipt, and no refunded order has any": async ({ db, standIns }, listed) => {
    const live = new Map<string, number[]>()
    for (const { suffix, total, isVoid } of standIns.posapi.receipts) if (!isVoid) live.set(suffix, [...(live.get(suffix) ?? []), total])
    const wanted = await db.query<{ number: string; total: number }>(
      `with ${worth} select o.number, case when o.payment_state <> 'paid' or o.delivered_at is null then 0 else
         o.item_total - o.discount_total + o.ship_total - coalesce((select value from worth w where w.order_id = o.id), 0) end::int as total
       from orders o where completed_at is not null`,
    )
    return wanted.flatMap(({ number, total }) => {
      const filed = live.get(number.slice(1)) ?? []
      const isRight = total === 0 ? filed.length === 0 : filed.length === 1 && filed[0] === total
      // What a person must look at is filed at most once all the same.
      return isRight || (listed.has(number) && filed.length <= 1)
        ? []
        : [`${number} of ${total} has receipts of ${filed.join(" and ") || "nothing"}`]
    })
  },
  "no letter is doubled or waits": async ({ db, standIns }) => {
    const [letters] = await db.query<{ sent: number; unknown: number; waiting: number; failed: number }>(
      `select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'unknown')::int as unknown,
         count(*) filter (where state in ('waiting', 'sending'))::int as waiting, count(*) filter (where state = 'failed')::int as failed from letters
         -- Nobody carries its mail, which gift cards are sent by.
         where channel = 'sms'`,
    )
    if (letters === undefined) return ["there are no letters"]
    const { sent, unknown, waiting, failed } = letters
    const taken = standIns.sms.taken.length
    return [
      ...(waiting > 0 ? [`${waiting} letters wait`] : []),
      ...(failed > 0 ? [`${failed} letters failed`] : []),
      ...(taken < sent || taken > sent + unknown
        ? [`the company took ${taken} letters, the shop knows of ${sent} and doubts ${unknown}`]
        : []),
      ...(await rows(
        db,
        "select number || ' was paid and told nothing' as problem from orders o where paid_at is not null and not exists (select from letters l where l.key = 'order ' || o.number || ' paid')",
      )),
    ]
  },
  "every order ends in a known state or on the list for a person": async ({ db, ends }, listed) => {
    const odd = await db.query<{ number: string; states: string }>(
      `select number, concat_ws(' ', state, payment_state, shipment_state) as states from orders where completed_at is not null
         and (state, payment_state) not in (('canceled', 'void'), ('canceled', 'overdue'), ('canceled', 'refunded'), ('returned', 'refunded'))
         and not (state = 'complete' and payment_state = 'paid' and shipment_state = 'delivered')`,
    )
    const unconfirmed = await rows(
      db,
      "select 'receipt of ' || o.number || ' is still ' || r.status as problem from receipts r join orders o on o.id = r.order_id where r.status in ('pending', 'asking') or r.void_state in ('due', 'asking') and r.status = 'confirmed' union all select 'request ' || number || ' is still ' || state as problem from payment_requests where state in ('wanted', 'asking')",
    )
    const lives = [...ends].filter(([, end]) => end === "lost").map(([index]) => `the life of order ${index} ended in an error`)
    return [
      ...odd.filter(({ number }) => !listed.has(number)).map(({ number, states }) => `${number} is ${states}`),
      ...unconfirmed,
      ...lives,
    ]
  },
}

/** Result of every rule, in the order in which they are printed. Its questions read whole tables: no time limit. */
export const audit = (world: World): Promise<ReadonlyArray<Finding>> =>
  world.db.transaction(
    async (db) => {
      const open = await openCases(db)
      const listed = new Set(open.flatMap(({ number, note }) => [number ?? "", note]))
      const paid = await paidByBooks(world.standIns, world.transfers, db)
      const findings: Finding[] = []
      for (const [rule, check] of Object.entries(checks)) findings.push({ rule, problems: await check({ ...world, db }, listed, paid) })
      return [...findings, { rule: "the shop answered as it should", problems: world.wrong }]
    },
    { unlimited: true },
  )
