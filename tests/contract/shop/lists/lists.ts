/** Wish lists, kept by their owner or shared. Contract "Lists". */
import { limits } from "#backend/http/rate-limits.ts"
import { describe, expect, it } from "vitest"
import { type Answer, plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { listSteps } from "./list-steps.ts"

export const listCalls = (shop: () => Trial): void => {
  const { base, call, create, add, each, lists, shown, wishIn } = listSteps(shop)
  const wished = ({ body }: Answer) => plain(body["wished_ids"])

  describe("wish lists", () => {
    it("begin with the first wish, which is listed once though it is added twice, and removed [C7] [B17]", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(3)
      expect(wished(await add(somebody, variant))).toEqual([variant])
      expect(wished(await add(somebody, variant))).toEqual([variant])
      expect(await shown(somebody)).toEqual({ "Миний хүслийн жагсаалт": [variant] })
      const all = await call(somebody, "GET", "/wished_products")
      expect(each(all.body["wished_products"])).toMatchObject([{ variant_id: variant, total_on_hand: 3, was_sold_out: false }])
      expect(wished(await call(somebody, "POST", "/remove_id", { variant_id: variant }))).toEqual([])
    })

    it("are one with one wish when three tabs add it at once", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(3)
      const answers = await Promise.all([add(somebody, variant), add(somebody, variant), add(somebody, variant)])
      expect(answers.map(wished)).toEqual([[variant], [variant], [variant]])
      expect(await lists(somebody)).toHaveLength(1)
    })

    it("stand in front when they are new, and so do wishes that are moved to them [B20]", async () => {
      const somebody = await shop().somebody()
      const [one, two] = [await shop().variant(3), await shop().variant(3)]
      const a = await create(somebody, "a")
      const b = await create(somebody, "b")
      await add(somebody, one, b)
      await add(somebody, two, a)
      expect(Object.entries(await shown(somebody))).toEqual([
        ["b", [one]],
        ["a", [two]],
      ])
      await call(somebody, "PUT", "/batch", { move: [{ wished_product_id: await wishIn(somebody, a, two), to: b }] })
      expect(await shown(somebody)).toEqual({ b: [two, one], a: [] })
    })

    it("lose a removed wish in every list, and all wishes when one is emptied [B20]", async () => {
      const somebody = await shop().somebody()
      const [one, two] = [await shop().variant(3), await shop().variant(3)]
      const [a, b] = [await create(somebody, "a"), await create(somebody, "b")]
      await add(somebody, one, b)
      await add(somebody, two, b)
      await add(somebody, two, a)
      await call(somebody, "POST", "/remove_id", { variant_id: two })
      expect(await shown(somebody)).toEqual({ b: [one], a: [] })
      expect((await call(somebody, "DELETE", `/${b}/items`)).status).toBe(200)
      expect(await shown(somebody)).toEqual({ b: [], a: [] })
    })

    it("have a variant once after it was moved to a list that has it", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(3)
      const [a, b] = [await create(somebody, "a"), await create(somebody, "b")]
      await add(somebody, variant, a)
      await add(somebody, variant, b)
      await call(somebody, "PUT", "/batch", { move: [{ wished_product_id: await wishIn(somebody, a, variant), to: b }] })
      expect(await shown(somebody)).toEqual({ b: [variant], a: [] })
    })

    it("store notes and quantities of wishes, all changes of a call or none", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(9)
      const hash = await create(somebody, "a")
      await add(somebody, variant, hash)
      const wish = await wishIn(somebody, hash, variant)
      const changed = await call(somebody, "PUT", "/batch", { update: [{ wished_product_id: wish, quantity: 4, remark: " Цэнхэр " }] })
      expect(changed.body["wishlists"]?.[0]?.["wished_products"]?.[0]).toMatchObject({ quantity: 4, remark: "Цэнхэр" })
      const refused = await call(somebody, "PUT", "/batch", {
        update: [{ wished_product_id: wish, quantity: 5 }],
        move: [{ wished_product_id: wish, to: "nowhere" }],
      })
      expect(refused.status).toBe(404)
      expect((await call(somebody, "PUT", "/batch", { update: [{ wished_product_id: wish, quantity: 0 }] })).status).toBe(422)
      expect((await lists(somebody))[0]?.["wished_products"]?.[0]).toMatchObject({ quantity: 4 })
    })

    it("are restored after they were deleted", async () => {
      const somebody = await shop().somebody()
      const hash = await create(somebody, "a")
      expect((await call(somebody, "DELETE", `/${hash}`)).body).toEqual({ wishlists: [] })
      expect((await call(somebody, "GET", `/${hash}`)).status).toBe(404)
      const restored = await call(somebody, "PUT", `/${hash}`, { restored: true, name: "b", description: "Баярлалаа" })
      expect(restored.body["wishlists"]).toMatchObject([{ hash, name: "b", description: "Баярлалаа", is_private: true }])
    })

    it("are not restored where fifty others have come since", async () => {
      const somebody = await shop().somebody()
      const hash = await create(somebody, "gifts")
      await call(somebody, "DELETE", `/${hash}`)
      await shop().db.query(
        "insert into wish_lists (user_id, hash, name, created_at) select $1, $2 || n, 'x', now() from generate_series(1, 50) n",
        [somebody.id, hash],
      )
      expect((await call(somebody, "PUT", `/${hash}`, { restored: true })).status).toBe(422)
      expect(await lists(somebody)).toHaveLength(50)
      await call(somebody, "DELETE", `/${hash}1`)
      expect((await call(somebody, "PUT", `/${hash}`, { restored: true })).status).toBe(200)
      expect((await call(somebody, "PUT", `/${hash}`, { restored: true })).status).toBe(200)
    })

    it("take no wish that is moved to them above two hundred", async () => {
      const somebody = await shop().somebody()
      const [from, to] = [await create(somebody, "from"), await create(somebody, "to")]
      const variant = await shop().variant(3)
      await add(somebody, variant, from)
      await shop().db.query(
        `insert into wishes (list_id, variant_id, price, was_sold_out)
         select l.id, v.id, 1, false from wish_lists l, (select id from variants where id <> $2 order by id limit 200) v where l.hash = $1`,
        [to, variant],
      )
      const move = { move: [{ wished_product_id: await wishIn(somebody, from, variant), to }] }
      expect((await call(somebody, "PUT", "/batch", move)).status).toBe(422)
      expect((await shown(somebody))["from"]).toEqual([variant])
    })

    it("show the price and the stock at the time of the wish beside those of now", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(0, 90_000)
      await add(somebody, variant)
      await shop().db.query("update variants set selling_price = 70000, on_hand = 2 where id = $1", [variant])
      expect((await lists(somebody))[0]?.["wished_products"]?.[0]).toMatchObject({
        wished_price: "90000.0",
        selling_price: "70000.0",
        was_sold_out: true,
        total_on_hand: 2,
      })
    })

    it("show when the sale of a wish ends", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(3, 90_000)
      await add(somebody, variant)
      await shop().db.query(
        "update products p set sale_expire_at = '2099-01-01T00:00:00Z' from variants v where v.id = $1 and p.id = v.product_id",
        [variant],
      )
      expect((await lists(somebody))[0]?.["wished_products"]?.[0]).toMatchObject({ sale_expire_at: "2099-01-01T00:00:00.000Z" })
    })

    it("need a login [P2]", async () => {
      for (const path of ["", "/wished_products"]) expect((await call(null, "GET", path)).status).toBe(401)
      expect((await call(null, "POST", "/add_id", { variant_id: await shop().variant(1) })).status).toBe(401)
    })

    it("of somebody else can neither be changed nor be filled", async () => {
      const [owner, other] = [await shop().somebody(), await shop().somebody()]
      const variant = await shop().variant(3)
      const hash = await create(owner, "a", false)
      await add(owner, variant, hash)
      const wish = await wishIn(owner, hash, variant)
      const mine = await create(other, "b")
      const tries = [
        await call(other, "PUT", `/${hash}`, { name: "x" }),
        await call(other, "DELETE", `/${hash}`),
        await call(other, "DELETE", `/${hash}/items`),
        await add(other, variant, hash),
        await call(other, "PUT", "/batch", { move: [{ wished_product_id: wish, to: mine }] }),
        await call(other, "PUT", "/batch", { update: [{ wished_product_id: wish, remark: "x" }] }),
      ]
      expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
      await call(other, "PUT", "/batch", { remove: [wish] })
      expect(await shown(owner)).toEqual({ a: [variant] })
    })

    it("are fifty at most, have a name, and refuse unknown variants", async () => {
      const somebody = await shop().somebody()
      await shop().db.query(
        "insert into wish_lists (user_id, hash, name, created_at) select $1, $2 || n, 'x', now() from generate_series(1, 50) n",
        [somebody.id, `many-${somebody.id}-`],
      )
      expect((await call(somebody, "POST", "", { name: "one more" })).status).toBe(422)
      expect((await call(somebody, "POST", "", { name: "  " })).status).toBe(422)
      expect((await add(somebody, 2_000_000_000)).status).toBe(422)
    })
  })

  describe("a shared wish list", () => {
    it("is shown to visitors with its owner's first name, and to the owner alone once it is private [S11]", async () => {
      const [owner, other] = [await shop().somebody(), await shop().somebody()]
      const hash = await create(owner, "Төрсөн өдөр", false)
      const variant = await shop().variant(3)
      await add(owner, variant, hash)
      const open = await call(null, "GET", `/${hash}`)
      expect(open.body).toMatchObject({ name: "Төрсөн өдөр", owner_name: "Бат", wished_products: [{ variant_id: variant }] })
      await call(owner, "PUT", `/${hash}`, { is_private: true })
      expect((await call(null, "GET", `/${hash}`)).status).toBe(404)
      expect((await call(other, "GET", `/${hash}`)).status).toBe(404)
      expect((await call(owner, "GET", `/${hash}`)).status).toBe(200)
    })

    it("has a long random address, and unknown ones are limited by address", async () => {
      const owner = await shop().somebody()
      const hash = await create(owner, "a", false)
      expect(hash.length).toBeGreaterThanOrEqual(22)
      const from = (path: string) => shop().call("GET", `${base}/${path}`, { address: "203.0.113.77" })
      const statuses: Array<number> = []
      for (let at = 0; at < 60; at += 1) statuses.push((await from(`guess-${at}`)).status)
      expect(new Set(statuses)).toEqual(new Set([404]))
      await shop().setCount("unknown wish lists from 203.0.113.77", limits.unknownWishLists.max)
      expect((await from("guess")).status).toBe(429)
      expect((await from(hash)).status).toBe(200)
    })

    it("of the demo shopper have what their names and remarks say", async () => {
      const wishes = await shop().db.query<{ list: string; sku: string; remark: string; options: string; season: string | null }>(
        `select l.name as list, v.sku, w.remark, v.options::text as options,
           (select one ->> 'mn' from jsonb_array_elements(p.properties) one where one ->> 'key' = 'season') as season
         from wishes w join wish_lists l on l.id = w.list_id join users u on u.id = l.user_id
         join variants v on v.id = w.variant_id join products p on p.id = v.product_id
         where u.is_demo order by l.id, w.id desc`,
      )
      const ofList = (name: string) => wishes.filter(({ list }) => list === name)
      const winter = ofList("Өвлийн хувцас")
      expect(winter.map(({ sku }) => sku)).toEqual(["NRL100-01-09", "NRL110-02-01", "NRL140-01-02", "GSH600-01-04"])
      expect(winter.filter(({ season }) => !/өвөл/iu.test(season ?? ""))).toEqual([])
      const [sweater] = ofList("Аавын 60 насны ой")
      expect(sweater).toMatchObject({ sku: "NRL120-01-12", remark: expect.stringMatching(/^Хар хөх, XXL/u) as string })
      expect(sweater?.options).toMatch(/"Хар хөх".*"XXL"/u)
    })
  })
}
