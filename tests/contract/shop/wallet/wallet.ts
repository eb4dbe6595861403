/** Wallet: its parts, cashback, loyalty, and the flags that switch it off. */
import { describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { tugrik } from "#domain/rules/money.ts"
import { plain, text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { walletSteps } from "./wallet-steps.ts"
import { applyCoupon, payFromWallet } from "../cart/checkout-steps.ts"
import { withFlags } from "../shell/flag-steps.ts"

export const walletCalls = (shop: () => Trial): void => {
  const { get } = walletSteps(shop)

  describe("wallet", () => {
    /** Gives 9,000 of one partner, whose minimum is 500, and 7,000 of another, whose minimum is 100,000. */
    const givePartners = async (somebody: Somebody) => {
      await shop().give(somebody.id, "partner", 9000)
      await shop().db.query(
        `with entry as (insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at) values ($1, 'partner', 'altan-travel', 'earned', 7000, 7000, now()))
         insert into wallet_parts (user_id, kind, partner_id, balance) values ($1, 'partner', 'altan-travel', 7000)`,
        [somebody.id],
      )
    }

    it("has a part for each partner, with its minimum [W5] [C24]", async () => {
      const somebody = await shop().somebody()
      await givePartners(somebody)
      expect((await get(somebody, "wallet")).body).toEqual({
        balance: "16000.0",
        parts: [
          { kind: "partner", balance: "9000.0", partner: "Tenger Fuel", partner_id: "tenger-fuel", minimum: "500.0" },
          { kind: "partner", balance: "7000.0", partner: "Altan Travel", partner_id: "altan-travel", minimum: "100000.0" },
        ],
      })
    })

    it("pays from a partner only for purchases from its minimum on [W5]", async () => {
      const somebody = await shop().somebody()
      await givePartners(somebody)
      const variant = await shop().variant(9, 99_999)
      const number = text((await shop().add(variant, 1, somebody.headers)).body["number"])
      expect((await payFromWallet(shop(), somebody, number, 9001)).status).toBe(422)
      await shop().db.query("update variants set price = 100000, selling_price = 100000 where id = $1", [variant])
      const used = await payFromWallet(shop(), somebody, number, 9001)
      expect(used.body["wallet"]?.["parts"]).toMatchObject([{ used: "9000.0" }, { used: "1.0" }])
    })

    it("gives each partner's money back with a cancelled order [W5]", async () => {
      const somebody = await shop().somebody()
      await givePartners(somebody)
      const number = await shop().checkedOut(somebody, await shop().variant(9, 100_000))
      await payFromWallet(shop(), somebody, number, 9001)
      await shop().place(somebody, number)
      const balances = async () => {
        const { body } = await get(somebody, "wallet")
        return Object.values(body["parts"] ?? {}).map((part) => [plain(part["partner_id"]), plain(part["balance"])])
      }
      expect(await balances()).toEqual([
        ["tenger-fuel", "0.0"],
        ["altan-travel", "6999.0"],
      ])
      await shop().cancel(somebody, number)
      expect(await balances()).toEqual([
        ["tenger-fuel", "9000.0"],
        ["altan-travel", "7000.0"],
      ])
    })

    it("earns and pays by the rate of each line, which an order keeps [W3] [W4] [W6]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "discount", 500_000)
      const rates = [10, 20, 30] as const
      const variants = (
        await shop().db.query<{ id: number }>(
          "select min(id) as id from variants where id not in (select variant_id from hotel_rooms) group by product_id order by product_id desc offset 20 limit 3",
        )
      ).map(({ id }) => id)
      await shop().db.query("update variants set on_hand = 9, price = 100000, selling_price = 100000 where id = any ($1::int[])", [
        variants,
      ])
      await shop().db.query(
        "update products set sale_percent = 0 where id in (select product_id from variants where id = any ($1::int[]))",
        [variants],
      )
      const setRate = (variant: number, rate: number) =>
        shop().db.query("update products set return_per_mille = $2 where id = (select product_id from variants where id = $1)", [
          variant,
          rate,
        ])
      let number = ""
      for (const [at, variant] of variants.entries()) {
        await setRate(variant, rates[at] ?? 10)
        number = await shop().checkedOut(somebody, variant)
      }
      const { body } = await shop().order(somebody, number)
      expect([plain(body["earns"]), plain(body["wallet"]?.["usable"])]).toEqual(["6000.0", "100000.0"])
      await shop().place(somebody, number)
      for (const variant of variants) await setRate(variant, 30)
      await shop().bank(number, "pay")
      expect(await shop().balance(somebody.id, "bonus")).toBe(6000)
    })

    /** A cart of one unit at a price, for a shopper with money in one part of the wallet; LESS1999 takes 1,999 off it. */
    const cartAt = async (price: number, kind: "bonus" | "gift_card") => {
      await shop().db.query(
        "insert into coupons (code, amount, minimum, usage_limit, once_per_user, name) values ('LESS1999', 1999, 0, 99, false, '{\"mn\": \"x\"}') on conflict do nothing",
      )
      const somebody = await shop().somebody()
      await shop().give(somebody.id, kind, 500_000)
      return { somebody, number: await shop().checkedOut(somebody, await shop().variant(9, price)) }
    }

    it("pays towards a purchase by its price after the coupon: 20,001 less 1,999 is too small [W1]", async () => {
      const { somebody, number } = await cartAt(20_001, "bonus")
      const usable = async () => plain((await shop().order(somebody, number)).body["wallet"]?.["usable"])
      expect(await usable()).toBe("10000.0")
      await applyCoupon(shop(), somebody, number, "LESS1999")
      expect(await usable()).toBe("0.0")
    })

    it("pays half of the price after the coupon by bonus, and earns by the other half [W3] [W6]", async () => {
      const { somebody, number } = await cartAt(101_999, "bonus")
      await applyCoupon(shop(), somebody, number, "LESS1999")
      const { body } = await payFromWallet(shop(), somebody, number, 50_000, "bonus")
      expect([plain(body["wallet"]?.["usable"]), plain(body["earns"])]).toEqual(["50000.0", "500.0"])
    })

    it("earns nothing by an order that it pays whole [W3]", async () => {
      const { somebody, number } = await cartAt(100_000, "gift_card")
      expect(plain((await payFromWallet(shop(), somebody, number, 105_000)).body["earns"])).toBe("0.0")
      await shop().place(somebody, number)
      expect(await shop().balance(somebody.id, "bonus")).toBe(0)
    })

    it("keeps the rate of each line where a gift card stands before the goods [W6]", async () => {
      const somebody = await shop().somebody()
      const offers = await shop().call("GET", "/api/v2/gift_cards/offers", { headers: somebody.headers })
      await shop().call("POST", "/api/v2/gift_cards/add", {
        body: { variant_id: offers.body["offers"]?.[0]?.["variant_id"], email: somebody.login, message: "" },
        headers: somebody.headers,
      })
      const variant = await shop().variant(9, 100_000)
      await shop().db.query("update products set return_per_mille = 30 where id = (select product_id from variants where id = $1)", [
        variant,
      ])
      const number = await shop().placed(somebody, variant)
      await shop().bank(number, "pay")
      expect(await shop().balance(somebody.id, "bonus")).toBe(3000)
    })

    it("lists in the statement of one part that part's balances", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      await shop().give(somebody.id, "bonus", 3000)
      await shop().give(somebody.id, "money", 20_000)
      const balances = async (query: string) =>
        Object.values((await get(somebody, `store_credits${query}`)).body["store_credits"] ?? {}).map((entry) => plain(entry["balance"]))
      expect(await balances("")).toEqual(["23000.0", "53000.0", "50000.0"])
      expect(await balances("?part=money")).toEqual(["20000.0", "50000.0"])
      expect(await balances("?part=bonus")).toEqual(["3000.0"])
    })

    it("shows the level of loyalty and what is missing to the next [C5]", async () => {
      const somebody = await shop().somebody()
      expect((await get(somebody, "orders/erp_loyalty")).body).toEqual({
        level: "blue",
        spent: "0.0",
        next: "silver",
        missing: "1000000.0",
        from: "1000000.0",
      })
      const number = await shop().placed(somebody, await shop().variant(9, 400_000), 3)
      await shop().bank(number, "pay")
      expect((await get(somebody, "orders/erp_loyalty")).body).toMatchObject({
        level: "silver",
        spent: "1200000.0",
        next: "gold",
        missing: "1800000.0",
      })
    })

    it("has the levels of loyalty that the shop sets [C5]", async () => {
      const somebody = await shop().somebody()
      const loyalty = { gold: tugrik(250_000) }
      const backend = await createBackend({ ...shop().config, loyalty }, { db: shop().db, timed: false })
      const answer = await backend.fetch(new Request("http://localhost/api/v2/orders/erp_loyalty", { headers: somebody.headers }), {
        address: "127.0.0.1",
      })
      expect(await answer.json()).toMatchObject({ level: "blue", next: "gold", missing: "250000.0" })
    })
  })

  describe("features that are off", () => {
    it.each([
      ["wallet", ["wallet", "store_credits", "store_credits/export", "gift_cards"]],
      ["coupon", ["coupons", "coupons/X"]],
      ["showVoucher", ["vouchers"]],
      ["ticket", ["tickets"]],
    ] as const)("are refused with 403: %s [P3]", async (flag, paths) => {
      const somebody = await shop().somebody()
      const statuses = async () => Promise.all(paths.map(async (path) => (await get(somebody, path)).status))
      expect(await withFlags(shop(), { [flag]: false }, statuses)).toEqual(paths.map(() => 403))
      expect(await statuses()).not.toContain(403)
    })
  })
}
