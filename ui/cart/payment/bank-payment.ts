/** A payment that a bank is to make: unlike one that the shopper's wallet made whole, it has a way. */
import type { MethodType, Payment } from "#domain/entities/cart/payment.ts"

export type Due = Payment & { readonly method: MethodType }

export const isDue = (payment: Payment): payment is Due => payment.method !== null
