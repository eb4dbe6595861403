/** Order lines without goods: stays, whose options hold hotel and dates, and gift cards, whose options hold the receiver. */
import type { LineItem } from "#domain/entities/orders/order.ts"

type Line = { readonly options?: Readonly<Record<string, unknown>> | undefined }
type LinkedLine = Pick<LineItem, "options"> & { readonly product: Pick<LineItem["product"], "slug"> }

export const isStay = ({ options }: Line): boolean => options?.["arrives"] !== undefined

export const isGiftCard = ({ options }: Line): boolean => options?.["gift_to"] !== undefined

/** Whether two lines of a room are for the same nights, rooms, guests and passengers. */
export const isSameStay = (one: Pick<LineItem, "options">, other: Pick<LineItem, "options">): boolean =>
  ["arrives", "leaves", "rooms", "guests", "passengers"].every((name) => (one.options?.[name] ?? "") === (other.options?.[name] ?? ""))

/** Whether a line is sent or handed over, which a stay and a gift card are not. */
export const isGoods = (line: Line): boolean => !isStay(line) && !isGiftCard(line)

/** Whether an order has nothing to deliver: stays and gift cards alone. */
export const isNothingSent = ({ lineItems }: { readonly lineItems: ReadonlyArray<Line> }): boolean =>
  lineItems.length > 0 && !lineItems.some(isGoods)

/** Options that mark a line as a stay or a gift card; products may not have them. */
export const reservedOptions = ["arrives", "gift_to"] as const

/** Address of a line's page: the product, or the hotel with the dates; `null` for a stay where the site has no hotel pages. */
export const lineHref = (line: LinkedLine, hasHotels: boolean): string | null => {
  if (isGiftCard(line)) return "/account/gift-cards/send"
  if (isStay(line) && !hasHotels) return null
  const { hotel, arrives, leaves, guests, rooms } = line.options ?? {}
  return isStay(line)
    ? `/travel/hotels/${hotel}?from=${arrives}&to=${leaves}&guests=${guests}&rooms=${rooms}`
    : `/products/${line.product.slug}`
}

/** Options to show beside the text of a line; none for a stay or a gift card, whose text contains them. */
export const shownOptions = (line: Pick<LineItem, "options">): Readonly<Record<string, string>> =>
  isStay(line) || isGiftCard(line) ? {} : (line.options ?? {})
