/** Port of a company that collects payments: a bank, an aggregator of banks, a lender, the sandbox. */
import type { PaidCard } from "#domain/entities/account/card.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
import type { Locale, Localized } from "#domain/entities/locale.ts"
import type { Method } from "#backend/payments/methods/method-documents.ts"

/** Payment instructions of a method: QR code, links, bank account, or a page of the bank. */
export type Instructions = Pick<Payment, "qrText" | "links" | "bankAccount" | "redirectUrl">
export const noInstructions: Instructions = { qrText: null, links: [], bankAccount: null, redirectUrl: null }

/** What a provider needs to collect a payment. */
export type Due = {
  /** The shop's number of the request: unique, at most 15 letters, digits and hyphens, and the same when it is sent again. */
  readonly number: string
  /** Number of the order or recharge, which people see. */
  readonly order: string
  /** Tugrik. */
  readonly amount: number
  readonly method: Method
  readonly locale: Locale
  /** Phone of the receiver or the shopper. */
  readonly phone: string | null
  /** Confirmed phone of the shopper's account, to whom a lender lends. */
  readonly borrower: string | null
  /** Saved card to charge; `null` where the shopper types one on the page of the bank. */
  readonly card: PaidCard | null
  /** Terms that the shopper agreed to; `null` but for a lease. */
  readonly lease: LeaseAgreement | null
  readonly callbackUrl: string
}

export type Created = {
  /** The provider's number of the request. */
  readonly reference: string
  readonly instructions: Localized<Instructions>
}

/** Money that the provider has received for a request. */
export type Received = { readonly reference: string; readonly amount: number; readonly currency: string }

export type Checked = {
  readonly received: ReadonlyArray<Received>
  /** Whether the bank has the payment and has not confirmed it yet. */
  readonly isProcessing: boolean
  /** Reference of a refusal; another try has another one. */
  readonly refusal: string | null
}

/** A request as its provider knows it; `amount` is what it collects, in tugrik. */
export type KnownRequest = { readonly number: string; readonly reference: string; readonly amount: number }

/** A lender's decision before the request to lend. */
export type LendDecision =
  | { readonly _tag: "May" }
  | { readonly _tag: "NoPhone" }
  | { readonly _tag: "Stranger" }
  /** `most`: tugrik. */
  | { readonly _tag: "TooMuch"; readonly most: number }

/** Tokens that a payment app gives to the shop that is open in it. */
export type AppTokens = { readonly customer: string; readonly transaction: string }

export type CallbackMessage = { readonly query: Readonly<Record<string, string>>; readonly body: unknown }

/**
 * Every call throws `NotReached` where it was surely not received, `AnswerLost` where it may have been,
 * and `ProviderRefused` for a definite no.
 */
export type PaymentProvider = {
  /** Stored with requests: it never changes. */
  readonly name: string
  /** Name for shoppers. */
  readonly title: Localized
  readonly methods: ReadonlyArray<MethodType>
  /** Lenders of the site whose leases it collects; without them all that no other provider names. */
  readonly lenders?: ReadonlyArray<string> | undefined
  /** Whether `create` calls nobody, so that it may run inside a transaction. */
  readonly isLocal?: boolean
  /** Whether a `create` whose answer was lost may be sent again under its number. */
  readonly canRepeat: boolean
  readonly create: (due: Due) => Promise<Created>
  readonly check: (request: KnownRequest) => Promise<Checked>
  /** Ends a request at the company; without it nothing has to be ended there. */
  readonly cancel?: (request: KnownRequest) => Promise<void>
  /**
   * Sends all of a received payment back, by its reference without the provider's name; `by_hand`, as without it, where only a person can.
   */
  readonly refund?: (paymentReference: string, request: KnownRequest) => Promise<"done" | "by_hand">
  /** Whether a callback may be genuine; without it none is. It is a hint in any case: the provider's own record is fetched. */
  readonly isGenuine?: (message: CallbackMessage, request: { readonly number: string; readonly reference: string | null }) => boolean
  /** Body of the answer that the provider expects to its callback. */
  readonly callbackAnswer?: string
  /** Checks whether a lender lends the sum to the owner of a phone; absent for a company that lends nothing. */
  readonly mayBorrow?: (borrower: string | null, amount: number) => Promise<LendDecision>
  /** Whether it charges saved cards: `create` begins it, and `check` says how it ended. */
  readonly chargesCards?: boolean
  /** Pays a request by the tokens of an app of the company; absent for a company without one. */
  readonly redeem?: (request: KnownRequest, tokens: AppTokens) => Promise<Checked>
  /** Sends a harmless request, to learn whether the provider responds again; absent where there is no provider to call. */
  readonly probe?: () => Promise<void>
}

export const nothingReceived: Checked = { received: [], isProcessing: false, refusal: null }
