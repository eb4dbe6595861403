/** Letters of an order: their promises, links and facts at each step. */
import { describe, expect, it } from "vitest"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { orderLetter } from "#domain/rules/notifications/order-letter.ts"
import type { OrderNews } from "#domain/rules/notifications/order-news.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { letterOf, now, order, sender } from "./order-letters.ts"

describe("letter of an order that is picked up", () => {
  it("names the store and when to come in place of a delivery", () => {
    const { email, sms } = letterOf({ kind: "ready" }, { pickupStore })
    expect(email.title).toBe("Your order is ready to be picked up")
    expect(email.facts?.map(({ label }) => label)).toEqual(["Order number", "Pick up", "Store", "Opening hours", "Receiver"])
    expect(email.facts).toContainEqual({ label: "Store", value: "Их дэлгүүр салбар, Энхтайваны өргөн чөлөө 44, 70001101" })
    expect(email.facts).toContainEqual({ label: "Opening hours", value: "Every day 11:00–22:00" })
    expect(sms).toContain("Pick up:")
    expect(letterOf({ kind: "delivered" }, { pickupStore }, "mn").email.title).toBe("Захиалгыг тань хүлээлгэн өглөө")
  })
})

describe("letter of an order", () => {
  const method = (methodType: string) => [
    { id: 1, amount: tugrik(105_000), state: "pending", paymentMethodId: 2, paymentMethodName: "Bank transfer", methodType },
  ]

  it("of a stay links to its e-ticket, and does not mention a delivery [E26]", () => {
    const { email } = letterOf({ kind: "paid" }, ofStay(order()))
    expect(email.action?.href).toBe("https://shop.mn/en/account/tickets")
    expect(email.sums?.map(({ label }) => label)).toEqual(["Goods", "Total"])
    expect(email.facts?.map(({ label }) => label)).not.toContain("Address")
    expect(letterOf({ kind: "paid" }).email.action?.href).toMatch(/\/account\/orders\/R\d+$/)
  })

  it("of goods counts their units, and that of a stay does not", () => {
    const detailOf = (changes: Partial<Order>) => letterOf({ kind: "paid" }, changes).email.lines?.[0]?.detail
    expect(detailOf({})).toMatch(/pc|piece|item/)
    expect(detailOf(ofStay(order()))).not.toMatch(/pc|piece|item/)
  })

  it("of a stay has the codes of its e-tickets in the e-mail, not in the SMS [E26]", () => {
    const withCodes = orderLetter(
      { kind: "paid" },
      { order: ofStay(order()), sender, locale: "mn", now, ticketCodes: ["ST-000001-AAAAAA", "ST-000002-BBBBBB"] },
    )
    expect(withCodes.email.facts).toContainEqual({ label: "Цахим тасалбар", value: "ST-000001-AAAAAA, ST-000002-BBBBBB" })
    expect(withCodes.sms).not.toContain("ST-")
  })

  it("that is placed names the end of the time to pay, and the reference of a bank transfer", () => {
    const { email } = letterOf(
      { kind: "placed" },
      { expiresAt: instantOf(Date.parse("2026-11-22T04:15:00Z")), payments: method("bank_transfer") },
    )
    expect(email.lead).toBe("Please pay by 22\u00A0Nov\u00A02026, 12:15. An order that is not paid in time is cancelled automatically.")
    expect(email.facts).toContainEqual({ label: "Payment reference", value: order().number })
    expect(email.action?.href).toBe(`https://shop.mn/en/account/orders/${order().number}/pay`)
  })

  it.each([
    ["card", "105,000₮ comes back to your account in 3–5 days, by 27\u00A0Nov\u00A02026 at the latest."],
    ["wallet", "105,000₮ comes back to your account within 48 hours, by 24\u00A0Nov\u00A02026 at the latest."],
  ])("that is cancelled promises the refund by %s [B10]", (methodType, promise) => {
    const { email, sms } = letterOf(
      { kind: "canceled" },
      { refundedAmount: tugrik(105_000), adjustments: [], payments: method(methodType) },
    )
    expect(email.lead).toBe(`We have cancelled your order. ${promise}`)
    expect(sms).toContain(promise)
  })

  it("that is delivered names the last day on which each line may be returned [W8]", () => {
    const [line] = order().lineItems
    if (line === undefined) throw new Error("the sample has a line")
    const lineItems = [
      { ...line, returnHours: 24 },
      { ...line, returnHours: 72 },
    ]
    const { email } = letterOf({ kind: "delivered" }, { deliveredAt: now, lineItems })
    expect(email.notes?.slice(0, 2)).toEqual([
      `${line.product.name}: can be returned until 23\u00A0Nov\u00A02026, 12:00.`,
      `${line.product.name}: can be returned until 25\u00A0Nov\u00A02026, 12:00.`,
    ])
  })

  it("that is delivered promises returns of goods, not of stays and gift cards [W8]", () => {
    const [goods] = order().lineItems
    const [room] = ofStay(order()).lineItems
    if (goods === undefined || room === undefined) throw new Error("the samples have a line")
    const stay = { ...room, returnHours: 24 }
    const giftCard = { ...goods, product: { ...goods.product, name: "Gift card" }, options: { gift_to: "bat@example.mn" } }
    const returnsOf = (lineItems: Order["lineItems"]) =>
      letterOf({ kind: "delivered" }, { deliveredAt: now, lineItems }).email.notes?.filter((note) => /return/u.test(note))
    expect(returnsOf([{ ...goods, returnHours: 72 }, giftCard, stay])).toEqual(["You can return it until 25\u00A0Nov\u00A02026, 12:00."])
    expect(returnsOf([{ ...goods, returnHours: 24 }, { ...goods, returnHours: 72 }, giftCard, stay])?.join(" ")).not.toMatch(
      /Gift card|Хөвсгөл/u,
    )
    expect(returnsOf([giftCard, stay])).toEqual([])
  })

  it("that is delivered invites to a review on the page that it links to [E27]", () => {
    const { email } = letterOf({ kind: "delivered" }, { deliveredAt: now })
    expect(email.notes).toContain("How do you like your goods? A review from the page of the order helps other shoppers.")
    expect(email.action?.href).toMatch(/\/account\/orders\//u)
    expect(letterOf({ kind: "shipped" }, {}).email.notes ?? []).not.toContainEqual(expect.stringContaining("review"))
  })

  it("has no unfilled value for any step in any language, and a short SMS", () => {
    const kinds: ReadonlyArray<OrderNews> = [
      ...(["placed", "paid", "ready", "shipped", "delivered", "canceled", "overdue"] as const).map((kind) => ({ kind })),
      ...(["late", "again", "amount", "shop"] as const).map((reason) => ({ kind: "refunded" as const, amount: tugrik(5000), reason })),
      { kind: "returned", money: tugrik(5000), wallet: tugrik(1000) },
      ...["", "Шошго нь авагдсан байна"].map((answer) => ({ kind: "returnRefused" as const, answer })),
    ]
    for (const locale of ["mn", "en"] as const) {
      for (const news of kinds) {
        const { email, sms } = letterOf(news, {}, locale)
        for (const text of [letterText(email, sender, locale), letterHtml(email, sender, locale), sms])
          expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/)
        expect(sms.length).toBeLessThan(400)
      }
    }
  })
})
