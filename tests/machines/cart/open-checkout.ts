/** Checkout machine joined with the cart, the session and the persisted state. */
import { address, nomin } from "#book/fixtures/identity/people.ts"
import type { AddressDraft } from "#domain/entities/account/address.ts"
import type { PaymentDraft } from "#domain/entities/cart/payment-draft.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import type { CheckoutStep } from "#machines/cart/checkout-form.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import type { LendCheckActor } from "#machines/lease/lend-check.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

export type Drafts = { readonly address?: AddressDraft; readonly payment?: PaymentDraft }

export const openCheckout = async (
  order: Order | null,
  step: CheckoutStep = "address",
  user: User | null = nomin,
  drafts: Drafts = {},
  lease?: LeaseActor,
  lend?: LendCheckActor,
) => {
  const cart = startTestActor(cartMachine, { seed: "cart" })
  const checkout = startTestActor(checkoutMachine, { step, known: false, order: null, user })
  const session = startTestActor(sessionMachine, undefined)
  const persistence = startTestActor(persistenceMachine, undefined)
  const went: string[] = []
  const part = joinCheckout(
    {
      checkout: checkout.actor,
      cart: cart.actor,
      persistence: persistence.actor,
      session: session.actor,
      ...(lease !== undefined && { lease }),
      ...(lend !== undefined && { lend }),
    },
    { step: (to) => went.push(to), payment: (number) => went.push(number) },
  )
  await cart.last("fetchCurrentOrder").answer(order)
  await persistence.last("readPersisted").answer({
    persisted: { ...emptyPersistedState, addressDraft: drafts.address ?? null, paymentDraft: drafts.payment ?? null },
    setAside: false,
  })
  return {
    cart,
    draft: () => persistence.actor.getSnapshot().context.persisted.addressDraft,
    choices: () => persistence.actor.getSnapshot().context.persisted.paymentDraft,
    session,
    ...checkout,
    went,
    part,
    send: checkout.actor.send,
    state: () => checkout.actor.getSnapshot().value,
    context: () => checkout.actor.getSnapshot().context,
    fill: (phone = address.phone) => {
      checkout.actor.send({ type: "field.type", field: "city", value: address.city })
      checkout.actor.send({ type: "field.type", field: "district", value: address.district })
      checkout.actor.send({ type: "field.type", field: "detail", value: address.detail })
      checkout.actor.send({ type: "field.type", field: "phone", value: phone })
    },
  }
}
