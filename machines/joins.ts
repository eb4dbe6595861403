/** How a screen's actor and the shop's actors hear each other: the app joins them while the screen is shown. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { withoutViewed } from "#domain/rules/lists/recently-viewed.ts"
import type { cartMachine } from "./cart/cart.ts"
import type { checkoutMachine } from "./cart/checkout.ts"
import type { CheckoutStep } from "./cart/checkout-context.ts"
import type { persistenceMachine } from "./shell/persistence.ts"
import type { loginMachine } from "./identity/login.ts"
import type { orderMachine } from "./orders/order.ts"
import type { paymentMachine } from "./cart/payment.ts"
import type { productMachine } from "./catalogue/product.ts"
import type { recentMachine } from "./lists/recently-viewed.ts"
import type { sessionMachine } from "./identity/session.ts"

type Ref = {
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly kept: ActorRefFrom<typeof persistenceMachine>
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly checkout: ActorRefFrom<typeof checkoutMachine>
  readonly login: ActorRefFrom<typeof loginMachine>
  readonly order: ActorRefFrom<typeof orderMachine>
  readonly payment: ActorRefFrom<typeof paymentMachine>
  readonly product: ActorRefFrom<typeof productMachine>
  readonly recent: ActorRefFrom<typeof recentMachine>
}
type Subscription = { readonly unsubscribe: () => void }

const unsubscribeAll = (...subscriptions: ReadonlyArray<Subscription>) => () => subscriptions.forEach((subscription) => subscription.unsubscribe())

/** Hears a thing at once and whenever it changes. */
const follow = <Value>(ref: { subscribe: (notify: () => void) => Subscription }, read: () => Value, notify: (value: Value) => void): Subscription => {
  let last = read()
  notify(last)
  return ref.subscribe(() => {
    const now = read()
    if (now === last) return
    last = now
    notify(now)
  })
}

/** The product puts its chosen piece into the cart, and is remembered as seen. */
export const joinProduct = ({ product, cart, kept }: Pick<Ref, "product" | "cart" | "kept">) =>
  unsubscribeAll(
    product.on("item.add", (event) => cart.send(event)),
    follow(
      product,
      () => product.getSnapshot().context.page?.product.slug ?? null,
      (slug) => slug !== null && kept.send({ type: "product.viewed", slug }),
    ),
  )

/** The row of products looked at lately follows what is remembered, without the product on show. */
export const joinRecent = ({ recent, kept }: Pick<Ref, "recent" | "kept">, current: string | null = null) =>
  unsubscribeAll(
    follow(
      kept,
      () => kept.getSnapshot().context.persisted.recentlyViewed,
      (slugs) => recent.send({ type: "recent.known", slugs: withoutViewed<string>(slugs, current) as typeof slugs }),
    ),
  )

/** Whoever logs in begins a session; then the app leads to `next`. */
export const joinLogin = ({ login, session }: Pick<Ref, "login" | "session">, goTo: (next: string) => void) =>
  unsubscribeAll(
    login.on("session.begin", ({ user, next }) => {
      session.send({ type: "session.begin", user })
      goTo(next)
    }),
  )

/** Checking out asks the cart and follows what comes of it; the app shows the step, and the payment once the order is placed. */
export const joinCheckout = (
  { checkout, cart, kept, session }: Pick<Ref, "checkout" | "cart" | "kept" | "session">,
  goTo: { readonly step: (step: CheckoutStep) => void; readonly payment: (number: OrderNumber) => void },
) => {
  const cartNow = cart.getSnapshot()
  const { order, refused } = cartNow.context
  if (order === null && refused !== null) checkout.send({ type: "fetch.failed", problem: refused.problem })
  else if (!cartNow.matches({ order: "fetching" })) checkout.send({ type: "order.changed", order })
  return unsubscribeAll(
    checkout.on("address.save", (event) => cart.send(event)),
    checkout.on("address.typed", (event) => kept.send(event)),
    checkout.on("credit.use", (event) => cart.send(event)),
    checkout.on("order.place", (event) => cart.send(event)),
    checkout.on("cart.retry", (event) => cart.send(event)),
    cart.on("fetch.failed", (event) => checkout.send(event)),
    cart.on("order.changed", (event) => checkout.send(event)),
    cart.on("change.settled", (event) => checkout.send(event)),
    cart.on("change.refused", (event) => checkout.send(event)),
    cart.on("place.refused", (event) => checkout.send(event)),
    cart.on("order.placed", (event) => checkout.send(event)),
    // Once, when it is read: what is typed later comes from here.
    follow(
      kept,
      () => kept.getSnapshot().context.read,
      (read) => {
        const draft = kept.getSnapshot().context.persisted.addressDraft
        if (read && draft !== null) checkout.send({ type: "draft.known", draft })
      },
    ),
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => user !== null && checkout.send({ type: "user.known", user }),
    ),
    follow(
      checkout,
      () => checkout.getSnapshot().context.step,
      (step) => goTo.step(step),
    ),
    follow(
      checkout,
      () => checkout.getSnapshot().context.placed,
      (placed) => placed !== null && goTo.payment(placed.number),
    ),
  )
}

/** Money moved, or the order fell: the shopper's wallet and orders are asked for again. */
export const joinPayment = ({ payment, session }: Pick<Ref, "payment" | "session">) =>
  unsubscribeAll(
    payment.on("payment.paid", () => session.send({ type: "user.refresh" })),
    payment.on("payment.ended", () => session.send({ type: "user.refresh" })),
  )

/** What the wallet paid for a cancelled order is in the wallet again. */
export const joinOrder = ({ order, session }: Pick<Ref, "order" | "session">) =>
  unsubscribeAll(order.on("order.cancelled", () => session.send({ type: "user.refresh" })))
