/** Jackpot: tickets of paid orders, and when they open. C15. */
import { describe, expect, it } from "vitest"
import { plain, text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { checked, drawSteps } from "./draw-steps.ts"
import { saveAddress } from "../cart/checkout-steps.ts"
import { travelSteps } from "../travel/travel-steps.ts"

export const jackpotCalls = (shop: () => Trial): void => {
  const { see, turn, rows, prizes } = drawSteps(shop)
  const { dateIn } = travelSteps(shop)

  describe("jackpot", () => {
    const jackpot = (somebody: Somebody) => see(somebody, "jackpot")
    /** Number of a new order that was paid `hours` ago. */
    const paid = async (somebody: Somebody, hours: number): Promise<string> => {
      const number = await shop().placed(somebody, await shop().variant(3))
      await shop().bank(number, "pay")
      await rows("update orders set paid_at = paid_at - make_interval(hours => $2) where number = $1", [number, hours])
      return number
    }
    /** Number of an order that was delivered right after it was paid, `hours` ago. */
    const delivered = async (somebody: Somebody, hours: number): Promise<string> => {
      const number = await paid(somebody, hours)
      for (const state of ["ready", "shipped", "delivered"] as const) await shop().courier(number, state)
      await rows("update orders set delivered_at = paid_at where number = $1", [number])
      return number
    }
    /** Hours since a purchase after which it can no longer be returned. */
    const pastReturns = 73
    /** Runs `visit` while the jackpot ends in so many hours. */
    const during = async ({ ends }: { readonly ends: number }, visit: () => Promise<void>): Promise<void> => {
      const [before] = await rows("select id, expires_at from promotions where kind = 'jackpot'")
      await rows("update promotions set expires_at = $2 where id = $1", [
        before?.["id"],
        new Date(shop().now() + ends * 3_600_000).toISOString(),
      ])
      try {
        await visit()
      } finally {
        await rows("update promotions set expires_at = $2 where id = $1", [before?.["id"], before?.["expires_at"]])
      }
    }

    it("opens the ticket of a delivered order once it can neither be cancelled nor returned, and draws it once [C15]", async () => {
      const somebody = await shop().somebody()
      const number = await delivered(somebody, pastReturns)
      const { body } = await jackpot(somebody)
      expect([body["chances"], plain(body["tickets"])]).toEqual([1, [{ order: number, opens_at: null, waits_for: null }]])
      const answer = await turn(somebody, body["commitment"], { game: "jackpot" })
      expect([answer.status, answer.body["chances"], text(answer.body["draws"]?.[0]?.["chance"])]).toEqual([200, 0, number])
      expect(checked(answer.body)).toMatch(/^fair: /)
      expect((await shop().cancel(somebody, number)).status).toBe(422)
      expect((await turn(somebody, "0".repeat(64), { game: "jackpot" })).status).toBe(422)
    })

    it("has no ticket of an unpaid order [C15]", async () => {
      const somebody = await shop().somebody()
      await shop().placed(somebody, await shop().variant(3))
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([])
    })

    it("takes back the closed ticket of an order that is cancelled [C15]", async () => {
      const somebody = await shop().somebody()
      const number = await paid(somebody, 23)
      const { body } = await jackpot(somebody)
      expect([body["chances"], body["commitment"]]).toEqual([0, null])
      expect(plain(body["tickets"])).toEqual([{ order: number, opens_at: null, waits_for: "delivery" }])
      expect((await shop().cancel(somebody, number)).status).toBe(200)
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([])
      expect(await prizes(somebody)).toBe(0)
    })

    it("keeps the ticket of a delivered order closed until it was answered about a return, and takes it back then [C15] [W8]", async () => {
      const somebody = await shop().somebody()
      const number = await delivered(somebody, 1)
      const { body } = await jackpot(somebody)
      expect([body["chances"], body["commitment"]]).toEqual([0, null])
      expect(plain(body["tickets"])).toEqual([{ order: number, opens_at: text(body["next_at"]), waits_for: null }])
      expect(Date.parse(text(body["next_at"]))).toBeGreaterThan(shop().now())
      const path = `/api/v2/orders/${number}/returns`
      const { body: known } = await shop().call("GET", path, { headers: somebody.headers })
      const lines = known["lines"] as unknown as ReadonlyArray<{ readonly id: number; readonly left: number }>
      const requested = await shop().call("POST", path, {
        body: { reason: "mind", note: "", lines: lines.map(({ id, left }) => ({ id, quantity: left })) },
        headers: somebody.headers,
      })
      await rows("update orders set delivered_at = delivered_at - interval '4 days' where number = $1", [number])
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([{ order: number, opens_at: null, waits_for: "return" }])
      expect((await shop().call("POST", `/sandbox/returns/${text(requested.body["returns"]?.[0]?.["number"])}/accept`)).status).toBe(200)
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([])
      expect(await prizes(somebody)).toBe(0)
    })

    it("refuses an old commitment of an order that was cancelled [C15]", async () => {
      const somebody = await shop().somebody()
      const number = await delivered(somebody, pastReturns)
      const { body } = await jackpot(somebody)
      expect(body["chances"]).toBe(1)
      await rows("update orders set state = 'canceled', payment_state = 'refunded' where number = $1", [number])
      expect((await turn(somebody, body["commitment"], { game: "jackpot" })).status).toBe(422)
    })

    it("keeps the ticket of a stay closed as long as the stay can be cancelled, also after the jackpot has ended [C15] [E29]", async () => {
      const somebody = await shop().somebody()
      const { body: rooms } = await shop().call("GET", `/api/v2/horeca/hotel_detail?id=8&from=${dateIn(50)}&to=${dateIn(51)}`)
      const options = { arrives: dateIn(50), leaves: dateIn(51), rooms: 1, guests: 2 }
      const { body: cart } = await shop().call("POST", "/api/v2/orders/populate", {
        body: { variant_id: rooms["rooms"]?.[0]?.["variant_id"], options },
        headers: somebody.headers,
      })
      const number = text(cart["number"])
      await saveAddress(shop(), somebody, number)
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      await rows("update orders set paid_at = paid_at - interval '30 hours' where number = $1", [number])
      const { body } = await jackpot(somebody)
      expect([body["chances"], body["commitment"]]).toEqual([0, null])
      const opens = Date.parse(`${dateIn(50)}T14:00:00+08:00`) - 24 * 3_600_000
      expect([Date.parse(text(body["next_at"])), Date.parse(text(body["tickets"]?.[0]?.["opens_at"]))]).toEqual([opens, opens])
      await during({ ends: -29 }, async () => {
        expect((await jackpot(somebody)).body["starts_at"]).not.toBeNull()
        await rows(
          "update line_items set options = options || jsonb_build_object('arrives', $2::text, 'leaves', $3::text) where order_id = (select id from orders where number = $1)",
          [number, dateIn(0), dateIn(1)],
        )
        const { body: open } = await jackpot(somebody)
        expect([open["chances"], (await turn(somebody, open["commitment"], { game: "jackpot" })).status]).toEqual([1, 200])
      })
    })

    it("draws the tickets of an ended jackpot while the next one runs [C15]", async () => {
      const somebody = await shop().somebody()
      const old = await delivered(somebody, 160)
      await during({ ends: -120 }, async () => {
        await rows(
          `insert into promotions (kind, name, starts_at, expires_at) select 'jackpot', '{"mn": "Дараагийн", "en": "The next"}', expires_at, expires_at + interval '30 days' from promotions where kind = 'jackpot'`,
        )
        try {
          const recent = await delivered(somebody, pastReturns)
          const { body } = await jackpot(somebody)
          expect(plain(body["tickets"])).toEqual([old, recent].map((order) => ({ order, opens_at: null, waits_for: null })))
          expect(new Date(text(body["expires_at"])).getTime()).toBeGreaterThan(shop().now())
          const answer = await turn(somebody, body["commitment"], { game: "jackpot" })
          expect([answer.status, text(answer.body["draws"]?.[0]?.["chance"]), answer.body["chances"]]).toEqual([200, old, 1])
        } finally {
          await rows("delete from promotions where name->>'en' = 'The next'")
        }
      })
    })

    it("draws the tickets of its last day for a week after its end, then closes [C15]", async () => {
      const [somebody, stranger] = [await shop().somebody(), await shop().somebody()]
      await delivered(somebody, 100)
      await during({ ends: -90 }, async () => {
        expect((await jackpot(somebody)).body["chances"]).toBe(1)
        expect((await jackpot(stranger)).body["starts_at"]).toBeNull()
      })
      await rows(
        "update orders set paid_at = paid_at - interval '11 days', delivered_at = delivered_at - interval '11 days' where user_id = $1",
        [somebody.id],
      )
      await during({ ends: -11 * 24 - 90 }, async () => expect((await jackpot(somebody)).body["starts_at"]).toBeNull())
    })
  })
}
