/** Stays that a visitor booked before the login, up to ticket and receipt. Contract C21, E26. */
import { methodIds } from "#domain/rules/cart/payment-methods.ts"
import { describe, expect, it } from "vitest"
import { address, asClient, listOf, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { travelSteps } from "./travel-steps.ts"

export const stayTickets = (shop: () => Trial): void => {
  const { dateIn, detail, populate, saveAddress, nights } = travelSteps(shop)
  /** Variant of a room of the eighth hotel, which is free for two nights that begin so many days from now. */
  const roomFrom = async (day: number) => listOf((await detail(8, day, day + 2))["rooms"])[0]?.["variant_id"]
  const bookAsVisitor = (variant: unknown, from: number, to: number) =>
    shop().call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, options: nights(from, to) } })
  const logIn = async (login: string, orderToken: string) => {
    shop().wait(1)
    await shop().call("POST", "/api/v2/mcs_auth", { body: { login } })
    return shop().call("POST", "/api/v2/mcs_auth/verify", {
      body: { login, code: await shop().lastCode(login) },
      headers: { ...asClient, "x-order-token": orderToken },
    })
  }

  /** An order of two nights, booked by a visitor who then logged in, with an address. */
  const bookedBeforeLogin = async (day: number) => {
    const somebody = await shop().somebody()
    const { body: cart } = await bookAsVisitor(await roomFrom(day), day, day + 2)
    await logIn(somebody.login, text(cart["token"]))
    const { body: own } = await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })
    const number = text(own["number"])
    await saveAddress(somebody, number)
    return { somebody, number }
  }
  const ticketsOf = async ({ headers }: Somebody) => listOf((await shop().call("GET", "/api/v2/tickets", { headers })).body["tickets"])

  describe("a visitor's stay", () => {
    it("is neither placed nor paid before a login, so that every ticket has an owner [B6] [E26]", async () => {
      const { body: cart } = await bookAsVisitor(await roomFrom(100), 100, 102)
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

    it("replaces the other dates of the room in the shopper's cart at the login [B6] [E26]", async () => {
      const somebody = await shop().somebody()
      const variant = await roomFrom(104)
      await populate(somebody, variant, nights(110, 111))
      const { body: cart } = await bookAsVisitor(variant, 104, 106)
      const loggedIn = await logIn(somebody.login, text(cart["token"]))
      expect(listOf(loggedIn.body["cut"])).toEqual([])
      const { body: own } = await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })
      const stays = listOf(own["line_items"]).map(({ quantity, options }) => [quantity, options?.["arrives"], options?.["leaves"]])
      expect(stays).toEqual([[1, dateIn(104), dateIn(106)]])
    })

    it("is neither placed nor paid on lease", async () => {
      const { somebody, number } = await bookedBeforeLogin(112)
      const leased = await shop().place(somebody, number, methodIds.lease)
      expect([leased.status, leased.body["errors"]]).toEqual([
        422,
        { payment_method_id: ["Буудал, бэлгийн картыг лизингээр авах боломжгүй. Өөр төлбөрийн хэлбэр сонгоно уу"] },
      ])
      expect((await shop().place(somebody, number)).status).toBe(200)
      expect((await shop().place(somebody, number, methodIds.lease)).body["errors"]).toHaveProperty("payment_method_id")
      const { body: payment } = await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
      expect(payment["lease_from"]).toBeNull()
    })

    it("is paid for as a ticket and a letter that only its owner gets [B6] [E26]", async () => {
      const other = await shop().somebody()
      const { somebody, number } = await bookedBeforeLogin(115)
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      const [ticket, ...more] = await ticketsOf(somebody)
      const noonOfLeaving = new Date(`${dateIn(117)}T12:00:00+08:00`).getTime()
      expect([more.length, new Date(text(ticket?.["ends_at"])).getTime()]).toEqual([0, noonOfLeaving])
      const letters = await shop().db.query<{ recipient: string; text: string }>("select recipient, text from letters where key = $1", [
        `order ${number} paid`,
      ])
      expect(letters).toEqual([{ recipient: somebody.login, text: expect.stringContaining(text(ticket?.["code"])) }])
      expect(await ticketsOf(other)).toEqual([])
      expect((await shop().order(other, number)).status).toBe(404)
    })

    it("gets its receipt once it can no longer be cancelled", async () => {
      const { somebody, number } = await bookedBeforeLogin(118)
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      const receipt = async () => (await shop().receipt(somebody, number)).body["status"]
      await shop().backend.tend()
      expect(await receipt()).toBe("pending")
      const [due] = await shop().db.query<{ due_at: string }>(
        "select due_at from receipts r join orders o on o.id = r.order_id where o.number = $1",
        [number],
      )
      const { body: order } = await shop().order(somebody, number)
      expect(new Date(due?.due_at ?? 0).getTime()).toBe(new Date(text(order["cancellable_until"])).getTime())
      await shop().db.query(
        "update receipts r set due_at = now() - interval '400 days' from orders o where o.id = r.order_id and o.number = $1",
        [number],
      )
      await shop().backend.tend()
      expect(await receipt()).toBe("confirmed")
    })
  })
}
