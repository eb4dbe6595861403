/** Context, input and events of the checkout machine. */
import type { Address, AddressDraft, Zone } from "#domain/entities/account/address.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { CartEmitted, Placing } from "./cart-context.ts"
import type { CheckoutForm, CheckoutRefusals } from "./checkout-form.ts"

export type CheckoutStep = "address" | "payment"

/** What the cart tells, handed on by `joinCheckout`. */
type FromCart = Extract<CartEmitted, { type: "order.changed" | "change.settled" | "change.refused" | "order.placed" | "place.refused" | "fetch.failed" }>
type Typed = { readonly [Field in keyof CheckoutForm]: { readonly type: "field.type"; readonly field: Field; readonly value: CheckoutForm[Field] } }

export type CheckoutEvent =
  | FromCart
  | Typed[keyof CheckoutForm]
  /** The route says which step is shown. */
  | { readonly type: "step.changed"; readonly step: CheckoutStep }
  /** Who the shopper is, as soon as the session knows. */
  | { readonly type: "user.known"; readonly user: User }
  /** What was typed on this device before, as soon as that is read. */
  | { readonly type: "draft.known"; readonly draft: AddressDraft }
  /** The address of the last order, instead of what is typed. */
  | { readonly type: "address.reuse" }
  /** A blank form, for another place than the last order's. */
  | { readonly type: "address.clear" }
  | { readonly type: "address.submit" }
  | { readonly type: "method.choose"; readonly id: number }
  | { readonly type: "credit.use" }
  | { readonly type: "credit.drop" }
  | { readonly type: "order.place" }
  | { readonly type: "page.retry" }
export type CheckoutContext = {
  readonly step: CheckoutStep
  /** Whether the cart has said what it holds. */
  readonly known: boolean
  readonly order: Order | null
  readonly user: User | null
  readonly form: CheckoutForm
  /** What was typed on this device and not saved yet. */
  readonly draft: AddressDraft | null
  readonly zones: ReadonlyArray<Zone>
  readonly methods: ReadonlyArray<PaymentMethod>
  readonly methodId: number | null
  readonly refusals: CheckoutRefusals
  readonly problem: Problem | null
  /** The order as the shopper saw it when the shop would not place it, since it is another one now. */
  readonly seen: Order | null
  /** The order that was placed; the app leads to its payment. */
  readonly placed: Order | null
}
/** `known` is false while the cart is still being fetched. */
export type CheckoutInput = { readonly step: CheckoutStep; readonly known: boolean; readonly order: Order | null; readonly user: User | null; readonly draft?: AddressDraft | null }
/** What the cart is asked to do, handed on by `joinCheckout`. */
export type CheckoutEmitted =
  | { readonly type: "address.save"; readonly address: Address }
  /** For `kept`, so that a reload forgets nothing. */
  | { readonly type: "address.typed"; readonly draft: AddressDraft }
  | { readonly type: "credit.use"; readonly amount: Tugrik; readonly source: null }
  | ({ readonly type: "order.place" } & Placing)
  | { readonly type: "cart.retry" }
