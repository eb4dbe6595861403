/** Terms of a placed order, which outlive a change of the settings. */
import { describe, expect, it } from "vitest"
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { type Somebody, type Trial, text } from "#tests/contract/support/test-backend.ts"

export const orderTermsCalls = (shop: () => Trial): void => {
  /** Everything that a shop may change of its terms. */
  const others = () => {
    const { delivery } = shop().config.site
    return {
      cancelHours: 2,
      returns: { hours: 6, categories: {} },
      paymentMinutes: { usual: 40 },
      deliveryHours: 96,
      delivery: { ...delivery, sameDay: null, countryHours: { from: 96, to: 192 }, zones: {} },
    }
  }
  const payment = async (somebody: Somebody, number: string) =>
    (await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })).body
  const promises = async (somebody: Somebody, number: string) => {
    const { body } = await shop().order(somebody, number)
    const { cancellable_until, cancel_hours, delivery_from, delivery_to } = body
    return { cancellable_until, cancel_hours, delivery_from, delivery_to, hours: body["line_items"]?.[0]?.["return_hours"] }
  }

  describe("terms of a placed order", () => {
    it("stay as they were when the shop changes its own: cancelling, returns and delivery [W8] [W9]", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(9, 100_000)
      const number = await shop().placed(somebody, variant)
      await shop().bank(number, "pay")
      const before = await promises(somebody, number)
      expect(before.cancel_hours).toBe(24)
      await shop().withSite(others(), async () => {
        expect(await promises(somebody, number)).toEqual(before)
        const later = await shop().placed(somebody, variant)
        await shop().bank(later, "pay")
        const after = await promises(somebody, later)
        expect(after).toMatchObject({ cancel_hours: 2, hours: 6 })
        for (const name of ["cancellable_until", "delivery_to", "hours"] as const) expect(after[name]).not.toEqual(before[name])
      })
      expect(await promises(somebody, number)).toEqual(before)
    })

    it("take back within the hours of placing, whatever the shop has since", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(9, 100_000))
      await shop().delivered(number)
      const returnable = async () =>
        (await shop().call("GET", `/api/v2/orders/${number}/returns`, { headers: somebody.headers })).body["lines"]?.length
      expect(await returnable()).toBe(1)
      await shop().withSite({ returns: { hours: 0, categories: {} } }, async () => {
        expect(await returnable()).toBe(1)
      })
    })

    it("keep the time to pay, and say it with the payment [S29]", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(9, 100_000))
      await shop().withSite(others(), async () => {
        expect(await payment(somebody, number)).toMatchObject({ minutes: 15, expires_in: 900 })
        expect((await shop().place(somebody, number, methodIds.bank_transfer)).body["expires_in"]).toBe(24 * 3600)
        expect(await payment(somebody, number)).toMatchObject({ method: "bank_transfer", minutes: 24 * 60 })
        const later = text((await shop().order(somebody, await shop().placed(somebody, await shop().variant(9)))).body["number"])
        expect(await payment(somebody, later)).toMatchObject({ minutes: 40, expires_in: 2400 })
      })
    })

    it("are the present ones of an order of a release that kept none", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(9, 100_000))
      await shop().bank(number, "pay")
      await shop().db.query("update orders set terms = null where number = $1", [number])
      await shop().db.query("update line_items set return_hours = null where order_id = (select id from orders where number = $1)", [
        number,
      ])
      await shop().withSite(others(), async () => {
        expect(await promises(somebody, number)).toMatchObject({ cancel_hours: 2, hours: 6 })
      })
    })
  })
}
