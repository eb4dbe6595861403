/** Ports of outside companies: bank, tax office. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import type { Method } from "#backend/cart/payment/methods.ts"

/** What the bank needs to collect the payment of an order. */
export type Due = { readonly number: string; readonly amount: number; readonly method: Method; readonly locale: Locale }
/** Payment instructions of a method: QR code, links, bank account, or a page of the bank. */
export type Instructions = Pick<Payment, "qrText" | "links" | "bankAccount" | "redirectUrl">

export type Sale = { readonly number: string; readonly total: number; readonly vat: number; readonly forOrganization: boolean }
export type Confirmation = { readonly receiptId: string; readonly lottery: string | null; readonly qrData: string }

export type Providers = {
  readonly instructions: (due: Due) => Instructions
  /** Called outside of any transaction, and again for the same order when its answer was lost. */
  readonly confirmReceipt: (sale: Sale) => Promise<Confirmation>
}
