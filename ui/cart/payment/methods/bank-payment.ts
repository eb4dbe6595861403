/** Payment through a bank: has a method, unlike one that the wallet paid in full. */
import type { MethodType, Payment } from "#domain/entities/cart/payment.ts"

/** A payment that a bank, an app or a lender takes. */
export type BankPayment = Payment & { readonly method: MethodType }

export const isBankPayment = (payment: Payment): payment is BankPayment => payment.method !== null
