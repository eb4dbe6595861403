/** Where a shopper may say what they think of a line of their order. E27, E29. */
import type { Instant } from "#domain/entities/ids.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { ownReviewHref } from "#domain/rules/catalogue/review-subject.ts"
import { isStayOver } from "#domain/rules/travel/ended-stay.ts"
import { isGiftCard, isStay } from "#domain/rules/travel/stay-line.ts"

type ReviewedOrder = Pick<Order, "state" | "paymentState" | "deliveredAt">
type Line = Pick<LineItem, "options"> & { readonly product: Pick<LineItem["product"], "slug"> }

const isStayedIn = ({ options }: Line, { state, paymentState }: ReviewedOrder, now: Instant): boolean =>
  state === "complete" && paymentState === "paid" && isStayOver(options?.["leaves"] ?? "", now)

/** Page for the review of what a line holds: goods once they are there, a stay once it is over where hotels have pages; `null` for everything else. */
export const lineReviewHref = (line: Line, order: ReviewedOrder, hasHotels: boolean, now: Instant): string | null => {
  if (isGiftCard(line)) return null
  if (isStay(line)) return hasHotels && isStayedIn(line, order, now) ? ownReviewHref("hotel", line.options?.["hotel"] ?? "") : null
  return order.deliveredAt === null ? null : ownReviewHref("product", line.product.slug)
}
