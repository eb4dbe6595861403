/** Delivery of an order: day, hours and a note. */
import { describe, expect, it } from "vitest"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import { deliveryDays, isSlotOffered } from "#domain/rules/cart/delivery-slots.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import type { DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { address, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { applyCoupon, expectedOf } from "./checkout-steps.ts"

export const deliveryCalls = (shop: () => Trial): void => {
  /** The last offered slot of the second day, which stays offered while a test runs. */
  const slotFor = (kind: DeliveryKind): DeliverySlot => {
    const { day, slots } = deliveryDays(kind, instantOf(shop().now()), deliveryTerms)[1]!
    const { from, to } = slots.findLast(({ isOffered }) => isOffered)!
    return { day, from, to }
  }
  const save = (somebody: Somebody, number: string, delivery_slot: unknown, place: Readonly<Record<string, string>> = {}, note?: string) =>
    shop().call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "address", order: { ship_address_attributes: { ...address, ...place }, delivery_slot, special_instructions: note } },
      headers: somebody.headers,
    })
  const startOrder = async () => {
    const somebody = await shop().somebody()
    const variant = await shop().variant(5, 100_000)
    const order = await shop().add(variant, 1, somebody.headers)
    return { somebody, variant, number: text(order.body["number"]) }
  }

  describe("delivery", () => {
    it("is saved with its note, and promised once placed [V2]", async () => {
      const { somebody, number } = await startOrder()
      const slot = slotFor("city")
      const saved = await save(somebody, number, slot, {}, " Орцны код 4512 ")
      expect(saved.body).toMatchObject({ state: "payment", delivery_slot: slot, special_instructions: "Орцны код 4512" })
      const placed = await shop().place(somebody, number)
      const at = (hours: number) => new Date(`${slot.day.replaceAll("/", "-")}T${String(hours).padStart(2, "0")}:00:00+08:00`).toISOString()
      expect(placed.body).toMatchObject({
        state: "complete",
        delivery_slot: slot,
        special_instructions: "Орцны код 4512",
        delivery_from: at(slot.from),
        delivery_to: at(slot.to),
      })
    })

    it("is the earliest without a choice, also after another one", async () => {
      const { somebody, number } = await startOrder()
      await save(somebody, number, slotFor("city"))
      expect((await save(somebody, number, undefined)).body).toMatchObject({ delivery_slot: null, special_instructions: "" })
    })

    it("is refused at a time that the rule does not offer for the address, and nothing is saved", async () => {
      const { somebody, number } = await startOrder()
      const past = { day: "2020/01/06", from: 14, to: 18 }
      const refused = await save(somebody, number, past)
      expect([refused.status, refused.body["errors"]]).toEqual([
        422,
        { delivery_slot: ["Сонгосон цагт хүргэх боломжгүй болсон. Өөр өдөр, цаг сонгоно уу."] },
      ])
      const now = instantOf(shop().now())
      const near = deliveryDays("city", now, deliveryTerms).flatMap(({ day, slots }) =>
        slots.flatMap(({ from, to, isOffered }) => (isOffered ? [{ day, from, to }] : [])),
      )
      // On a Friday afternoon both places are offered the same.
      const onlyNear = near.find((slot) => !isSlotOffered(slot, "country", now, deliveryTerms)) ?? past
      const far = await save(somebody, number, onlyNear, { city: "Dornod", district: "Kherlen" })
      expect(far.status).toBe(422)
      expect((await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })).body["address"]).toBeNull()
    })

    it("costs the fee of its place, and nothing from the sum of a free delivery on", async () => {
      const { somebody, number, variant } = await startOrder()
      const { delivery } = shop().config.site
      const zones = { Ховд: { fee: tugrik(15_000) } }
      const far = { city: "Ховд", district: "Жаргалант" }
      await shop().withSite({ delivery: { ...delivery, zones, freeFrom: tugrik(200_000) } }, async () => {
        expect((await save(somebody, number, undefined)).body).toMatchObject({ ship_total: "5000.0", total: "105000.0" })
        expect((await save(somebody, number, undefined, far)).body).toMatchObject({ ship_total: "15000.0", total: "115000.0" })
        expect((await shop().add(variant, 1, somebody.headers)).body).toMatchObject({ ship_total: "0.0", total: "200000.0" })
        const reduced = await applyCoupon(shop(), somebody, number, "WINTER10")
        const discount = 200_000 - Number(reduced.body["total"]) + 15_000
        expect(discount).toBeGreaterThan(0)
        expect(reduced.body).toMatchObject({ ship_total: "15000.0" })
        expect((await shop().place(somebody, number, 1, {}, expectedOf(reduced.body))).body).toMatchObject({
          state: "complete",
          ship_total: "15000.0",
          total: reduced.body["total"],
        })
      })
      expect((await shop().order(somebody, number)).body).toMatchObject({ ship_total: "15000.0" })
    })

    it("costs more for each kilogram beyond the included ones [W9]", async () => {
      const { somebody, number, variant } = await startOrder()
      await shop().db.query("update products set weight_g = 6100 where id = (select product_id from variants where id = $1)", [variant])
      const { delivery } = shop().config.site
      await shop().withSite({ delivery: { ...delivery, byWeight: { includedKg: 5, perKg: tugrik(700) } } }, async () => {
        const saved = await save(somebody, number, undefined)
        expect(saved.body).toMatchObject({ ship_total: "6400.0", total: "106400.0", line_items: [{ weight_g: 6100 }] })
        const placed = await shop().place(somebody, number, 1, {}, expectedOf(saved.body))
        expect(placed.body).toMatchObject({ state: "complete", ship_total: "6400.0" })
      })
      expect((await shop().order(somebody, number)).body).toMatchObject({ ship_total: "6400.0" })
    })

    it("is refused to an aimag where the shop delivers nothing, when the address is saved and when the order is placed [W9]", async () => {
      const { somebody, number } = await startOrder()
      const place = { city: "Увс", district: "Улаангом" }
      const refused = await save(somebody, number, undefined, place)
      expect([refused.status, Object.keys(refused.body["errors"] as object)]).toEqual([422, ["base"]])
      expect((await save(somebody, number, undefined)).status).toBe(200)
      await shop().db.query(`update orders set address = jsonb_set(address, '{given}', address->'given' || $2::jsonb) where number = $1`, [
        number,
        JSON.stringify(place),
      ])
      expect((await shop().place(somebody, number)).status).toBe(422)
    })

    it("is promised within the hours of its aimag [W9]", async () => {
      const { somebody, number } = await startOrder()
      await save(somebody, number, undefined, { city: "Баян-Өлгий", district: "Өлгий" })
      const placed = await shop().place(somebody, number)
      const hours = (name: string) => (Date.parse(text(placed.body[name])) - shop().now()) / 3_600_000
      expect(hours("delivery_from")).toBeGreaterThanOrEqual(95.9)
      expect(hours("delivery_to")).toBeLessThanOrEqual(144)
    })

    it("that has passed is refused when the order is placed, and takes nothing", async () => {
      const { somebody, number, variant } = await startOrder()
      const slot = slotFor("city")
      await save(somebody, number, slot)
      await shop().db.query("update orders set delivery_slot = $2 where number = $1", [
        number,
        JSON.stringify({ ...slot, day: "2020/01/06" }),
      ])
      const refused = await shop().place(somebody, number)
      expect(refused.status).toBe(422)
      expect(refused.body["errors"]).toHaveProperty("delivery_slot")
      expect(await shop().onHand(variant)).toBe(5)
    })

    it("of what is made to order is chosen from the 7th day on [W9]", async () => {
      const { somebody, number, variant } = await startOrder()
      await shop().db.query("update products set badges = '{made_to_order}' where id = (select product_id from variants where id = $1)", [
        variant,
      ])
      expect((await save(somebody, number, slotFor("city"))).status).toBe(422)
      const made = await save(somebody, number, slotFor("madeToOrder"))
      expect(made.body).toMatchObject({ state: "payment", line_items: [{ made_to_order: true }] })
    })

    it("takes a note of 300 characters and no more", async () => {
      const { somebody, number } = await startOrder()
      expect((await save(somebody, number, null, {}, "x".repeat(300))).status).toBe(200)
      expect((await save(somebody, number, null, {}, "x".repeat(301))).body["errors"]).toHaveProperty("special_instructions")
    })
  })
}
