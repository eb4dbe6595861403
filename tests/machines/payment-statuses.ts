/** Statuses of a payment in the shop, and what may follow each. */
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"

const following: Readonly<Record<PaymentStatus, ReadonlyArray<PaymentStatus>>> = {
  pending: ["processing", "paid", "failed", "overdue", "canceled"],
  processing: ["pending", "paid", "failed", "overdue", "canceled"],
  failed: ["pending", "processing", "paid", "overdue", "canceled"],
  paid: ["refunded"],
  overdue: ["refunded"],
  canceled: ["refunded"],
  refunded: [],
}

/** Every status. */
export const paymentStatuses = Object.keys(following) as ReadonlyArray<PaymentStatus>

/** One of the statuses that may follow; the same where none may. */
export const statusAfter = (status: PaymentStatus, pick: number): PaymentStatus => following[status][pick % Math.max(1, following[status].length)] ?? status
