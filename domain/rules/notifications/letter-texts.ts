/** Texts of the letters, which `domain/languages/<locale>/letters.ts` has in each language. */
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import type { RefundTime } from "#domain/rules/orders/cancellation.ts"
import type { LetterSender } from "./letter.ts"
import type { OrderNewsKind, RefundReason } from "./order-news.ts"

/** Use of a one-time code. `contact`: confirms a new contact; `confirm`: proves the person in place of a password. */
export type CodePurpose = "login" | "reset" | "contact" | "confirm"

/** Change that a letter reports: a contact (`masked`), the password, or a social login that was joined or unlinked. */
export type AccountChange =
  | { readonly kind: "email" | "mobile"; readonly masked: string }
  | { readonly kind: "password" }
  | { readonly kind: "joined" | "unlinked"; readonly provider: SocialProvider }

/** A lease with its amounts as text. */
export type LeaseAmounts = {
  readonly lender: string
  readonly months: number
  readonly down: string
  readonly monthly: string
  readonly total: string
}

/** Named values below the lead of an order's letter. */
export type OrderFact =
  | "number"
  | "toPay"
  | "method"
  | "reference"
  | "paidAt"
  | "lease"
  | "delivery"
  | "address"
  | "receiver"
  | "courier"
  | "parcel"
  | "store"
  | "hours"
  | "pickup"
  | "tickets"

/** Texts of an order's letters; functions are passed the values of the order as text. */
export type OrderTexts = {
  readonly subject: Readonly<Record<OrderNewsKind, (number: string) => string>>
  readonly title: Readonly<Record<OrderNewsKind, string>>
  readonly pay: (until: string) => string
  readonly autoCancel: string
  readonly paid: (amount: string) => string
  readonly paidByWallet: string
  readonly ready: string
  readonly shipped: string
  readonly delivered: string
  /** Asks for a review of the delivered goods. */
  readonly review: string
  readonly canceled: string
  readonly canceledByShop: string
  readonly overdue: string
  readonly sentAnyway: string
  readonly refunded: Readonly<Record<RefundReason, (amount: string) => string>>
  readonly returned: string
  readonly returnRefused: string
  readonly answered: (answer: string) => string
  readonly refundTime: (time: RefundTime) => string
  readonly moneyBack: (amount: string, time: string, until: string) => string
  readonly walletBack: (amount: string) => string
  readonly cancellable: (until: string) => string
  readonly returnable: (until: string) => string
  readonly returnableOf: (names: string, until: string) => string
  readonly receipt: (until: string) => string
  readonly earned: (amount: string) => string
  readonly courierCalls: string
  /** Of an order that is picked up. */
  readonly pickup: {
    readonly ready: string
    readonly readyTitle: string
    readonly readySubject: (number: string) => string
    readonly collectedTitle: string
    readonly collectedSubject: (number: string) => string
  }
  readonly facts: Readonly<Record<OrderFact, string>>
  readonly leaseText: (lease: LeaseAmounts) => string
  readonly sums: Readonly<Record<"items" | "delivery" | "free" | "discount" | "wallet" | "total", string>>
  readonly quantityText: (count: number) => string
  readonly actions: Readonly<Record<"pay" | "progress" | "order" | "again" | "tickets", string>>
}

/** Texts of the letter and the push about wishes; `fell` and `nowAt` are passed amounts as text. `off`: how to turn them off. */
export type WishTexts = {
  readonly subject: (brand: string) => string
  readonly title: string
  readonly lead: (count: number) => string
  readonly fell: (by: string) => string
  readonly back: string
  readonly nowAt: (price: string) => string
  readonly open: string
  readonly off: string
}

/** `already`: the notice to somebody who is subscribed. */
export type NewsletterKind = "confirm" | "already"
type NewsletterTexts = {
  readonly subject: string
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly notes: ReadonlyArray<string>
}

export type LetterTexts = {
  /** In every letter. */
  readonly shared: {
    readonly help: (sender: LetterSender) => string
    readonly automatic: (sender: LetterSender) => string
  }
  readonly code: {
    readonly title: Readonly<Record<CodePurpose, string>>
    readonly lead: (minutes: number) => string
    readonly note: string
    readonly subject: (brand: string, code: string) => string
    readonly ignore: string
  }
  readonly account: {
    readonly subject: (brand: string) => string
    readonly title: string
    readonly lead: (change: AccountChange) => string
    readonly note: (phone: string) => string
  }
  readonly order: OrderTexts
  readonly giftCard: {
    readonly subject: (brand: string, amount: string) => string
    readonly title: (amount: string) => string
    readonly lead: (from: string, brand: string) => string
    readonly from: string
    readonly message: string
    readonly open: string
    readonly how: string
    readonly keep: string
  }
  readonly wish: WishTexts
  /** `leave`: link that leaves the newsletter. */
  readonly newsletter: Readonly<Record<NewsletterKind, NewsletterTexts>> & { readonly leave: string }
}
