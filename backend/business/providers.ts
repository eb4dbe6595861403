/** Whom the shop relies on outside: who carries messages, who takes money, who confirms receipts. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import type { Database } from "#backend/database/database.ts"
import type { Method } from "#backend/cart/payment/methods.ts"

export type OutgoingMail = {
  readonly to: string
  readonly channel: "email" | "sms"
  readonly subject: string | null
  readonly text: string
  readonly code: string | null
}

/** What the bank must know of an order to take its money. */
export type Due = { readonly number: string; readonly amount: number; readonly method: Method; readonly locale: Locale }
/** How a shopper pays by a way: a code to scan, links to follow, an account, or a page of the bank's own. */
export type Instructions = Pick<Payment, "qrText" | "links" | "bankAccount" | "redirectUrl">

export type Sale = { readonly number: string; readonly total: number; readonly vat: number; readonly forOrganization: boolean }
export type Confirmation = { readonly receiptId: string; readonly lottery: string | null; readonly qrData: string }

export type Providers = {
  /** Called inside the transaction that made the letter, so that nothing is sent of what did not happen. */
  readonly send: (db: Database, mail: OutgoingMail, at: string) => Promise<void>
  readonly instructions: (due: Due) => Instructions
  /** Called outside of any transaction; asked again for the same order where no answer could be kept. */
  readonly confirmReceipt: (sale: Sale) => Promise<Confirmation>
}
