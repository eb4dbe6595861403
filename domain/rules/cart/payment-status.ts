/** Status of a payment, and whether its money may still come. */
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"

/** Whether the money of a payment or recharge may still come, by its status; `failed` too, since the shopper may try again. */
const openStatuses: Readonly<Record<PaymentStatus, boolean>> = {
  pending: true,
  processing: true,
  paid: false,
  failed: true,
  overdue: false,
  canceled: false,
  refunded: false,
}

export const isOpenPayment = (status: PaymentStatus): boolean => openStatuses[status]
