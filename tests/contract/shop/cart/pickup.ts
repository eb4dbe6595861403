/** Orders that are picked up at a store: stores to choose, no fee, and a store that lacks a line. */
import { describe, expect, it } from "vitest"
import { type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"

const receiver = { firstname: "Номин", lastname: "Бат", phone: "99112233", city: "", district: "", address1: "" }

export const pickupCalls = (shop: () => Trial): void => {
  /** Id of the first store. */
  const id = 1
  /** Puts units of a variant into the first store. */
  const stock = (variant: number, units: number) =>
    shop().db.query(
      `insert into store_stock (store_id, variant_id, on_hand) values ($1, $2, $3)
       on conflict (variant_id, store_id) do update set on_hand = excluded.on_hand`,
      [id, variant, units],
    )
  const inStore = async (variant: number) =>
    (
      await shop().db.query<{ on_hand: number }>("select on_hand from store_stock where store_id = $1 and variant_id = $2", [id, variant])
    )[0]?.on_hand
  const startOrder = async (quantity = 2) => {
    const somebody = await shop().somebody()
    const variant = await shop().variant(5, 20_000)
    const order = await shop().add(variant, quantity, somebody.headers)
    return { somebody, variant, number: text(order.body["number"]) }
  }
  const save = (somebody: Somebody, number: string, storeId: number | null, address: Readonly<Record<string, string>> = receiver) =>
    shop().call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "address", order: { ship_address_attributes: address, pickup_store_id: storeId } },
      headers: somebody.headers,
    })

  describe("a pick-up", () => {
    it("is offered with what each store has of the order, to its owner alone", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 9)
      const answer = await shop().call("GET", `/api/v2/checkouts/${number}/pickup_stores`, { headers: somebody.headers })
      const stores = answer.body["stores"] as unknown as ReadonlyArray<{ readonly id: number }>
      // A store never has more than the shop.
      expect(stores.find((store) => store.id === id)).toMatchObject({ stock: [{ variant_id: variant, count_on_hand: 5 }] })
      const other = await shop().somebody()
      expect((await shop().call("GET", `/api/v2/checkouts/${number}/pickup_stores`, { headers: other.headers })).status).toBe(404)
    })

    it("costs no delivery, needs no address of the shopper, and takes the units from the store", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 3)
      const saved = await save(somebody, number, id)
      expect(saved.body).toMatchObject({
        state: "payment",
        ship_total: "0.0",
        delivery_slot: null,
        pickup_store: { id, name: "Их дэлгүүр салбар" },
        address: { firstname: "Номин", district: "Сүхбаатар" },
      })
      const placed = await shop().place(somebody, number)
      expect(placed.body).toMatchObject({ state: "complete", ship_total: "0.0", pickup_store: { id } })
      expect(placed.body["delivery_from"]).not.toBeNull()
      expect([await inStore(variant), await shop().onHand(variant)]).toEqual([1, 3])
      await shop().call("PUT", `/api/v2/orders/${number}/cancel`, { headers: somebody.headers })
      expect([await inStore(variant), await shop().onHand(variant)]).toEqual([3, 5])
    })

    it("is refused at a store that lacks a line or is unknown, and nothing is saved", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 1)
      const lacking = await save(somebody, number, id)
      expect([lacking.status, lacking.body["errors"]]).toEqual([
        422,
        { pickup_store_id: ["Сонгосон салбарт захиалгын зарим бараа алга байна. Өөр салбар эсвэл хүргэлт сонгоно уу."] },
      ])
      expect((await save(somebody, number, 987_654)).body["errors"]).toHaveProperty("pickup_store_id")
      expect((await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })).body["address"]).toBeNull()
    })

    it("is refused when the order is placed after the store has run out, and takes nothing", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 3)
      await save(somebody, number, id)
      await shop().db.query("update store_stock set on_hand = 1 where variant_id = $1", [variant])
      const refused = await shop().place(somebody, number)
      expect([refused.status, Object.keys(refused.body["errors"] as object)]).toEqual([422, ["pickup_store_id"]])
      expect([await inStore(variant), await shop().onHand(variant)]).toEqual([1, 5])
    })

    it("still needs a name and a phone, and is not the last address afterwards", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 3)
      expect(
        Object.keys((await save(somebody, number, id, { ...receiver, firstname: "", phone: "1" })).body["errors"] as object).toSorted(),
      ).toEqual(["firstname", "phone"])
      await save(somebody, number, id)
      await shop().place(somebody, number)
      const me = await shop().call("GET", "/api/v2/users/me", { headers: somebody.headers })
      expect(me.body["ship_address"] ?? null).toBeNull()
    })

    it("is ready and kept by the terms and opening hours of its placing, and names the hours that the store has now", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 3)
      await save(somebody, number, id)
      const placed = await shop().place(somebody, number)
      await shop().call("POST", `/sandbox/payments/${number}/pay`)
      const promised = async () => {
        const { body } = await shop().order(somebody, number)
        const { delivery_from, delivery_to } = body
        return { delivery_from, delivery_to }
      }
      const before = await promised()
      const [store] = await shop().db.query<{ hours: unknown }>("select hours from stores where id = $1", [id])
      const setHours = (hours: unknown) => shop().db.query("update stores set hours = $2 where id = $1", [id, JSON.stringify(hours)])
      const sundays = [{ weekday: 0, from: 600, to: 1200 }]
      await setHours(sundays)
      const { delivery } = shop().config.site
      try {
        await shop().withSite({ delivery: { ...delivery, pickup: { hours: 6, days: 1 } } }, async () => {
          expect(await promised()).toEqual(before)
        })
        expect((await shop().order(somebody, number)).body["pickup_store"]).toMatchObject({ hours: sundays })
        expect(placed.body["pickup_store"]).toMatchObject({ hours: store?.hours })
      } finally {
        await setHours(store?.hours)
      }
    })

    it("is picked up once it is ready, without being sent", async () => {
      const { somebody, variant, number } = await startOrder()
      await stock(variant, 3)
      await save(somebody, number, id)
      await shop().place(somebody, number)
      await shop().call("POST", `/sandbox/payments/${number}/pay`)
      const move = async (state: string) => (await shop().call("POST", `/sandbox/shipments/${number}/${state}`)).status
      expect([await move("ready"), await move("shipped"), await move("delivered")]).toEqual([200, 422, 200])
    })
  })
}
