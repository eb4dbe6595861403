/** From a cart to a placed order: address, wallet, way of paying, stock. */
import { describe, expect, it } from "vitest"
import { address, type Somebody, text, type Trial } from "../trial.ts"

export const checkoutCalls = (shop: () => Trial): void => {
  const saveAddress = (somebody: Somebody, number: string, changes: Readonly<Record<string, unknown>>, language = "mn") =>
    shop().call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "address", order: { ship_address_attributes: { ...address, ...changes } } },
      headers: { ...somebody.headers, "accept-language": language },
    })
  const credit = (somebody: Somebody, number: string, body: unknown) =>
    shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body, headers: somebody.headers })

  describe("an address", () => {
    it("leads from the cart to payment and adds the delivery", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 1, somebody.headers)
      const saved = await saveAddress(somebody, text(order.body["number"]), {})
      expect(saved.body).toMatchObject({ state: "payment", ship_total: "5000.0", total: "105000.0" })
      expect(saved.body["address"]).toMatchObject({ phone: "99112233", district: "Баянгол", zipcode: "16000", address1: "12-р байр, 3 тоот" })
    })

    it("may name its units by code, in Latin letters, or far from the capital", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await saveAddress(somebody, number, { city: "11", district: "1107" })).body["address"]).toMatchObject({ city: "Улаанбаатар", district: "Баянгол" })
      expect((await saveAddress(somebody, number, { city: "Dornod", district: "Kherlen" })).body["address"]).toMatchObject({ city: "Dornod", zipcode: "21060" })
    })

    it("names every field that does not hold, at once", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const refused = await saveAddress(somebody, text(order.body["number"]), { firstname: " ", phone: "123", address1: "" }, "en")
      expect(refused.status).toBe(422)
      expect(refused.body["errors"]).toEqual({
        firstname: ["Fill in this field"],
        phone: ["The phone number is incorrect. Enter an eight-digit number."],
        address1: ["Enter your address"],
      })
    })

    it("may be explained in some sentences, and takes no more", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await saveAddress(somebody, number, { address1: "x".repeat(500) })).status).toBe(200)
      const refused = await saveAddress(somebody, number, { address1: "x".repeat(501), quarter: "x".repeat(101), zipcode: "1".repeat(101) }, "en")
      const said = ["This is too long"]
      expect([refused.status, refused.body["errors"]]).toEqual([422, { address1: said, quarter: said, zipcode: said }])
    })

    it("of the last order is told with the user, and of no cart", async () => {
      const somebody = await shop().somebody()
      const me = async () => (await shop().call("GET", "/api/v2/users/me", { headers: somebody.headers })).body["ship_address"]
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      expect(await me()).toBeNull()
      await shop().place(somebody, number)
      expect(await me()).toMatchObject({ firstname: "Бат", phone: "99112233", district: "Баянгол", address1: "12-р байр, 3 тоот" })
    })

    it("outside the country's units has no delivery, in the words that the storefront knows", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const refused = await saveAddress(somebody, text(order.body["number"]), { district: "Хэрлэн" }, "en")
      expect(refused.body["errors"]).toEqual({ base: ["We are unable to calculate shipping rates for the selected items."] })
    })

    it("needs a login and something to deliver", async () => {
      const visitor = await shop().add(await shop().variant(5), 1)
      const number = text(visitor.body["number"])
      expect((await shop().call("PUT", `/api/v2/checkouts/${number}`, { body: { state: "address" } })).status).toBe(401)
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      await shop().call("PUT", `/api/v2/orders/${text(order.body["number"])}/empty`, { headers: somebody.headers })
      const refused = await saveAddress(somebody, text(order.body["number"]), {})
      expect(refused.body["error"]).toBe("Таны сагс хоосон байна")
    })
  })

  describe("the wallet", () => {
    it("pays within its rules, part by part, and names the maximum", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "bonus", 80_000)
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, 100_000), 1, somebody.headers)
      const number = text(order.body["number"])
      expect(order.body["wallet"]).toMatchObject({
        used: "0.0",
        usable: "60000.0",
        parts: [
          { kind: "bonus", balance: "80000.0", usable: "50000.0", used: "0.0" },
          { kind: "money", balance: "10000.0", usable: "10000.0", used: "0.0" },
        ],
      })
      const all = await credit(somebody, number, { amount: 60_000 })
      expect(all.body).toMatchObject({ total: "40000.0", adjustments: [{ kind: "wallet", amount: "-60000.0" }] })
      const more = await credit(somebody, number, { amount: 60_001 })
      expect(more.body["errors"]).toEqual({ amount: ["Оруулсан дүн зөвшөөрөгдсөн дүнгээс хэтэрсэн байна. Дээд дүн: 60,000₮"] })
      const beyond = await credit(somebody, number, { amount: 90_001 })
      expect(beyond.body["error"]).toBe("Оруулсан дүн хэтэвчний үлдэгдлээс хэтэрсэн байна. Дээд дүн: 60,000₮")
      const fromOne = await credit(somebody, number, { amount: 7000, source: "money" })
      expect(fromOne.body["total"]).toBe("93000.0")
      expect((await credit(somebody, number, { amount: 0 })).body["total"]).toBe("100000.0")
    })

    it("pays nothing towards a purchase of 20,000 or less", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, 20_000), 1, somebody.headers)
      const refused = await credit(somebody, text(order.body["number"]), { amount: 1000 })
      expect(refused.body["error"]).toBe("Хэтэвчийг зөвхөн 20,000₮-өөс дээш худалдан авалтад ашиглана")
    })

    it("that pays everything leaves a paid order", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 500_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await credit(somebody, number, { amount: 105_000 })
      const placed = await shop().place(somebody, number)
      expect(placed.body).toMatchObject({ state: "complete", payment_state: "paid", total: "0.0" })
      expect(await shop().balance(somebody.id, "money")).toBe(395_000)
    })

    it("is not spent twice by a balance that went elsewhere", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant)
      await credit(somebody, number, { amount: 50_000 })
      await shop().db.query("update wallet_parts set balance = 30000 where user_id = $1", [somebody.id])
      const placed = await shop().place(somebody, number)
      expect(placed.body["total"]).toBe("75000.0")
      expect(await shop().balance(somebody.id, "money")).toBe(0)
    })
  })

  describe("placing an order", () => {
    it("takes the stock, fixes the prices and begins the countdown", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant, 2)
      const placed = await shop().place(somebody, number)
      expect(placed.body).toMatchObject({ number, state: "complete", payment_state: "balance_due", shipment_state: "pending", total: "205000.0" })
      expect(placed.body["expires_in"]).toBe(900)
      expect(placed.body["delivery_from"]).toEqual(expect.any(String))
      expect(await shop().onHand(variant)).toBe(3)
      await shop().db.query("update variants set price = 999999, selling_price = 999999 where id = $1", [variant])
      expect((await shop().order(somebody, number)).body["total"]).toBe("205000.0")
      expect((await shop().call("GET", "/api/v2/orders/current", { headers: somebody.headers })).status).toBe(204)
    })

    it("is refused without an address or a way to pay", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 50_000), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await shop().place(somebody, number)).body["errors"]).toEqual({ address1: ["Хаягаа оруулна уу"] })
      await saveAddress(somebody, number, {})
      expect((await shop().place(somebody, number, 77)).body["errors"]).toEqual({ payment_method_id: ["Ийм төлбөрийн хэлбэр алга"] })
    })

    it("is no cart any more, and a refusal to change it says so by name", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 50_000))
      const changed = await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      expect(changed.status).toBe(422)
      expect(changed.body).toMatchObject({ status_code: "order_placed" })
    })

    it("needs a way to pay only for what the wallet does not pay", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 60_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 50_000))
      const withoutWay = () =>
        shop().call("PUT", `/api/v2/checkouts/${number}`, { body: { state: "payment", order: { payments_attributes: [] } }, headers: somebody.headers })
      expect((await withoutWay()).body["errors"]).toEqual({ payment_method_id: ["Төлбөрийн хэлбэрээ сонгоно уу"] })
      await credit(somebody, number, { amount: 55_000 })
      expect((await withoutWay()).body).toMatchObject({ state: "complete", payment_state: "paid", total: "0.0", payments: [] })
      const payment = await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
      expect(payment.body).toMatchObject({ status: "paid", method: null, amount: "55000.0" })
      expect(await shop().balance(somebody.id, "money")).toBe(5000)
    })

    it("on lease is for the barrier and more", async () => {
      const somebody = await shop().somebody()
      const below = await shop().checkedOut(somebody, await shop().variant(5, 114_999))
      expect((await shop().place(somebody, below, 6)).body["error"]).toBe("Лизингээр 120,000₮-өөс дээш худалдан авалт хийнэ")
      await shop().call("PUT", `/api/v2/orders/${below}/empty`, { headers: somebody.headers })
      const at = await shop().checkedOut(somebody, await shop().variant(5, 115_000))
      expect((await shop().place(somebody, at, 6)).body["payments"]).toMatchObject([{ method_type: "lease", amount: "120000.0" }])
    })

    it("wants an organization's number for its receipt", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5))
      const answer = await shop().call("PUT", `/api/v2/checkouts/${number}`, {
        body: { state: "payment", order: { payments_attributes: [{ payment_method_id: 1 }] }, receipt: { kind: "organization", registry_number: "12" } },
        headers: somebody.headers,
      })
      expect(answer.body["errors"]).toEqual({ registry_number: ["Байгууллагын регистр 7 оронтой байна"] })
    })

    it("says what the shop is short of, and takes nothing then", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      const scarce = await shop().variant(5, 100_000)
      const plenty = await shop().variant(5, 100_000)
      await shop().add(plenty, 1, somebody.headers)
      const number = await shop().checkedOut(somebody, scarce, 4)
      await credit(somebody, number, { amount: 50_000 })
      await shop().db.query("update variants set on_hand = 1 where id = $1", [scarce])
      const refused = await shop().place(somebody, number)
      expect(refused.status).toBe(422)
      expect(text(refused.body["errors"]?.["line_items"]?.[0])).toMatch(/: 1 ширхэг үлдсэн$/)
      expect([await shop().onHand(scarce), await shop().onHand(plenty)]).toEqual([1, 5])
      expect(await shop().balance(somebody.id, "money")).toBe(50_000)
    })

    it("never sells more than there is, however many place at once", async () => {
      const variant = await shop().variant(3)
      const buyers: Somebody[] = []
      for (let at = 0; at < 6; at += 1) buyers.push(await shop().somebody())
      const numbers = await Promise.all(buyers.map((buyer) => shop().checkedOut(buyer, variant)))
      const placed = await Promise.all(buyers.map((buyer, at) => shop().place(buyer, numbers[at] ?? "")))
      expect(placed.filter(({ status }) => status === 200)).toHaveLength(3)
      expect(placed.filter(({ status }) => status === 422)).toHaveLength(3)
      expect(await shop().onHand(variant)).toBe(0)
    })

    it("of thousands of millions is written down and paid like any other", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(999, 9_000_000), 300)
      expect((await shop().place(somebody, number)).body).toMatchObject({ state: "complete", total: "2700005000.0" })
      expect((await shop().bank(number, "pay")).body).toMatchObject({ status: "paid", amount: "2700005000.0" })
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body["refunded_amount"]).toBe("2700005000.0")
    })

    it("twice is one order", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5)
      const number = await shop().checkedOut(somebody, variant)
      await Promise.all([shop().place(somebody, number), shop().place(somebody, number)])
      expect(await shop().onHand(variant)).toBe(4)
      const change = await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      expect(change.status).toBe(422)
      expect(change.body["error"]).toBe("Энэ захиалга аль хэдийн хийгдсэн")
    })
  })

  describe("the ways to pay", () => {
    it("are six, named in the language asked for", async () => {
      const answer = await shop().call("GET", "/api/v2/checkouts/payment_methods", { headers: { "accept-language": "en" } })
      const methods = Object.values(answer.body["payment_methods"] ?? {})
      expect(methods.map((method) => method["method_type"])).toEqual(["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"])
      expect(methods[5]).toMatchObject({ name: "Lease", note: "For purchases from 120,000₮", active: true })
    })
  })
}
