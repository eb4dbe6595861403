/** Selectors of the cart for its page, the checkout and the login; a file of its own, since every page loads the cart's context. */
import type { LineId, VariantId } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { changesOf, type CartContext } from "./cart-context.ts"
import { orderAfter, type OrderChange } from "./order-changes.ts"

/** The order with all pending changes of the cart applied. */
export const pendingOrder = (context: CartContext, order: Order): Order => orderAfter(order, changesOf(context)) ?? order

/** Whether the order is being placed, or its outcome is not known yet, in a state of the cart. */
export const isPlacingOrder = (state: string): boolean => state === "placing" || state === "askingOutcome" || state === "outcomeUnknown"

/** Code of the coupon that needs a login before it is applied. */
export const refusedCoupon = ({ refused }: CartContext): string | null =>
  refused?.problem._tag === "Unauthorised" && refused.sent?.change._tag === "ApplyCoupon" ? refused.sent.change.code : null

/** Whether a change of the line is pending. */
export const isSettling = (context: CartContext, lineId: LineId): boolean =>
  changesOf(context).some((change) => change._tag === "ChangeLine" && change.lineId === lineId)

/** Whether a change of this kind is pending, for its button. */
export const isRequested = (context: CartContext, kind: OrderChange["_tag"]): boolean =>
  changesOf(context).some(({ _tag }) => _tag === kind)

/** An item to be added that no line shows yet; changes of earlier releases have no name. */
type WaitingItem = { readonly variantId: VariantId; readonly name: string | null; readonly quantity: number }

/** Items that wait for a connection, each variant once. */
export const waitingItems = (context: CartContext): ReadonlyArray<WaitingItem> => {
  if (!context.isUnconnected) return []
  const shown = new Set(context.order?.lineItems.map(({ variantId }) => variantId))
  const items = new Map<VariantId, WaitingItem>()
  for (const change of changesOf(context)) {
    if (change._tag !== "AddItem" || shown.has(change.variantId)) continue
    const { variantId } = change
    const known = items.get(variantId)
    items.set(variantId, { variantId, name: change.name ?? known?.name ?? null, quantity: (known?.quantity ?? 0) + change.quantity })
  }
  return [...items.values()]
}
