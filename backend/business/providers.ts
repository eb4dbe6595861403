/** Ports of outside companies: mail carrier, bank, tax office. */
import type { Database } from "#backend/database/database.ts"
import type { PaymentProvider } from "./payments/payment-provider.ts"

export type OutgoingMail = {
  readonly to: string
  readonly channel: "email" | "sms"
  readonly subject: string | null
  readonly text: string
  readonly code: string | null
}

export type Sale = { readonly number: string; readonly total: number; readonly vat: number; readonly forOrganization: boolean }
export type Confirmation = { readonly receiptId: string; readonly lottery: string | null; readonly qrData: string }

export type Providers = {
  /** Called inside the transaction that causes the mail, so that a rollback sends nothing. */
  readonly send: (db: Database, mail: OutgoingMail, at: string) => Promise<void>
  /** The first one that serves a method collects by it. */
  readonly payments: ReadonlyArray<PaymentProvider>
  /** Called outside of any transaction, and again for the same order when its answer was lost; `null` leaves receipts to the shop's own till. */
  readonly confirmReceipt: ((sale: Sale) => Promise<Confirmation>) | null
}
