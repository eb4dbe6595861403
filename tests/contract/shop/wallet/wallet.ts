/** Wallet: its parts, cashback, loyalty, and the flags that switch it off. */
import { describe, expect, it } from "vitest"
import { plain, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { walletSteps } from "./wallet-steps.ts"

export const walletCalls = (shop: () => Trial): void => {
  const { get } = walletSteps(shop)

  describe("wallet", () => {
    it("has its parts with partners and minimums, and pays from each partner within its own [W5] [C24]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "partner", 9000)
      await shop().db.query(
        `with entry as (insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at) values ($1, 'partner', 'altan-travel', 'earned', 7000, 7000, now()))
         insert into wallet_parts (user_id, kind, partner_id, balance) values ($1, 'partner', 'altan-travel', 7000)`,
        [somebody.id],
      )
      expect((await get(somebody, "wallet")).body).toEqual({
        balance: "16000.0",
        parts: [
          { kind: "partner", balance: "9000.0", partner: "Tenger Fuel", partner_id: "tenger-fuel", minimum: "500.0" },
          { kind: "partner", balance: "7000.0", partner: "Altan Travel", partner_id: "altan-travel", minimum: "100000.0" },
        ],
      })
      const credit = (number: string) =>
        shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body: { amount: 9001 }, headers: somebody.headers })
      const variant = await shop().variant(9, 99_999)
      const number = text((await shop().add(variant, 1, somebody.headers)).body["number"])
      expect((await credit(number)).status).toBe(422)
      await shop().db.query("update variants set price = 100000, selling_price = 100000 where id = $1", [variant])
      const used = await credit(number)
      expect(used.body["wallet"]?.["parts"]).toMatchObject([{ used: "9000.0" }, { used: "1.0" }])
      await shop().checkedOut(somebody, variant)
      await shop().place(somebody, number)
      expect((await get(somebody, "wallet")).body["balance"]).toBe("6999.0")
      await shop().cancel(somebody, number)
      expect((await get(somebody, "wallet")).body["balance"]).toBe("16000.0")
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

    it("counts the price after the coupon, and cashback of what the bank receives [W1] [W3] [W6]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "bonus", 500_000)
      await shop().db.query(
        "insert into coupons (code, amount, minimum, usage_limit, once_per_user, name) values ('LESS1999', 1999, 0, 99, false, '{\"mn\": \"x\"}') on conflict do nothing",
      )
      const number = await shop().checkedOut(somebody, await shop().variant(9, 20_001))
      const usable = async () => plain((await shop().order(somebody, number)).body["wallet"]?.["usable"])
      expect(await usable()).toBe("10000.0")
      await shop().call("PUT", `/api/v2/orders/${number}/apply_coupon_code`, {
        body: { coupon_code: "LESS1999" },
        headers: somebody.headers,
      })
      // 18,002 are no purchase above 20,000.
      expect(await usable()).toBe("0.0")
      const dear = await shop().somebody()
      await shop().give(dear.id, "bonus", 500_000)
      const other = await shop().checkedOut(dear, await shop().variant(9, 101_999))
      await shop().call("PUT", `/api/v2/orders/${other}/apply_coupon_code`, {
        body: { coupon_code: "LESS1999" },
        headers: dear.headers,
      })
      const used = await shop().call("PUT", `/api/v2/checkouts/${other}/store_credit`, {
        body: { amount: 50_000, source: "bonus" },
        headers: dear.headers,
      })
      expect([plain(used.body["wallet"]?.["usable"]), plain(used.body["earns"])]).toEqual(["50000.0", "500.0"])
      const whole = await shop().somebody()
      await shop().give(whole.id, "gift_card", 500_000)
      const all = await shop().checkedOut(whole, await shop().variant(9, 100_000))
      expect(
        plain(
          (
            await shop().call("PUT", `/api/v2/checkouts/${all}/store_credit`, {
              body: { amount: 105_000 },
              headers: whole.headers,
            })
          ).body["earns"],
        ),
      ).toBe("0.0")
      await shop().place(whole, all)
      expect(await shop().balance(whole.id, "bonus")).toBe(0)
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

    it("says in the statement of one part that part's balances", async () => {
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

    it("takes amounts, quantities, ids and pages in plain decimal digits alone", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(40, 90_000)
      const recharge = async (amount: unknown) =>
        (
          await shop().call("POST", "/api/v2/store_credits/recharge", {
            body: { amount, payment_method_id: 1 },
            headers: somebody.headers,
          })
        ).status
      expect(await Promise.all([20_000.5, "20000.5", "2e4", "0x4e20", " 20000"].map(recharge))).toEqual([422, 422, 422, 422, 422])
      expect(await recharge("20000.0")).toBe(200)
      const add = async (body: unknown) =>
        (await shop().call("POST", "/api/v2/orders/populate", { body, headers: somebody.headers })).status
      for (const quantity of ["0x10", "2e0", "2 ", "+2", 1.5])
        expect([quantity, await add({ variant_id: variant, quantity })]).toEqual([quantity, 422])
      expect(await add({ variant_id: `0x${variant.toString(16)}`, quantity: 1 })).toBe(422)
      expect(await add({ variant_id: String(variant), quantity: "2" })).toBe(200)
      expect((await shop().call("GET", "/api/v2/orders/mine?page=0x1", { headers: somebody.headers })).status).toBe(422)
      expect((await get(somebody, "store_credits?page=1e0")).status).toBe(422)
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
  })

  describe("features that are off", () => {
    it("are refused with 403 [P3]", async () => {
      const somebody = await shop().somebody()
      const { flags } = shop().config.site
      const paths = {
        wallet: ["wallet", "store_credits", "store_credits/export", "gift_cards"],
        coupon: ["coupons", "coupons/X"],
        showVoucher: ["vouchers"],
        ticket: ["tickets"],
      } as const
      for (const [flag, calls] of Object.entries(paths)) {
        const before = flags[flag as keyof typeof flags]
        Object.assign(flags, { [flag]: false })
        for (const path of calls) expect([path, (await get(somebody, path)).status]).toEqual([path, 403])
        Object.assign(flags, { [flag]: before })
        expect((await get(somebody, calls[0])).status).toBe(200)
      }
    })
  })
}
