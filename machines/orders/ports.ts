/** Ports of placed orders: reading, cancelling, VAT receipts. */
import type { Receipt } from "#domain/entities/cart/payment.ts"
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { Page } from "#machines/page.ts"

export interface OrdersPorts {
  fetchOrder(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Order>
  fetchOrders(input: { readonly page: number }, signal?: AbortSignal): Promise<Page<Order>>
  cancelOrder(input: Intent & { readonly number: OrderNumber; readonly reason: string | null }, signal?: AbortSignal): Promise<Order>
  fetchReceipt(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Receipt>
}
