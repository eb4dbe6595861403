/** Checkout: address, wallet, payment method, stock. */
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Order } from "#domain/entities/orders/order.ts"
import { totals, whyNotPlaced } from "#domain/rules/cart/cart.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { orderOfUse, use, walletTerms } from "#domain/rules/wallet/wallet.ts"
import { address, type Somebody, text, type Trial } from "#tests/contract/test-backend.ts"

export const checkoutCalls = (shop: () => Trial): void => {
  const saveAddress = (somebody: Somebody, number: string, changes: Readonly<Record<string, unknown>>, language = "mn") =>
    shop().call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "address", order: { ship_address_attributes: { ...address, ...changes } } },
      headers: { ...somebody.headers, "accept-language": language },
    })
  const credit = (somebody: Somebody, number: string, body: unknown) =>
    shop().call("PUT", `/api/v2/checkouts/${number}/store_credit`, { body, headers: somebody.headers })

  describe("address", () => {
    it("moves the order to payment and adds the delivery fee", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 1, somebody.headers)
      const saved = await saveAddress(somebody, text(order.body["number"]), {})
      expect(saved.body).toMatchObject({ state: "payment", ship_total: "5000.0", total: "105000.0" })
      expect(saved.body["address"]).toMatchObject({ phone: "99112233", district: "Баянгол", zipcode: "16000", address1: "12-р байр, 3 тоот" })
    })

    it("may name its zones by code, in Latin letters, or far from the capital", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await saveAddress(somebody, number, { city: "11", district: "1107" })).body["address"]).toMatchObject({ city: "Улаанбаатар", district: "Баянгол" })
      expect((await saveAddress(somebody, number, { city: "Dornod", district: "Kherlen" })).body["address"]).toMatchObject({ city: "Dornod", zipcode: "21060" })
    })

    it("is refused with all wrong fields at once [E6]", async () => {
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

    it("accepts 500 characters of detail and no more", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await saveAddress(somebody, number, { address1: "x".repeat(500) })).status).toBe(200)
      const refused = await saveAddress(somebody, number, { address1: "x".repeat(501), quarter: "x".repeat(101), zipcode: "1".repeat(101) }, "en")
      const messages = ["This is too long"]
      expect([refused.status, refused.body["errors"]]).toEqual([422, { address1: messages, quarter: messages, zipcode: messages }])
    })

    it("of the last placed order is returned with the user", async () => {
      const somebody = await shop().somebody()
      const me = async () => (await shop().call("GET", "/api/v2/users/me", { headers: somebody.headers })).body["ship_address"]
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      expect(await me()).toBeNull()
      await shop().place(somebody, number)
      expect(await me()).toMatchObject({ firstname: "Бат", phone: "99112233", district: "Баянгол", address1: "12-р байр, 3 тоот" })
    })

    it("outside the zones is refused with the message that the storefront knows [X2]", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5), 1, somebody.headers)
      const refused = await saveAddress(somebody, text(order.body["number"]), { district: "Хэрлэн" }, "en")
      expect(refused.body["errors"]).toEqual({ base: ["We are unable to calculate shipping rates for the selected items."] })
    })

    it("requires a login and a line [P1]", async () => {
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

  describe("wallet", () => {
    it("pays within its rules, part by part, and reports the maximum [X4]", async () => {
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

    it("pays nothing towards a purchase of 20,000 or less [W1]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, 20_000), 1, somebody.headers)
      const refused = await credit(somebody, text(order.body["number"]), { amount: 1000 })
      expect(refused.body["error"]).toBe("Хэтэвчийг зөвхөн 20,000₮-өөс дээш худалдан авалтад ашиглана")
    })

    it.each([
      [19_999, false],
      [20_000, false],
      [20_001, true],
    ])("pays towards a purchase of %i: %s", async (price, pays) => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 10_000)
      const order = await shop().add(await shop().variant(5, price), 1, somebody.headers)
      expect((await credit(somebody, text(order.body["number"]), { amount: 1000 })).status).toBe(pays ? 200 : 422)
    })

    it.each([
      [499, false],
      [500, true],
      [501, true],
    ])("pays a partner's money towards a purchase of %i: %s", async (price, pays) => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "partner", 10_000)
      const order = await shop().add(await shop().variant(5, price), 1, somebody.headers)
      const answer = await credit(somebody, text(order.body["number"]), { amount: 100 })
      expect([answer.status, answer.body["error"]]).toEqual(pays ? [200, undefined] : [422, "Түншийн үлдэгдэл ашиглах доод дүн: 500₮"])
    })

    it("pays within what the rule allows, for any purchase and balances", async () => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(5, 20_000)
      const number = text((await shop().add(variant, 1, somebody.headers)).body["number"])
      for (const kind of orderOfUse) await shop().give(somebody.id, kind, 0)
      const outcomes = new Set<string>()
      const balance = fc.constantFrom(0, 1000, 30_000)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(499, 500, 20_000, 20_001, 50_000),
          fc.array(balance, { minLength: orderOfUse.length, maxLength: orderOfUse.length }),
          fc.constantFrom(1, 500, 1000, 1001, 10_000, 30_001, 200_000),
          async (price, balances, amount) => {
            const parts = orderOfUse.map((kind, at) => ({ kind, balance: tugrik(balances[at] ?? 0) }))
            for (const part of parts) await shop().give(somebody.id, part.kind, part.balance)
            await shop().db.query("update variants set price = $2, selling_price = $2 where id = $1", [variant, price])
            const answer = await credit(somebody, number, { amount })
            const total = tugrik(price)
            const used = use(parts, { itemTotal: total, toPay: total, lines: [{ total, returnPerMille: walletTerms.cashbackPerMille }] }, amount)
            outcomes.add(used._tag)
            if (answer.status === 200) {
              const order = Schema.decodeUnknownSync(Order)(answer.body)
              expect(order).toMatchObject(totals(order))
              expect(order.total).toBe(price - amount)
            }
            const max = "max" in used ? formatTugrik(used.max) : ""
            const messages = { Used: /^$/, NoAmount: /оруулна уу$/, PurchaseTooSmall: /20,000₮-өөс дээш/, PartnerMinimum: /доод дүн: 500₮$/, AboveBalance: new RegExp(`үлдэгдлээс хэтэрсэн байна. Дээд дүн: ${max}$`), AboveMaximum: new RegExp(`дүнгээс хэтэрсэн байна. Дээд дүн: ${max}$`) }
            expect(answer.status).toBe(used._tag === "Used" ? 200 : 422)
            expect(answer.status === 200 ? "" : text(answer.body["error"])).toMatch(messages[used._tag])
          },
        ),
        { numRuns: 60 },
      )
      expect(outcomes.size).toBeGreaterThan(3)
    })

    it("completes the payment when it pays everything [X4]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 500_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await credit(somebody, number, { amount: 105_000 })
      const placed = await shop().place(somebody, number)
      expect(placed.body).toMatchObject({ state: "complete", payment_state: "paid", total: "0.0" })
      expect(await shop().balance(somebody.id, "money")).toBe(395_000)
    })

    it("refuses a balance that was spent meanwhile", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      const variant = await shop().variant(5, 100_000)
      const number = await shop().checkedOut(somebody, variant)
      await credit(somebody, number, { amount: 50_000 })
      await shop().give(somebody.id, "money", 30_000)
      const placed = await shop().place(somebody, number)
      expect(placed.body["total"]).toBe("75000.0")
      expect(await shop().balance(somebody.id, "money")).toBe(0)
    })
  })

  describe("placing an order", () => {
    it("takes the stock, fixes the prices and starts the countdown", async () => {
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

    it("is refused without an address or a payment method", async () => {
      const somebody = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 50_000), 1, somebody.headers)
      const number = text(order.body["number"])
      expect((await shop().place(somebody, number)).body["errors"]).toEqual({ address1: ["Хаягаа оруулна уу"] })
      await saveAddress(somebody, number, {})
      expect((await shop().place(somebody, number, 77)).body["errors"]).toEqual({ payment_method_id: ["Ийм төлбөрийн хэлбэр алга"] })
    })

    it.each([
      { onHand: 5, left: 5, withAddress: true },
      { onHand: 5, left: 2, withAddress: true },
      { onHand: 5, left: 1, withAddress: true },
      { onHand: 5, left: 0, withAddress: true },
      { onHand: 5, left: 1, withAddress: false },
      { onHand: 5, left: 5, withAddress: false },
    ])("of two pieces is refused for what its rule names: %j", async ({ onHand, left, withAddress }) => {
      const somebody = await shop().somebody()
      const variant = await shop().variant(onHand, 50_000)
      const added = await shop().add(variant, 2, somebody.headers)
      const number = text(added.body["number"])
      if (withAddress) await saveAddress(somebody, number, {})
      await shop().db.query("update variants set on_hand = $2 where id = $1", [variant, left])
      const read = await shop().order(somebody, number)
      const why = whyNotPlaced(Schema.decodeUnknownSync(Order)(read.body)).map(({ _tag }) => _tag)
      expect(why).toEqual([...(left < 2 ? ["ShortOfStock"] : []), ...(withAddress ? [] : ["NoAddress"])])
      const placed = await shop().place(somebody, number)
      const fields: Readonly<Record<string, string>> = { ShortOfStock: "line_items", NoAddress: "address1" }
      expect([placed.status, Object.keys(placed.body["errors"] ?? {})]).toEqual([why.length === 0 ? 200 : 422, why.map((tag) => fields[tag])])
      expect(await shop().onHand(variant)).toBe(why.length === 0 ? left - 2 : left)
    })

    it("is refused for an empty cart", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5, 50_000))
      await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      const placed = await shop().place(somebody, number)
      expect([placed.status, placed.body["error"]]).toEqual([422, "Таны сагс хоосон байна"])
    })

    it("ends changes of the cart, with a status code", async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(5, 50_000))
      const changed = await shop().call("PUT", `/api/v2/orders/${number}/empty`, { headers: somebody.headers })
      expect(changed.status).toBe(422)
      expect(changed.body).toMatchObject({ status_code: "order_placed" })
    })

    it("requires a payment method only for what the wallet does not pay", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 60_000)
      const number = await shop().checkedOut(somebody, await shop().variant(5, 50_000))
      const withoutPaymentMethod = () =>
        shop().call("PUT", `/api/v2/checkouts/${number}`, { body: { state: "payment", order: { payments_attributes: [] } }, headers: somebody.headers })
      expect((await withoutPaymentMethod()).body["errors"]).toEqual({ payment_method_id: ["Төлбөрийн хэлбэрээ сонгоно уу"] })
      await credit(somebody, number, { amount: 55_000 })
      expect((await withoutPaymentMethod()).body).toMatchObject({ state: "complete", payment_state: "paid", total: "0.0", payments: [] })
      const payment = await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
      expect(payment.body).toMatchObject({ status: "paid", method: null, amount: "55000.0" })
      expect(await shop().balance(somebody.id, "money")).toBe(5000)
    })

    it("on lease requires the barrier [W7]", async () => {
      const somebody = await shop().somebody()
      const below = await shop().checkedOut(somebody, await shop().variant(5, 114_999))
      expect((await shop().place(somebody, below, 6)).body["error"]).toBe("Лизингээр 120,000₮-өөс дээш худалдан авалт хийнэ")
      await shop().call("PUT", `/api/v2/orders/${below}/empty`, { headers: somebody.headers })
      const at = await shop().checkedOut(somebody, await shop().variant(5, 115_000))
      expect((await shop().place(somebody, at, 6)).body["payments"]).toMatchObject([{ method_type: "lease", amount: "120000.0" }])
    })

    it("requires a valid number for an organization's receipt", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(5))
      const answer = await shop().call("PUT", `/api/v2/checkouts/${number}`, {
        body: { state: "payment", order: { payments_attributes: [{ payment_method_id: 1 }] }, receipt: { kind: "organization", registry_number: "12" } },
        headers: somebody.headers,
      })
      expect(answer.body["errors"]).toEqual({ registry_number: ["Байгууллагын регистр 7 оронтой байна"] })
    })

    it("is refused with the lines short of stock, and takes nothing", async () => {
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

    it("never oversells under concurrency", async () => {
      const variant = await shop().variant(3)
      const buyers: Somebody[] = []
      for (let at = 0; at < 6; at += 1) buyers.push(await shop().somebody())
      const numbers = await Promise.all(buyers.map((buyer) => shop().checkedOut(buyer, variant)))
      const placed = await Promise.all(buyers.map((buyer, at) => shop().place(buyer, numbers[at] ?? "")))
      expect(placed.filter(({ status }) => status === 200)).toHaveLength(3)
      expect(placed.filter(({ status }) => status === 422)).toHaveLength(3)
      expect(await shop().onHand(variant)).toBe(0)
    })

    it("works for amounts of thousands of millions", async () => {
      const somebody = await shop().somebody()
      const number = await shop().checkedOut(somebody, await shop().variant(999, 9_000_000), 300)
      expect((await shop().place(somebody, number)).body).toMatchObject({ state: "complete", total: "2700005000.0" })
      expect((await shop().bank(number, "pay")).body).toMatchObject({ status: "paid", amount: "2700005000.0" })
      const canceled = await shop().cancel(somebody, number)
      expect(canceled.body["refunded_amount"]).toBe("2700005000.0")
    })

    it("happens once for two requests", async () => {
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

  describe("payment methods", () => {
    it("are six, in the language of the request", async () => {
      const answer = await shop().call("GET", "/api/v2/checkouts/payment_methods", { headers: { "accept-language": "en" } })
      const methods = Object.values(answer.body["payment_methods"] ?? {})
      expect(methods.map((method) => method["method_type"])).toEqual(["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"])
      expect(methods[5]).toMatchObject({ name: "Lease", note: "For purchases from 120,000₮", active: true })
    })
  })
}
