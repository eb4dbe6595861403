/** Changes of the current order, and the order as it will be after them. B2. */
import type { LineId, VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { withoutLine, withQuantity } from "#domain/rules/cart/cart.ts"
import type { AddressStep, LineOptions } from "./ports.ts"

export type OrderChange =
  /** `position` is that of a removed line which is put back; `name` is its product's. */
  | {
      readonly _tag: "AddItem"
      readonly variantId: VariantId
      readonly quantity: number
      readonly options?: LineOptions
      readonly position?: number
      readonly name?: string
    }
  /** Quantity 0 removes the line. */
  | { readonly _tag: "ChangeLine"; readonly lineId: LineId; readonly quantity: number }
  /** `quiet`: neither success nor refusal raises a notice. X3. */
  | { readonly _tag: "ApplyCoupon"; readonly code: string; readonly quiet: boolean }
  | { readonly _tag: "RemoveCoupon"; readonly code: string; readonly quiet: boolean }
  | { readonly _tag: "UseCredit"; readonly amount: Tugrik; readonly source: WalletPartKind | null }
  | ({ readonly _tag: "SaveAddress" } & AddressStep)
  | { readonly _tag: "Empty" }

/** A change that is being sent, with the idempotency key that it keeps through retries. */
export type SentChange = { readonly change: OrderChange; readonly key: string }

const withChangeApplied = (order: Order, change: OrderChange): Order => {
  switch (change._tag) {
    case "ChangeLine":
      return withQuantity(order, change.lineId, change.quantity)
    case "AddItem": {
      const line = order.lineItems.find(({ variantId }) => variantId === change.variantId)
      return line === undefined ? order : withQuantity(order, line.id, line.quantity + change.quantity)
    }
    case "Empty":
      return order.lineItems.reduce((left, line) => withoutLine(left, line.id), order)
    case "SaveAddress":
      return { ...order, address: change.address, deliverySlot: change.slot, note: change.note }
    // Only the shop calculates what coupons and the wallet pay.
    case "ApplyCoupon":
    case "RemoveCoupon":
    case "UseCredit":
      return order
    default:
      return change satisfies never
  }
}

/** The order after all `changes`, as screens show it while they are pending. */
export const orderAfter = (order: Order | null, changes: ReadonlyArray<OrderChange>): Order | null =>
  order === null ? null : changes.reduce(withChangeApplied, order)

/** Number of units in the cart, with pending ones that no line shows yet. */
export const quantityAfter = (order: Order | null, changes: ReadonlyArray<OrderChange>): number => {
  const isShown = (id: VariantId) => order?.lineItems.some(({ variantId }) => variantId === id)
  return changes.reduce(
    (count, change) => (change._tag === "AddItem" && !isShown(change.variantId) ? count + change.quantity : count),
    orderAfter(order, changes)?.totalQuantity ?? 0,
  )
}
