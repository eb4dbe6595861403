/** Joins of the checkout and payment pages with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { placeFieldsOf } from "#domain/rules/travel/zip-areas.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { chosenLease } from "#machines/lease/chosen-lease.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { CheckoutContext } from "./checkout-context.ts"
import type { CheckoutStep } from "./checkout-form.ts"
import type { LendCheckActor, LendSubject } from "#machines/lease/lend-check.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { checkoutMachine } from "./checkout.ts"
import type { paymentMachine } from "./payment.ts"

type Ref = {
  readonly checkout: ActorRefFrom<typeof checkoutMachine>
  readonly cart: SharedActors["cart"]
  readonly persistence: SharedActors["persistence"]
  readonly session: SharedActors["session"]
  readonly lease: LeaseActor
  readonly lookup: OrganizationLookupActor
  readonly finder: PlaceFinderActor
  readonly lend: LendCheckActor
  readonly payment: ActorRefFrom<typeof paymentMachine>
}

/** Calculates the lease for what is left to pay, and sends it to the checkout. */
const joinLease = (checkout: Ref["checkout"], lease: Ref["lease"]) => [
  follow(
    checkout,
    () => checkout.getSnapshot().context.order?.total ?? null,
    (price) => lease.send({ type: "query.changed", change: { price } }),
  ),
  follow(
    lease,
    () => lease.getSnapshot().context.answer,
    () => checkout.send({ type: "lease.changed", lease: chosenLease(lease.getSnapshot().context) }),
  ),
]

/** Subject of the lend check; `null` where the shopper pays otherwise, or the amount is too low for a lease. */
const lendSubject = ({ step, order, methods, methodId, lease }: CheckoutContext): LendSubject | null => {
  const isLease = methods.some(({ id, methodType }) => id === methodId && methodType === "lease")
  return step === "payment" && isLease && lease !== null && order !== null && methodId !== null
    ? { number: order.number, payment: methodId, lender: lease.provider, total: order.total }
    : null
}

/** Starts the lend check for the shown amount, and reports a refusal to the checkout. */
const joinLend = (checkout: Ref["checkout"], lend: Ref["lend"]) => [
  follow(
    checkout,
    () => JSON.stringify(lendSubject(checkout.getSnapshot().context)),
    () => lend.send({ type: "subject.changed", subject: lendSubject(checkout.getSnapshot().context) }),
  ),
  follow(
    lend,
    () => lend.getSnapshot().matches("mayNot"),
    (isRefused) => checkout.send({ type: "lender.answered", isRefused }),
  ),
]

/** The actors of the checkout page that may be missing are those of its optional parts. */
type CheckoutRefs = Pick<Ref, "checkout" | "cart" | "persistence" | "session"> & Partial<Pick<Ref, "lease" | "lend" | "lookup" | "finder">>

/** Sends the checkout's requests to the cart and its results back; `goTo` shows the step, and the payment of a placed order. */
export const joinCheckout = (
  { checkout, cart, persistence, session, lease, lend, lookup, finder }: CheckoutRefs,
  goTo: { readonly step: (step: CheckoutStep) => void; readonly payment: (number: OrderNumber) => void },
) => {
  const cartNow = cart.getSnapshot()
  const { order, refused } = cartNow.context
  if (order === null && refused !== null) checkout.send({ type: "fetch.failed", problem: refused.problem })
  else if (!cartNow.matches({ order: "fetching" })) checkout.send({ type: "order.changed", order })
  return unsubscribeAll(
    checkout.on("address.save", (event) => cart.send(event)),
    checkout.on("address.typed", (event) => persistence.send(event)),
    checkout.on("payment.chosen", (event) => persistence.send(event)),
    checkout.on("credit.use", (event) => cart.send(event)),
    checkout.on("order.place", (event) => cart.send(event)),
    checkout.on("cart.retry", (event) => cart.send(event)),
    cart.on("fetch.failed", (event) => checkout.send(event)),
    cart.on("order.changed", (event) => checkout.send(event)),
    cart.on("change.accepted", (event) => checkout.send(event)),
    cart.on("change.refused", (event) => checkout.send(event)),
    cart.on("place.refused", (event) => checkout.send(event)),
    cart.on("order.placed", (event) => checkout.send(event)),
    // Only once, since later drafts come from this form.
    follow(
      persistence,
      () => persistence.getSnapshot().context.read,
      (read) => {
        const { addressDraft, paymentDraft } = persistence.getSnapshot().context.persisted
        if (read && addressDraft !== null) checkout.send({ type: "draft.known", draft: addressDraft })
        if (read && paymentDraft !== null) checkout.send({ type: "choices.known", draft: paymentDraft })
        const choice = read ? (paymentDraft?.lease ?? null) : null
        if (choice !== null)
          lease?.send({ type: "query.changed", change: { lender: choice.provider, months: choice.months, down: choice.down } })
      },
    ),
    follow(
      session,
      () => session.getSnapshot().context.user,
      (user) => user !== null && checkout.send({ type: "user.known", user }),
    ),
    ...(lease === undefined ? [] : joinLease(checkout, lease)),
    ...(finder === undefined
      ? []
      : [
          finder.on("place.taken", ({ place }) => placeFieldsOf(place).forEach((typed) => checkout.send({ type: "field.type", ...typed }))),
        ]),
    follow(
      checkout,
      () => checkout.getSnapshot().context.form,
      ({ receiptKind, registryNumber }) =>
        lookup?.send({ type: "number.known", number: receiptKind === "organization" ? registryNumber : "" }),
    ),
    ...(lend === undefined ? [] : joinLend(checkout, lend)),
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

/** Fetches the user again once a payment ends, since the wallet and the orders have changed. */
export const joinPayment = ({ payment, session }: Pick<Ref, "payment" | "session">) =>
  unsubscribeAll(
    payment.on("payment.paid", () => session.send({ type: "user.refresh" })),
    payment.on("payment.ended", () => session.send({ type: "user.refresh" })),
  )
