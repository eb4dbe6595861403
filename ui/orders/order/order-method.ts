/** Method by which an order is paid; `null` where the wallet paid it or nothing is chosen. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"

/** By name instead of by schema, which would be loaded for this alone. */
const types: Readonly<Record<MethodType, true>> = { qr: true, bank_transfer: true, internet_bank: true, card: true, wallet: true, lease: true }

const isMethodType = (text: string): text is MethodType => Object.hasOwn(types, text)

export const orderMethod = ({ payments }: Pick<Order, "payments">): MethodType | null => {
  const type = payments.at(-1)?.methodType ?? ""
  return isMethodType(type) ? type : null
}
