/** Ports of placed orders: reading, cancelling, VAT receipts. */
import type { Receipt } from "#domain/entities/orders/receipt.ts"
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { OrderGroup } from "#domain/rules/orders/order-groups.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { Upload } from "#machines/shared/sent-share.ts"
import type { OrderReturns, ReturnReason } from "#domain/entities/orders/return.ts"
import type { ListPage } from "#machines/list-page.ts"

/** Outcome of ordering again: the cart, and what was out of stock. */
export type Reordered = {
  readonly order: Order
  readonly leftOut: ReadonlyArray<{ readonly name: string; readonly quantity: number; readonly isSoldOut: boolean }>
}

/** Returns with the addresses of their small pictures by name; a picture that failed to load is absent. */
export type ShownReturns = OrderReturns & { readonly thumbnails: Readonly<Record<string, string>> }

export interface OrdersPorts {
  /** `isFresh`: an outcome depends on it, so a cached response is not used. */
  fetchOrder(input: { readonly number: OrderNumber; readonly isFresh?: true }, signal?: AbortSignal): Promise<Order>
  fetchOrders(input: { readonly page: number; readonly group: OrderGroup | null }, signal?: AbortSignal): Promise<ListPage<Order>>
  cancelOrder(input: Intent & { readonly number: OrderNumber; readonly reason: string | null }, signal?: AbortSignal): Promise<Order>
  /** Adds the lines to the cart, up to the stock. */
  reorder(input: Intent & { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Reordered>
  fetchReturns(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<ShownReturns>
  /** `pictures`: keys of pictures that were made small, in their order. */
  requestReturn(
    input: Intent &
      Upload & {
        readonly number: OrderNumber
        readonly reason: ReturnReason
        readonly note: string
        readonly lines: ReadonlyArray<{ readonly id: LineId; readonly quantity: number }>
        readonly pictures: ReadonlyArray<string>
      },
    signal?: AbortSignal,
  ): Promise<ShownReturns>
  /** Address of a picture in its large size. */
  fetchReturnPicture(input: { readonly number: OrderNumber; readonly name: string }, signal?: AbortSignal): Promise<string>
  fetchReceipt(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Receipt>
}
