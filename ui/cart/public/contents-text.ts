/** What an order holds, in words. */
import type { Order } from "#domain/entities/orders/order.ts"
import { stayCounts } from "#domain/rules/travel/stay-counts.ts"
import { isGiftCard, isGoods, isStay } from "#domain/rules/travel/stay-line.ts"
import type { Text } from "#ui/messages/messages.tsx"

/** Goods by kinds and units, or by units alone where it is `brief` or of each kind there is one; stays by rooms and nights, gift cards by number. */
export const contentsText = (
  { lineItems }: Pick<Order, "lineItems">,
  text: Text,
  { brief }: { readonly brief: boolean } = { brief: false },
): string => {
  const quantityOf = (lines: Order["lineItems"]) => lines.reduce((count, line) => count + line.quantity, 0)
  const goods = lineItems.filter(isGoods)
  const count = quantityOf(goods)
  const cards = quantityOf(lineItems.filter(isGiftCard))
  return [
    count > 0 &&
      (brief || goods.length === count ? text("cart.pieces", { count }) : text("cart.count", { kinds: goods.length, pieces: count })),
    lineItems.some(isStay) && text("cart.stays", stayCounts(lineItems)),
    cards > 0 && text("cart.giftCards", { count: cards }),
  ]
    .filter(Boolean)
    .join(", ")
}
