/** Ports of outside companies: bank, tax office. */
import type { PaymentProvider } from "./payments/payment-provider.ts"

export type Sale = { readonly number: string; readonly total: number; readonly vat: number; readonly forOrganization: boolean }
export type Confirmation = { readonly receiptId: string; readonly lottery: string | null; readonly qrData: string }

export type Providers = {
  /** The first one that serves a method collects by it. */
  readonly payments: ReadonlyArray<PaymentProvider>
  /** Called outside of any transaction, and again for the same order when its answer was lost; `null` leaves receipts to the shop's own till. */
  readonly confirmReceipt: ((sale: Sale) => Promise<Confirmation>) | null
}
