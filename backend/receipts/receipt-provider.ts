/** Port of a company that files VAT receipts with the tax office: PosAPI, QPay, the sandbox. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

/** A line of a sale; amounts in tugrik, with taxes, less the order's discount. */
export type SoldLine = {
  readonly sku: string
  readonly name: string
  /** Permalink of its category; `null` for the delivery. */
  readonly category: string | null
  readonly quantity: number
  readonly amount: number
}

export type Sale = {
  readonly number: string
  readonly total: number
  readonly lines: ReadonlyArray<SoldLine>
  /** Registry number of an organization; `null` for a person. */
  readonly organization: string | null
  /** `null`: the wallet paid everything. */
  readonly method: MethodType | null
  /** The provider's payment, `qpay 123`; `null` where none was taken. */
  readonly payment: string | null
  /** Number of an earlier receipt that this one takes the place of. */
  readonly replaces: string | null
  readonly paidAt: Instant
}

export type Filed = {
  readonly receiptId: string
  readonly lottery: string | null
  readonly qrData: string | null
  readonly vat: number
  readonly cityTax: number
}

export type FiledReceipt = {
  readonly receiptId: string
  readonly filedAt: Instant
  readonly forOrganization: boolean
  readonly payment: string | null
}

/**
 * Every call throws `NotReached` where it was surely not received, `AnswerLost` where it may have been,
 * and `ProviderRefused` for a definite no.
 */
export type ReceiptProvider = {
  readonly name: string
  /** Hours for which lottery number and QR data are stored to be shown; `null` for invented ones, without limit. */
  readonly lotteryHours: number | null
  readonly file: (sale: Sale) => Promise<Filed>
  /** `by_hand` where only a person can. */
  readonly voidReceipt: (receipt: FiledReceipt) => Promise<"done" | "by_hand">
  /** Warnings for a person before receipts fail; a failure of the provider in its own words. Absent where the provider reports none. */
  readonly warnings?: (now: Instant) => Promise<ReadonlyArray<MessageRef | string>>
}
