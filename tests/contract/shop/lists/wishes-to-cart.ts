/** Wishes that are added to the cart, by the owner of their list or by a visitor. Contract "Lists". */
import { limits } from "#backend/http/rate-limits.ts"
import { describe, expect, it } from "vitest"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { listSteps } from "./list-steps.ts"

export const wishesToCart = (shop: () => Trial): void => {
  const { base, call, create, add, each, shown, wishIn } = listSteps(shop)

  describe("wishes that are added to the cart", () => {
    it("leave the list of their owner as far as the stock has them, and the others are reported [C6]", async () => {
      const somebody = await shop().somebody()
      const hash = await create(somebody, "a")
      const [there, few, none] = [await shop().variant(5), await shop().variant(2), await shop().variant(0)]
      for (const variant of [there, few, none]) await add(somebody, variant, hash)
      await call(somebody, "PUT", "/batch", { update: [{ wished_product_id: await wishIn(somebody, hash, few), quantity: 3 }] })
      const { status, body } = await call(somebody, "POST", `/${hash}/to_cart`, {})
      expect(status).toBe(200)
      expect(each(body["order"]?.["line_items"]).map((line) => [plain(line["variant_id"]), plain(line["quantity"])])).toEqual(
        expect.arrayContaining([
          [there, 1],
          [few, 2],
        ]),
      )
      expect(
        each(body["short"])
          .map((one) => plain(one["added"]))
          .toSorted((one, other) => Number(one) - Number(other)),
      ).toEqual([0, 2])
      expect(await shown(somebody)).toEqual({ a: [none] })
      const wish = await wishIn(somebody, hash, none)
      expect((await call(somebody, "POST", `/${hash}/to_cart`, { wished_product_id: wish, quantity: 1 })).status).toBe(422)
    })

    it("are added once when two tabs do it at once", async () => {
      const somebody = await shop().somebody()
      const hash = await create(somebody, "a")
      const variants = [await shop().variant(5), await shop().variant(5)]
      for (const variant of variants) await add(somebody, variant, hash)
      const put = () =>
        shop().call("POST", `${base}/${hash}/to_cart`, {
          headers: { ...somebody.headers, "idempotency-key": `wishes ${shop().unique()}` },
          body: {},
        })
      await Promise.all([put(), put()])
      const { body } = await put()
      const lines = each(body["order"]?.["line_items"])
      expect(Object.fromEntries(lines.map((line) => [plain(line["variant_id"]), plain(line["quantity"])]))).toEqual(
        Object.fromEntries(variants.map((variant) => [variant, 1])),
      )
    })

    it("are not looked for in more unknown lists than those of one address may be", async () => {
      const from = (path: string) => shop().call("POST", `${base}/${path}/to_cart`, { address: "203.0.113.78", body: {} })
      for (let at = 0; at < 3; at += 1) expect((await from(`guess-${at}`)).status).toBe(404)
      await shop().setCount("unknown wish lists from 203.0.113.78", limits.unknownWishLists.max - 1)
      expect([(await from("guess")).status, (await from("guess")).status]).toEqual([404, 429])
    })

    it("stay in the list of somebody else when a visitor adds them", async () => {
      const owner = await shop().somebody()
      const hash = await create(owner, "a", false)
      const variant = await shop().variant(5)
      await add(owner, variant, hash)
      const wish = await wishIn(owner, hash, variant)
      const { body } = await call(null, "POST", `/${hash}/to_cart`, { wished_product_id: wish, quantity: 2 })
      expect(body["order"]?.["line_items"]?.[0]).toMatchObject({ variant_id: variant, quantity: 2 })
      expect(await shown(owner)).toEqual({ a: [variant] })
    })
  })
}
