/** Checkout machine joined with a cart, a session and what this device keeps. */
import { address, nomin } from "#book/fixtures/people.ts"
import type { AddressDraft } from "#domain/entities/account/address.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import type { CheckoutStep } from "#machines/cart/checkout-context.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { rehearse } from "#tests/machines/test-actor.ts"

export const openCheckout = async (order: Order | null, step: CheckoutStep = "address", user: User | null = nomin, addressDraft: AddressDraft | null = null) => {
  const cart = rehearse(cartMachine, { seed: "cart" })
  const checkout = rehearse(checkoutMachine, { step, known: false, order: null, user })
  const session = rehearse(sessionMachine, undefined)
  const kept = rehearse(persistenceMachine, undefined)
  const went: string[] = []
  const part = joinCheckout(
    { checkout: checkout.actor, cart: cart.actor, kept: kept.actor, session: session.actor },
    { step: (to) => went.push(to), payment: (number) => went.push(number) },
  )
  await cart.last("fetchCurrentOrder").answer(order)
  await kept.last("readKept").answer({ persisted: { ...emptyPersistedState, addressDraft }, setAside: false })
  return {
    cart,
    draft: () => kept.actor.getSnapshot().context.persisted.addressDraft,
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
