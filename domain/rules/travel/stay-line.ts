/** Lines of an order that are no goods: a stay, whose options carry the hotel and dates, and a gift card, whose options carry the receiver. */
import type { LineItem } from "#domain/entities/orders/order.ts"

type Line = Pick<LineItem, "options">

export const isStay = ({ options }: Line): boolean => options?.["arrives"] !== undefined

export const isGiftCard = ({ options }: Line): boolean => options?.["gift_to"] !== undefined

/** Page of what a line holds: a product's, or the hotel's with the dates; `null` for a stay where hotels have no pages. */
export const lineHref = (line: Line & { readonly product: Pick<LineItem["product"], "slug"> }, hasHotels: boolean): string | null => {
  if (isGiftCard(line)) return "/account/gift-cards/send"
  if (isStay(line) && !hasHotels) return null
  const { hotel, arrives, leaves, guests, rooms } = line.options ?? {}
  return isStay(line) ? `/travel/hotels/${hotel}?from=${arrives}&to=${leaves}&guests=${guests}&rooms=${rooms}` : `/products/${line.product.slug}`
}

/** Options to show beside the text of a line, which says a stay or a gift card already. */
export const shownOptions = (line: Line): Readonly<Record<string, string>> => (isStay(line) || isGiftCard(line) ? {} : (line.options ?? {}))
