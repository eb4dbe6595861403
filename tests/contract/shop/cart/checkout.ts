/** Checkout: address and payment methods. */
import { describe, expect, it } from "vitest"
import { type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { saveAddress } from "./checkout-steps.ts"

export const checkoutCalls = (shop: () => Trial): void => {
  describe("address", () => {
    it("moves the order to payment and adds the delivery fee", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 1, somebody.headers)
      const saved = await saveAddress(shop(), somebody, text(order.body["number"]), {})
      expect(saved.body).toMatchObject({ state: "payment", ship_total: "5000.0", total: "105000.0" })
      expect(saved.body["address"]).toMatchObject({
        phone: "99112233",
        district: "Баянгол",
        zipcode: "16000",
        address1: "12-р байр, 3 тоот",
      })
    })

    it("may name its zones by code, in Latin letters, or far from the capital", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await saveAddress(shop(), somebody, number, { city: "11", district: "1107" })).body["address"]).toMatchObject({
        city: "Улаанбаатар",
        district: "Баянгол",
      })
      expect((await saveAddress(shop(), somebody, number, { city: "Dornod", district: "Kherlen" })).body["address"]).toMatchObject({
        city: "Дорнод",
        zipcode: "21060",
      })
    })

    it("is refused with all wrong fields at once [E6]", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const refused = await saveAddress(shop(), somebody, text(order.body["number"]), { firstname: " ", phone: "123", address1: "" }, "en")
      expect(refused.status).toBe(422)
      expect(refused.body["errors"]).toEqual({
        firstname: ["Fill in this field"],
        phone: ["The phone number is incorrect. Enter an eight-digit number."],
        address1: ["Enter your address"],
      })
    })

    it("accepts 500 characters of detail and no more", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await saveAddress(shop(), somebody, number, { address1: "x".repeat(500) })).status).toBe(200)
      const refused = await saveAddress(
        shop(),
        somebody,
        number,
        { address1: "x".repeat(501), quarter: "x".repeat(101), zipcode: "1".repeat(101) },
        "en",
      )
      const messages = ["This is too long"]
      expect([refused.status, refused.body["errors"]]).toEqual([422, { address1: messages, quarter: messages, zipcode: messages }])
    })

    it("of the last placed order is returned with the user, its zones in the language of the request", async () => {
      const somebody = await shop().somebody()
      const me = async (language = "mn") =>
        (await shop().call("GET", "/api/v2/users/me", { headers: { ...somebody.headers, "accept-language": language } })).body[
          "ship_address"
        ]
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      expect(await me()).toBeNull()
      await shop().place(somebody, number)
      expect(await me()).toMatchObject({ firstname: "Бат", phone: "99112233", district: "Баянгол", address1: "12-р байр, 3 тоот" })
      expect(await me("en")).toMatchObject({ city: "Ulaanbaatar", district: "Bayangol", address1: "12-р байр, 3 тоот" })
    })

    it("outside the zones is refused with the message that the storefront knows [X2]", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const refused = await saveAddress(shop(), somebody, text(order.body["number"]), { district: "Хэрлэн" }, "en")
      expect(refused.body["errors"]).toEqual({ base: ["We are unable to calculate shipping rates for the selected items."] })
    })

    it("requires a login and a line [P1]", async () => {
      const visitor = await shop().add(await shop().variant(5), 1)
      const number = text(visitor.body["number"])
      expect((await shop().call("PUT", `/api/v2/checkouts/${number}`, { body: { state: "address" } })).status).toBe(401)
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      await shop().call("PUT", `/api/v2/orders/${text(order.body["number"])}/empty`, { headers: somebody.headers })
      const refused = await saveAddress(shop(), somebody, text(order.body["number"]), {})
      expect(refused.body["error"]).toBe("Таны сагс хоосон байна")
    })
  })

  describe("payment methods", () => {
    it("are six, in the language of the request", async () => {
      const answer = await shop().call("GET", "/api/v2/checkouts/payment_methods", { headers: { "accept-language": "en" } })
      const methods = Object.values(answer.body["payment_methods"] ?? {})
      expect(methods.map((method) => method["method_type"])).toEqual(["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"])
      expect(methods[5]).toMatchObject({ name: "Lease", note: "For purchases from 120,000₮", active: true })
    })

    it("begin with the one by which the shopper paid last, not with one that was only chosen", async () => {
      const [somebody, another] = [await shop().somebody(), await shop().somebody()]
      const first = async ({ headers }: Somebody) =>
        (await shop().call("GET", "/api/v2/checkouts/payment_methods", { headers })).body["payment_methods"]?.[0]?.["method_type"]
      const order = async (methodId: number) => {
        const number = await shop().checkedOut(somebody, await shop().variant(5))
        await shop().place(somebody, number, methodId)
        return number
      }
      const paid = await order(3)
      expect(await first(somebody)).toBe("qr")
      await shop().bank(paid, "pay")
      await order(2)
      expect([await first(somebody), await first(another)]).toEqual(["internet_bank", "qr"])
    })
  })
}
