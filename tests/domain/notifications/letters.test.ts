/** Letters: channels, promises, and safe HTML. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { orders } from "#book/fixtures/orders/orders.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { codeLetter } from "#domain/rules/notifications/code-letter.ts"
import type { LetterSender } from "#domain/rules/notifications/letter.ts"
import { letterColours } from "#domain/rules/notifications/letter-colours.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { orderLetter } from "#domain/rules/notifications/order-letter.ts"
import { channelsOf } from "#domain/rules/notifications/letter-channels.ts"
import type { OrderNews, OrderNewsKind } from "#domain/rules/notifications/order-news.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"

const sender: LetterSender = {
  brand: "Цэлмэг",
  company: "Цэлмэг ХХК",
  supportPhone: "7000 1100",
  hours: "11:00–22:00",
  origin: "https://shop.mn",
  accent: "#1b4dd8",
}
const now = instantOf(Date.parse("2026-11-22T04:00:00Z"))
const order = (changes: Partial<Order> = {}): Order => ({ ...(orders[0] as Order), ...changes })
const letterOf = (news: OrderNews, changes: Partial<Order> = {}, locale: "mn" | "en" = "en") =>
  orderLetter(news, { order: order(changes), sender, locale, now })

const all = { email: true, sms: true }

describe("channels of a letter", () => {
  it.each<[OrderNewsKind, { email: boolean; sms: boolean }, { email: boolean; sms: boolean }, string[]]>([
    ["placed", all, all, ["email"]],
    ["shipped", all, all, ["email", "sms"]],
    ["shipped", all, { email: true, sms: false }, ["email"]],
    ["placed", { email: false, sms: true }, all, ["sms"]],
    ["delivered", all, { email: false, sms: false }, []],
    ["paid", all, { email: false, sms: false }, ["email"]],
    ["refunded", { email: false, sms: true }, { email: true, sms: false }, ["sms"]],
    ["paid", { email: false, sms: false }, all, []],
  ])("%s reaching %o, chosen %o: %o", (kind, reach, chosen, expected) => {
    expect(channelsOf(kind, reach, chosen)).toEqual(expected)
  })
})

describe("letter of an order that is picked up", () => {
  it("names the store and when to come in place of a delivery", () => {
    const { email, sms } = letterOf({ kind: "ready" }, { pickupStore })
    expect(email.title).toBe("Your order is ready to be picked up")
    expect(email.facts?.map(({ label }) => label)).toEqual(["Order number", "Pick up", "Store", "Receiver"])
    expect(email.facts).toContainEqual({ label: "Store", value: "Их дэлгүүр салбар, Энхтайваны өргөн чөлөө 44, 70001101" })
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
    expect(email.lines?.[0]?.detail).not.toMatch(/pc|piece|item/)
    expect(letterOf({ kind: "paid" }).email.lines?.[0]?.detail).toMatch(/pc|piece|item/)
    expect(email.facts?.map(({ label }) => label)).not.toContain("Address")
    const withCodes = orderLetter(
      { kind: "paid" },
      { order: ofStay(order()), sender, locale: "mn", now, ticketCodes: ["ST-000001-AAAAAA", "ST-000002-BBBBBB"] },
    )
    expect(withCodes.email.facts).toContainEqual({ label: "Цахим тасалбар", value: "ST-000001-AAAAAA, ST-000002-BBBBBB" })
    expect(withCodes.sms).not.toContain("ST-")
    expect(letterOf({ kind: "paid" }).email.action?.href).toMatch(/\/account\/orders\/R\d+$/)
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

  it("is written for every step in both languages, without an empty sentence", () => {
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

describe("letter as HTML", () => {
  it("shows what shoppers and merchants typed as text", () => {
    const { email } = letterOf(
      { kind: "paid" },
      {
        lineItems: order().lineItems.map((line) => ({
          ...line,
          product: { ...line.product, name: `<img src=x onerror="alert(1)">` },
        })),
      },
    )
    const html = letterHtml(email, sender, "en")
    expect(html).not.toContain("<img src=x")
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;")
  })

  it("shows the goods that have a picture, by an address of the shop that mail programs can show", () => {
    const [line] = order().lineItems
    if (line === undefined) throw new Error("the sample has a line")
    const image = { src: "/pictures/coat.front", alt: "", colour: "" }
    const { email } = letterOf(
      { kind: "paid" },
      {
        lineItems: [
          { ...line, image },
          { ...line, image: null },
        ],
      },
    )
    expect(letterHtml(email, sender, "en").match(/<img src="[^"]*"/g)).toEqual([`<img src="${sender.origin}/pictures/coat.front-160.jpg"`])
    const bare = letterOf({ kind: "paid" }, { lineItems: [{ ...line, image: null }] })
    expect(letterHtml(bare.email, sender, "en")).not.toContain("<img")
  })

  it("has the colours of the light theme", () => {
    const light = readFileSync("ui/theme/tokens.css", "utf8").split("[data-theme")[0] ?? ""
    for (const [name, colour] of Object.entries(letterColours))
      expect(light).toContain(`--${name.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`)}: ${colour}`)
  })

  it("shows a code once, large, and warns", () => {
    const { email, sms } = codeLetter({ purpose: "reset", code: "123456", minutes: 5, brand: "Цэлмэг", locale: "mn" })
    expect(letterHtml(email, sender, "mn").match(/123456/g)).toHaveLength(2)
    expect(sms).toBe("Цэлмэг: Нууц үг солих код 123456. Код 5 минут хүчинтэй. Кодоо хэнд ч бүү хэлээрэй.")
  })
})
