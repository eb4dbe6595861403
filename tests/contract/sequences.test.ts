/** Sequences of a shopper's commands against the running shop: `COMMAND_RUNS` (20 by default) on each database, from `COMMAND_SEED`. */
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { pglite, postgres } from "./support/engines.ts"
import { listCommands } from "./sequences/list-commands.ts"
import { emptyModel, type Good, type Real } from "./sequences/model.ts"
import { moneyCommands } from "./sequences/money-commands.ts"
import { raceOfOrders } from "./sequences/race.ts"
import { Trial } from "./support/test-backend.ts"

const runs = Number(process.env["COMMAND_RUNS"] ?? 20)
const seed = process.env["COMMAND_SEED"]
const stock = [3, 4, 2] as const
const prices = [30_000, 50_000, 15_000] as const

describe.each([pglite, postgres])("a shopper on $name", (engine) => {
  let shop: Trial
  let goods: ReadonlyArray<Good>
  beforeAll(async () => {
    shop = await Trial.begin(engine)
    goods = await Promise.all(prices.map(async (price) => ({ price, variant: await shop.variant(0, price) })))
    expect(new Set(goods.map(({ variant }) => variant)).size).toBe(goods.length)
  })
  afterAll(() => shop?.end())

  raceOfOrders(() => shop)

  const begin = async (tried: Set<string>): Promise<Real> => {
    const somebody = await shop.somebody()
    const { db } = shop
    await db.query("update variants set on_hand = s.units from unnest($1::int[], $2::int[]) as s (id, units) where variants.id = s.id", [
      goods.map(({ variant }) => variant),
      stock,
    ])
    const real = {
      shop,
      somebody,
      goods,
      coupon: `SEQ${somebody.id}`,
      voucher: `SEQV${somebody.id}`,
      giftCard: `GIFT-SEQ-${somebody.id}`,
      tried,
    }
    await db.query("insert into coupons (code, percent, minimum, once_per_user) values ($1, 10, 0, true)", [real.coupon])
    await db.query('insert into vouchers (code, name, value) values ($1, \'{"mn": "Ваучер", "en": "Voucher"}\', 30000)', [real.voucher])
    await db.query("insert into gift_cards (number, amount) values ($1, 45000)", [real.giftCard])
    return real
  }

  it(
    "has the lists, money, stock and orders of a simple model after every command",
    async () => {
      const tried = new Set<string>()
      const commands = fc.commands([...listCommands(goods.length), ...moneyCommands(goods.length)], { maxCommands: 24, size: "max" })
      await fc.assert(
        fc.asyncProperty(commands, async (sequence) => {
          const real = await begin(tried)
          await fc.asyncModelRun(() => ({ model: emptyModel(stock), real }), sequence)
        }),
        { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) },
      )
      const stated = await shop.db.query(
        "select p.user_id from wallet_parts p where balance <> (select coalesce(sum(amount), 0) from wallet_entries e where e.user_id = p.user_id and e.kind = p.kind and e.partner_id is not distinct from p.partner_id)",
      )
      expect(stated).toEqual([])
      expect(tried.size).toBeGreaterThan(10)
    },
    60_000 + runs * 3000,
  )
})
