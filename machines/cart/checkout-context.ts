/** Context, input and events of the checkout machine. */
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { SavedCard } from "#domain/entities/account/card.ts"
import type { AddressDraft, Zone } from "#domain/entities/account/address.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { PaymentDraft } from "#domain/entities/cart/payment-draft.ts"
import type { PickupChoice } from "#domain/entities/cart/pickup.ts"
import type { PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { CartEmitted, Placing } from "./cart-context.ts"
import type { CheckoutForm, CheckoutRefusals, CheckoutStep } from "./checkout-form.ts"
import type { AddressStep } from "./ports.ts"

/** Events of the cart, passed on by `joinCheckout`. */
type FromCart = Extract<
  CartEmitted,
  { type: "order.changed" | "change.accepted" | "change.refused" | "order.placed" | "place.refused" | "fetch.failed" }
>
type Typed = {
  readonly [Field in keyof CheckoutForm]: { readonly type: "field.type"; readonly field: Field; readonly value: CheckoutForm[Field] }
}

export type CheckoutEvent =
  | FromCart
  | Typed[keyof CheckoutForm]
  /** The route has changed the checkout step. */
  | { readonly type: "step.changed"; readonly step: CheckoutStep }
  /** The session has identified the shopper. */
  | { readonly type: "user.known"; readonly user: User }
  /** The address typed on this device before, once it is read. */
  | { readonly type: "draft.known"; readonly draft: AddressDraft }
  /** Choices of the payment step that this device has stored. */
  | { readonly type: "choices.known"; readonly draft: PaymentDraft }
  /** Uses the address of the last order instead of the typed one. */
  | { readonly type: "address.reuse" }
  /** Uses an address of the book. */
  | { readonly type: "address.pick"; readonly id: number }
  /** The form for another address than the known ones: the one typed before, or blank. */
  | { readonly type: "address.clear" }
  | { readonly type: "address.submit" }
  | { readonly type: "method.choose"; readonly id: number }
  /** Charges a saved card; `null` for one that is typed on the page of the bank. */
  | { readonly type: "card.choose"; readonly id: string | null }
  /** The lease calculated beside the method; `null` where none is offered. */
  | { readonly type: "lease.changed"; readonly lease: LeaseChoice | null }
  /** Whether the lender does not lend what is left to pay. */
  | { readonly type: "lender.answered"; readonly isRefused: boolean }
  | { readonly type: "credit.use" }
  | { readonly type: "credit.drop" }
  | { readonly type: "order.place" }
  | { readonly type: "page.retry" }
export type CheckoutContext = {
  readonly step: CheckoutStep
  /** Whether the cart's order is known. */
  readonly known: boolean
  readonly order: Order | null
  readonly user: User | null
  readonly form: CheckoutForm
  /** What was typed on this device and not saved yet. */
  readonly draft: AddressDraft | null
  /** Address book of the shopper, the default first; empty until it is known. */
  readonly addresses: ReadonlyArray<SavedAddress>
  /** What was typed before a known address was chosen. */
  readonly typedBefore: AddressDraft | null
  readonly zones: ReadonlyArray<Zone>
  /** Stores of a pick-up; `unknown` until they are loaded, `failed` where loading failed. */
  readonly stores: ReadonlyArray<PickupChoice> | "unknown" | "failed"
  readonly methods: ReadonlyArray<PaymentMethod>
  readonly methodId: number | null
  /** Saved cards, the default first; empty until they are known. */
  readonly cards: ReadonlyArray<SavedCard>
  /** Saved card to charge, if the method is a card; `null` for another one. */
  readonly cardId: string | null
  /** Terms that decide whether the order may be leased. */
  readonly leaseTerms: LeaseTerms
  /** Whether a lease is wanted, with any method that offers one: it was calculated for a product before. */
  readonly wantsLease: boolean
  /** Lease to pay by, if that is the method. */
  readonly lease: LeaseChoice | null
  /** Whether the lender does not lend what is left to pay. */
  readonly isLendRefused: boolean
  readonly refusals: CheckoutRefusals
  readonly problem: Problem | null
  /** The expected order, when the shop refused to place it because it has changed. */
  readonly seen: Order | null
  /** The placed order; the app leads to its payment. */
  readonly placed: Order | null
}
/** `known` is false while the cart is still being fetched. */
export type CheckoutInput = {
  readonly step: CheckoutStep
  readonly known: boolean
  readonly order: Order | null
  readonly user: User | null
  readonly draft?: AddressDraft | null
  /** Terms of the site; the default ones where they are missing. */
  readonly leaseTerms?: LeaseTerms
}
/** Requests to the cart, passed on by `joinCheckout`. */
export type CheckoutEmitted =
  | ({ readonly type: "address.save" } & AddressStep)
  /** Persists the draft, so that it survives a reload. */
  | { readonly type: "address.typed"; readonly draft: AddressDraft }
  | { readonly type: "payment.chosen"; readonly draft: PaymentDraft }
  | { readonly type: "credit.use"; readonly amount: Tugrik; readonly source: WalletPartKind | null }
  | ({ readonly type: "order.place" } & Placing)
  | { readonly type: "cart.retry" }
