/** Race of orders with wallet money for too little stock: placed in two tabs each, paid and cancelled at once. `RACE_ORDERS` of them, 60 by default. */
import { expect, it } from "vitest"
import { payFromWallet } from "#tests/contract/shop/cart/checkout-steps.ts"
import { type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

const rounds = 4
const people = Math.ceil(Number(process.env["RACE_ORDERS"] ?? 60) / rounds)
/** Stock for about two thirds of the orders. */
const onHand = Math.floor(people * rounds * 0.65)
/** Wallet money of each shopper: less than they would spend on all their orders. */
const balance = 120_000

/** Invariants of the database, each with a query of the rows that break it. */
const invariants = {
  "a balance is not negative, and is the sum of its entries": `
    select p.user_id, p.kind, p.balance from wallet_parts p where balance < 0 or balance <> (
      select coalesce(sum(amount), 0) from wallet_entries e
      where e.user_id = p.user_id and e.kind = p.kind and e.partner_id is not distinct from p.partner_id)`,
  "a placed order is worth its goods and delivery less its discount": `
    select number, total, wallet_total from orders
    where completed_at is not null and item_total + ship_total - discount_total <> total + wallet_total`,
  "a placed order took its wallet money": `
    select number, wallet_total from orders o where completed_at is not null and wallet_total <> (
      select coalesce(-sum(amount), 0) from wallet_entries e where e.order_number = o.number and e.action = 'used')`,
  "a cancelled order gave its wallet money back": `
    select number, wallet_total from orders o where state = 'canceled' and wallet_total <> (
      select coalesce(sum(amount), 0) from wallet_entries e where e.order_number = o.number and e.action = 'returned')`,
  "an order earns cashback once": `
    select o.number from orders o join wallet_entries e on e.order_number = o.number and e.action = 'earned' and e.amount > 0
    group by o.number having count(*) > 1`,
  "a stock is not negative": "select id, on_hand from variants where on_hand < 0",
} as const

/** Rows that break each invariant that is broken. */
const brokenInvariants = async ({ db }: Trial): Promise<ReadonlyArray<readonly [string, ReadonlyArray<unknown>]>> => {
  const rows = await Promise.all(Object.entries(invariants).map(async ([name, query]) => [name, await db.query(query)] as const))
  return rows.filter(([, broken]) => broken.length > 0)
}

type Outcome = "placed" | "refused" | "sold out" | "cancelled" | "kept"

export const raceOfOrders = (shop: () => Trial): void => {
  it("keeps statements, balances and stock after a race of orders with wallet money", { timeout: 180_000 }, async () => {
    const variant = await shop().variant(onHand, 50_000)
    const shoppers: Array<Somebody> = []
    for (let at = 0; at < people; at += 1) {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", balance)
      shoppers.push(somebody)
    }
    const counts: Record<Outcome, number> = { placed: 0, refused: 0, "sold out": 0, cancelled: 0, kept: 0 }
    const note = (outcome: Outcome): void => {
      counts[outcome] += 1
    }

    const buy = async (somebody: Somebody, at: number, round: number): Promise<void> => {
      const number = await shop().checkedOut(somebody, variant)
      if (number === "") return note("sold out")
      await payFromWallet(shop(), somebody, number, round % 2 === 0 ? 30_000 : 55_000)
      const tabs = await Promise.all([shop().place(somebody, number), shop().place(somebody, number)])
      if (!tabs.some(({ status }) => status === 200)) {
        // The next order begins with an empty cart.
        await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
        return note("refused")
      }
      note("placed")
      if ((at + round) % 3 !== 0) return
      const [one, other] = await Promise.all([shop().cancel(somebody, number), shop().cancel(somebody, number), shop().bank(number, "pay")])
      note(one.status === 200 || other.status === 200 ? "cancelled" : "kept")
    }
    for (let round = 0; round < rounds; round += 1) await Promise.all(shoppers.map((somebody, at) => buy(somebody, at, round)))

    expect(await brokenInvariants(shop())).toEqual([])
    const [sold] = await shop().db.query<{ units: number }>(
      "select coalesce(sum(quantity), 0)::int as units from line_items l join orders o on o.id = l.order_id where variant_id = $1 and o.state = 'complete'",
      [variant],
    )
    expect((await shop().onHand(variant)) + (sold?.units ?? 0)).toBe(onHand)
    const turnedAway = counts.refused + counts["sold out"]
    expect(counts.placed + turnedAway).toBe(people * rounds)
    // Each outcome was tried often.
    expect(Math.min(counts.placed, counts.cancelled, turnedAway), JSON.stringify(counts)).toBeGreaterThan(people / 10)
    for (const { id } of shoppers) {
      const [row] = await shop().db.query<{ spent: number; earned: number }>(
        `select (select coalesce(sum(wallet_total), 0)::int from orders where user_id = $1 and state = 'complete') as spent,
           (select coalesce(sum(amount), 0)::int from wallet_entries where user_id = $1 and action = 'earned') as earned`,
        [id],
      )
      expect(await shop().wallet(id)).toBe(balance - (row?.spent ?? 0) + (row?.earned ?? 0))
    }
  })
}
