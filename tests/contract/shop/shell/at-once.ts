/** Concurrent calls on PostgreSQL, which has many connections. */
import { describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { type Answer, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { giveBalance } from "#tests/contract/support/wallet-balance.ts"
import { payFromWallet, saveAddress } from "../cart/checkout-steps.ts"

export const callsAtOnce = (shop: () => Trial): void => {
  /** Number of connections that wait for a lock. */
  const waiting = async (): Promise<number> => (await shop().db.query("select from pg_stat_activity where wait_event_type = 'Lock'")).length
  /** Runs `first` in a transaction that stays open until `meanwhile` has started. */
  const within = async (first: (tx: Database) => Promise<unknown>, meanwhile: () => Promise<void>): Promise<void> => {
    await shop().db.transaction(async (tx) => {
      await first(tx)
      await meanwhile()
    })
  }
  const cartOf = async (somebody: Somebody, variants: ReadonlyArray<number>): Promise<string> => {
    let number = ""
    for (const variant of variants) number = text((await shop().add(variant, 1, somebody.headers)).body["number"])
    await saveAddress(shop(), somebody, number)
    return number
  }

  describe("concurrent orders", () => {
    it("of other variants of the same products do not deadlock", async () => {
      const [one, other] = await shop().db.query<{ product: number; variants: ReadonlyArray<number> }>(
        `select product_id as product, array_agg(id order by id) as variants from variants
         where id not in (select variant_id from gift_card_products) group by product_id having count(*) > 1 order by product_id desc limit 2`,
      )
      const [first = 0, second = 0] = one?.variants ?? []
      const [third = 0, fourth = 0] = other?.variants ?? []
      await shop().db.query("update variants set on_hand = 9 where id = any ($1::int[])", [[first, second, third, fourth]])
      const buyers = [await shop().somebody(), await shop().somebody()] as const
      const numbers = [await cartOf(buyers[0], [first, third]), await cartOf(buyers[1], [fourth, second])] as const
      const placements: Array<Promise<{ readonly status: number }>> = []
      await within(
        (tx) => tx.query("select 1 from search_entries where product_id = $1 for update", [one?.product]),
        async () => {
          for (const at of [0, 1] as const) {
            placements.push(shop().place(buyers[at], numbers[at]))
            await expect.poll(waiting).toBe(at + 1)
          }
        },
      )
      expect((await Promise.all(placements)).map(({ status }) => status)).toEqual([200, 200])
    })
  })

  describe("payment cards", () => {
    it("are removed and chosen at once without a deadlock", async () => {
      const { id, headers } = await shop().somebody()
      await shop().db.query(
        `insert into saved_cards (id, user_id, bank, last_digits, is_default, created_at, registered_at)
         select $1::text || n, $2, 'Bank', '4242', n = 1, now(), now() from generate_series(1, 2) n`,
        [`card-of-${id}-`, id],
      )
      const removed: Array<Promise<Answer>> = []
      // A choice of the default card, which stops between its locks.
      await shop().db.transaction(async (tx) => {
        await tx.query("select from users where id = $1 for update", [id])
        removed.push(shop().call("DELETE", "/api/v2/users/remove_card", { headers, body: { cardId: `card-of-${id}-1` } }))
        await expect.poll(waiting).toBe(1)
        await tx.query("update saved_cards set is_default = false where user_id = $1 and is_default", [id])
      })
      expect((await Promise.all(removed)).map(({ status }) => status)).toEqual([200])
    })
  })

  describe("cancellation", () => {
    const earner = async (variant: number) => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, variant, 3)
      await shop().bank(number, "pay")
      return { somebody, number }
    }
    const setBonus = (tx: Database, { id }: Somebody, balance: number) => giveBalance(tx, id, "bonus", balance)
    const bonusEntries = async ({ id }: Somebody) =>
      shop().db.query("select amount, balance from wallet_entries where user_id = $1 and kind = 'bonus' order by id", [id])

    it("takes cashback back from a balance that grows meanwhile", async () => {
      const { somebody, number } = await earner(await shop().variant(5, 100_000))
      await shop().give(somebody.id, "bonus", 0)
      const canceled: Array<Promise<Answer>> = []
      await within(
        (tx) => setBonus(tx, somebody, 6900),
        async () => {
          canceled.push(shop().cancel(somebody, number))
          await expect.poll(waiting).toBe(1)
        },
      )
      expect((await canceled[0])?.body).toMatchObject({ payment_state: "refunded", refunded_amount: "305000.0" })
      expect(await shop().balance(somebody.id, "bonus")).toBe(3900)
      expect(await bonusEntries(somebody)).toEqual([
        { amount: 3000, balance: 3000 },
        { amount: -3000, balance: 0 },
        { amount: 6900, balance: 6900 },
        { amount: -3000, balance: 3900 },
      ])
    })

    it("takes what is left of a balance that shrinks meanwhile", async () => {
      const { somebody, number } = await earner(await shop().variant(5, 100_000))
      const canceled: Array<Promise<Answer>> = []
      await within(
        (tx) => setBonus(tx, somebody, 1000),
        async () => {
          canceled.push(shop().cancel(somebody, number))
          await expect.poll(waiting).toBe(1)
        },
      )
      expect((await canceled[0])?.body).toMatchObject({ payment_state: "refunded", refunded_amount: "303000.0" })
      expect(await shop().balance(somebody.id, "bonus")).toBe(0)
    })

    it("does not deadlock with an order that pays from the same wallet parts", async () => {
      const [one, other] = await shop().db.query<{ id: number }>(
        "select min(id) as id from variants where id not in (select variant_id from hotel_rooms) group by product_id order by product_id desc offset 4 limit 2",
      )
      const variants = [one?.id ?? 0, other?.id ?? 0] as const
      await shop().db.query("update variants set on_hand = 9, price = 100000, selling_price = 100000 where id = any ($1::int[])", [
        variants,
      ])
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "bonus", 20_000)
      await shop().give(somebody.id, "money", 60_000)
      const paid = await shop().checkedOut(somebody, variants[0])
      await payFromWallet(shop(), somebody, paid, 30_000, "money")
      await shop().place(somebody, paid)
      await shop().bank(paid, "pay")
      const next = await shop().checkedOut(somebody, variants[1])
      await payFromWallet(shop(), somebody, next, 40_000)
      const answers: Array<Promise<Answer>> = []
      await within(
        (tx) => tx.query("select from wallet_parts where user_id = $1 and kind = 'bonus' for update", [somebody.id]),
        async () => {
          answers.push(shop().place(somebody, next))
          await expect.poll(waiting).toBe(1)
          answers.push(shop().cancel(somebody, paid))
          await expect.poll(waiting).toBe(2)
        },
      )
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    })
  })

  describe("reindexed products", () => {
    const stock = async (variant: number) =>
      (
        await shop().db.query("select e.on_hand from search_entries e join variants v on v.product_id = e.product_id where v.id = $1", [
          variant,
        ])
      )[0]
    const single = async (): Promise<{ readonly id: number; readonly product: number }> => {
      const [found] = await shop().db.query<{ id: number; product: number }>(
        "select min(id) as id, product_id as product from variants where id not in (select variant_id from hotel_rooms) group by product_id having count(*) = 1 order by product_id desc limit 1",
      )
      const { id, product } = found ?? { id: 0, product: 0 }
      await shop().db.query("update variants set on_hand = 7 where id = $1", [id])
      return { id, product }
    }

    it("have the stock that a concurrent order leaves", async () => {
      const { id, product } = await single()
      let indexing = Promise.resolve()
      await within(
        (tx) => tx.query("update variants set on_hand = 4 where id = $1", [id]),
        async () => {
          indexing = shop().db.transaction((tx) => indexProducts(tx, [product], instantOf(Date.now())))
          await expect.poll(waiting).toBe(1)
        },
      )
      await indexing
      expect(await stock(id)).toEqual({ on_hand: 4 })
    })

    it("have the stock that a waiting order leaves", async () => {
      const { id, product } = await single()
      const somebody = await shop().somebody()
      const number = await cartOf(somebody, [id])
      let placements: Promise<{ readonly status: number }> = Promise.resolve({ status: 0 })
      await within(
        (tx) => indexProducts(tx, [product], instantOf(Date.now())),
        async () => {
          placements = shop().place(somebody, number)
          await expect.poll(waiting).toBe(1)
        },
      )
      expect((await placements).status).toBe(200)
      expect(await stock(id)).toEqual({ on_hand: 6 })
    })
  })
}
