/** Model of the checkout machine. */
import { savedAddresses, savedCards } from "#book/fixtures/account/account.ts"
import { addressedOrder, creditedOrder, placedAsSeen, placedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { pickupChoices } from "#book/fixtures/cart/pickup.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { address, nomin, returning, zones } from "#book/fixtures/identity/people.ts"
import { methodRefused, notPossible, orderChanged, unreachable } from "#book/fixtures/shell/problems.ts"
import { tugrik } from "#domain/rules/money.ts"
import { draftOf, isLastPlace } from "#machines/cart/checkout-form.ts"
import { chosenAddress } from "#machines/cart/known-addresses.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [
    { step: "address", known: false, order: null, user: nomin },
    { step: "address", known: false, order: walletCart, user: null },
    { step: "address", known: false, order: walletCart, user: returning },
    { step: "address", known: true, order: null, user: nomin },
    { step: "address", known: true, order: walletCart, user: null },
    { step: "payment", known: true, order: addressedOrder, user: nomin },
    { step: "address", known: true, order: walletCart, user: returning },
    { step: "payment", known: true, order: { ...addressedOrder, total: tugrik(0) }, user: nomin },
  ],
  events: [
    { type: "order.changed", order: addressedOrder },
    { type: "order.changed", order: creditedOrder },
    { type: "order.changed", order: null },
    { type: "fetch.failed", problem: unreachable },
    { type: "change.accepted", change: { _tag: "SaveAddress", address, slot: null, note: "", storeId: null }, order: addressedOrder },
    { type: "change.refused", change: { _tag: "SaveAddress", address, slot: null, note: "", storeId: null }, problem: notPossible },
    { type: "change.accepted", change: { _tag: "UseCredit", amount: tugrik(1000), source: null }, order: addressedOrder },
    { type: "change.refused", change: { _tag: "UseCredit", amount: tugrik(1000), source: null }, problem: notPossible },
    { type: "order.placed", order: placedAsSeen(addressedOrder) },
    { type: "order.placed", order: placedOrder },
    { type: "place.refused", problem: notPossible },
    { type: "place.refused", problem: methodRefused },
    { type: "place.refused", problem: orderChanged(creditedOrder) },
    { type: "field.type", field: "phone", value: "99112233" },
    { type: "field.type", field: "amount", value: "1000" },
    { type: "field.type", field: "receiptKind", value: "organization" },
    { type: "step.changed", step: "address" },
    { type: "step.changed", step: "payment" },
    { type: "user.known", user: nomin },
    { type: "draft.known", draft: draftOf(address) },
    { type: "choices.known", draft: { methodId: 2, receiptKind: "person", registryNumber: "" } },
    { type: "address.reuse" },
    { type: "address.pick", id: 2 },
    { type: "address.clear" },
    { type: "address.submit" },
    { type: "method.choose", id: 2 },
    { type: "method.choose", id: 4 },
    { type: "card.choose", id: "card-2" },
    { type: "lease.changed", lease: { provider: "Цэлмэг ХХК", months: 12, down: tugrik(60_000) } },
    { type: "lender.answered", isRefused: true },
    { type: "credit.use" },
    { type: "credit.drop" },
    { type: "order.place" },
    { type: "page.retry" },
  ],
  answers: {
    fetchAddresses: { values: [savedAddresses], problems: [unreachable] },
    fetchCards: { values: [savedCards], problems: [unreachable] },
    fetchZones: { values: [zones], problems: [unreachable] },
    fetchPickupStores: { values: [pickupChoices], problems: [unreachable] },
    fetchPaymentMethods: { values: [methods], problems: [unreachable] },
    fetchPaymentMethodsAgain: { values: [methods], problems: [unreachable] },
  },
  // What one step decides by does not part the positions of the other.
  about: ({ step, known, order, seen, zones, addresses, typedBefore, methods, methodId, cards, lease, isLendRefused, form, user }) => [
    step, known, order === null, order?.total === 0, order?.address === null, seen === null,
    ...(step === "payment"
      ? [methods.length, methodId === 4, cards.length, lease === null, isLendRefused, form.amount, form.receiptKind, order?.wallet?.used]
      : [zones.length, addresses.length, chosenAddress(addresses, form)?.id, typedBefore === null, isLastPlace(form, user), form.phone]),
  ],
}
