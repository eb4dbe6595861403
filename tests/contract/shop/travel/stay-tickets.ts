/** Stay of a visitor who logs in, up to the e-ticket. Contract C21, E26. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { describe, expect, it } from "vitest"
import { address, asClient, type Body, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { travelSteps } from "./travel-steps.ts"

export const stayTickets = (shop: () => Trial): void => {
  const { dateIn } = travelSteps(shop)
  /** Date in Ulaanbaatar so many days from now. */
  const itemsOf = (value: Body | undefined): ReadonlyArray<Body> => Object.values((value ?? {}) as Record<string, Body>)
  const roomOf = async (hotel: number, at: number): Promise<Body | undefined> =>
    itemsOf((await shop().call("GET", `/api/v2/horeca/hotel_detail?id=${hotel}&from=${dateIn(at)}&to=${dateIn(at + 2)}`)).body["rooms"])[0]
  const nights = (from: number, to: number) => ({ arrives: dateIn(from), leaves: dateIn(to), rooms: 1, guests: 2 })
  const book = (headers: Readonly<Record<string, string>>, variant: unknown, options: unknown) =>
    shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, options }, headers })
  const logIn = async (login: string, orderToken: string) => {
    shop().wait(1)
    await shop().call("POST", "/api/v2/mcs_auth", { body: { login } })
    return shop().call("POST", "/api/v2/mcs_auth/verify", {
      body: { login, code: await shop().lastCode(login) },
      headers: { ...asClient, "x-order-token": orderToken },
    })
  }

  describe("a visitor's stay", () => {
    it("is neither placed nor paid before a login, so that every ticket has an owner [B6] [E26]", async () => {
      const variant = (await roomOf(8, 100))?.["variant_id"]
      const { body: cart } = await book({}, variant, nights(100, 102))
      const headers = { "x-order-token": text(cart["token"]) }
      const number = text(cart["number"])
      const steps = [
        { state: "address", order: { ship_address_attributes: address } },
        { state: "payment", order: { payments_attributes: [{ payment_method_id: 1 }] } },
      ]
      for (const body of steps) {
        expect((await shop().call("PUT", `/api/v2/checkouts/${number}`, { body, headers })).status).toBe(401)
      }
      expect((await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers })).status).toBe(401)
      expect((await shop().call("GET", "/api/v2/tickets", { headers })).status).toBe(401)
    })

    it("is merged with its dates at the login, and paid for as a ticket and a letter that only its owner gets [B6] [E26]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const variant = (await roomOf(8, 104))?.["variant_id"]
      await book(somebody.headers, variant, nights(110, 111))
      const { body: cart } = await book({}, variant, nights(104, 106))
      const loggedIn = await logIn(somebody.login, text(cart["token"]))
      expect(itemsOf(loggedIn.body["cut"])).toEqual([])
      const { body: own } = await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })
      expect(
        itemsOf(own["line_items"]).map((line) => [line["quantity"], line["options"]?.["arrives"], line["options"]?.["leaves"]]),
      ).toEqual([[1, dateIn(104), dateIn(106)]])
      const number = text(own["number"])
      await shop().call("PUT", `/api/v2/checkouts/${number}`, {
        body: { state: "address", order: { ship_address_attributes: address } },
        headers: somebody.headers,
      })
      const leased = await shop().place(somebody, number, methodIds.lease)
      expect([leased.status, leased.body["errors"]]).toEqual([
        422,
        { payment_method_id: ["Буудал, бэлгийн картыг лизингээр авах боломжгүй. Өөр төлбөрийн хэлбэр сонгоно уу"] },
      ])
      expect((await shop().place(somebody, number)).status).toBe(200)
      expect((await shop().place(somebody, number, methodIds.lease)).body["errors"]).toHaveProperty("payment_method_id")
      // Another payment method does not offer it either.
      expect((await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })).body["lease_from"]).toBeNull()
      await shop().bank(number, "pay")
      const ticketsOf = async (headers: Readonly<Record<string, string>>) =>
        itemsOf((await shop().call("GET", "/api/v2/tickets", { headers })).body["tickets"])
      const [ticket, ...more] = await ticketsOf(somebody.headers)
      expect([more.length, new Date(text(ticket?.["ends_at"])).getTime()]).toEqual([0, new Date(`${dateIn(106)}T12:00:00+08:00`).getTime()])
      const receipt = async () => (await shop().receipt(somebody, number)).body["status"]
      await shop().backend.tend()
      expect(await receipt()).toBe("pending")
      const [due] = await shop().db.query<{ due_at: string }>(
        "select due_at from receipts r join orders o on o.id = r.order_id where o.number = $1",
        [number],
      )
      expect(new Date(due?.due_at ?? 0).getTime()).toBe(
        new Date(text((await shop().order(somebody, number)).body["cancellable_until"])).getTime(),
      )
      await shop().db.query(
        "update receipts r set due_at = now() - interval '400 days' from orders o where o.id = r.order_id and o.number = $1",
        [number],
      )
      await shop().backend.tend()
      expect(await receipt()).toBe("confirmed")
      const [letter] = await shop().db.query<{ recipient: string; text: string }>("select recipient, text from letters where key = $1", [
        `order ${number} paid`,
      ])
      expect([letter?.recipient, letter?.text.includes(text(ticket?.["code"]))]).toEqual([somebody.login, true])
      expect(await ticketsOf(other.headers)).toEqual([])
      expect((await shop().order(other, number)).status).toBe(404)
    })
  })
}
