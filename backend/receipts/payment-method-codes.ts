/** Payment codes of VAT receipts: how the tax office names a payment method. */
import type { MethodType } from "#domain/entities/cart/payment.ts"

export const paymentCodes = ["CASH", "PAYMENT_CARD", "BANK_TRANSFER", "BANK_TRANSFER_QPAY"] as const
type PaymentCode = (typeof paymentCodes)[number]

/** Code of each payment method where the settings name no other one. */
export const defaultPaymentCodes: Readonly<Record<MethodType, PaymentCode>> = {
  qr: "BANK_TRANSFER_QPAY",
  bank_transfer: "BANK_TRANSFER",
  internet_bank: "BANK_TRANSFER_QPAY",
  card: "PAYMENT_CARD",
  wallet: "BANK_TRANSFER",
  lease: "BANK_TRANSFER",
}
