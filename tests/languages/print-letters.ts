/** Letters of every kind in a language, printed as JSON by the copy of the checkout that knows it: `tsx print-letters.ts <locale>`. */
import { orders } from "#book/fixtures/orders/orders.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { isLocale } from "#domain/entities/locale.ts"
import { accountLetter } from "#domain/rules/notifications/account-letter.ts"
import { codeLetter } from "#domain/rules/notifications/code-letter.ts"
import { giftCardLetter } from "#domain/rules/notifications/gift-card-letter.ts"
import type { LetterForms, LetterSender } from "#domain/rules/notifications/letter.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { orderLetter } from "#domain/rules/notifications/order-letter.ts"
import type { OrderNews } from "#domain/rules/notifications/order-news.ts"
import { wishLetter } from "#domain/rules/notifications/wish-letter.ts"
import { newsletterLetter } from "#domain/rules/newsletter/newsletter-letter.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"

const locale = process.argv[2]
const [order] = orders
if (!isLocale(locale) || order === undefined) throw new Error(`no letters in ${locale}`)

const now = "2026-11-22T04:00:00.000Z" as Instant
const sender: LetterSender = {
  brand: "Цэлмэг",
  company: "Цэлмэг ХХК",
  supportPhone: "7000 1100",
  hours: "11:00–22:00",
  origin: "https://shop.mn",
  accent: "#1b4dd8",
  logo: null,
}
const { brand, origin, supportPhone } = sender
const money = tugrik(80_000)

const news: ReadonlyArray<OrderNews> = [
  ...(["placed", "paid", "ready", "shipped", "delivered", "overdue"] as const).map((kind) => ({ kind })),
  { kind: "canceled", by: "shopper", money, wallet: tugrik(25_000) },
  { kind: "canceled", by: "shop" },
  { kind: "refunded", amount: money, reason: "late" },
  { kind: "returned", money, wallet: tugrik(25_000) },
  { kind: "returnRefused", answer: "" },
]
// Names of goods are content of the shop.
const lineItems = order.lineItems.map((line) => ({ ...line, optionsText: "", product: { ...line.product, name: "" } }))
const deliveredOrder = {
  ...order,
  lineItems,
  deliveryFrom: later(now, 1440 * minute),
  deliveryTo: later(now, 1680 * minute),
  expiresAt: later(now, 15 * minute),
}
const pickedUpOrder = { ...deliveredOrder, pickupStore: { ...pickupStore, name: "", address: "" } }
const wish = {
  slug: "dress",
  name: "",
  optionsText: "",
  image: null,
  sellingPrice: money,
  wishedPrice: tugrik(90_000),
  totalOnHand: 3,
  wasSoldOut: true,
}

const accountChanges = [{ kind: "email", masked: "b…@example.mn" }, { kind: "password" }, { kind: "joined", provider: "google" }] as const

const letters: ReadonlyArray<LetterForms | null> = [
  ...[deliveredOrder, pickedUpOrder].flatMap((each) => news.map((item) => orderLetter(item, { order: each, sender, locale, now }))),
  ...(["login", "reset", "contact", "confirm"] as const).map((purpose) =>
    codeLetter({ purpose, code: "482913", minutes: 5, brand, locale }),
  ),
  ...(["confirm", "already"] as const).map((kind) => newsletterLetter({ kind, brand, origin, token: "t", locale })),
  ...accountChanges.map((change) => accountLetter(change, { brand, supportPhone, locale })),
  giftCardLetter({ number: "0000-1111", amount: money, from: "", message: "" }, { brand, origin, locale }),
  wishLetter([wish], { brand, origin, locale }),
]
const lines = letters
  .filter((letter) => letter !== null)
  .flatMap(({ email, sms }) => [email.subject, ...letterText(email, sender, locale).split("\n"), sms])
console.log(JSON.stringify(lines))
