/** Letters of a sample order, as the sample shop sends them. */
import { orders } from "#book/fixtures/orders/orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { LetterSender } from "#domain/rules/notifications/letter.ts"
import { orderLetter } from "#domain/rules/notifications/order-letter.ts"
import type { OrderNews } from "#domain/rules/notifications/order-news.ts"
import { instantOf } from "#domain/rules/instants.ts"

export const sender: LetterSender = {
  brand: "Цэлмэг",
  company: "Цэлмэг ХХК",
  supportPhone: "7000 1100",
  hours: "11:00–22:00",
  origin: "https://shop.mn",
  accent: "#1b4dd8",
  logo: null,
}
/** Noon of 22 November in Ulaanbaatar. */
export const now = instantOf(Date.parse("2026-11-22T04:00:00Z"))
export const order = (changes: Partial<Order> = {}): Order => ({ ...(orders[0] as Order), ...changes })
export const letterOf = (news: OrderNews, changes: Partial<Order> = {}, locale: "mn" | "en" = "en") =>
  orderLetter(news, { order: order(changes), sender, locale, now })
