/** Model of the checkout machine. */
import { savedAddresses, savedCards } from "#book/fixtures/account/account.ts"
import { addressedOrder, creditedOrder, placedAsSeen, placedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { pickupChoices } from "#book/fixtures/cart/pickup.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { address, nomin, returning } from "#book/fixtures/identity/people.ts"
import { methodRefused, notPossible, orderChanged, unreachable } from "#book/fixtures/shell/problems.ts"
import { tugrik } from "#domain/rules/money.ts"
import { draftOf, isLastPlace } from "#machines/cart/checkout-form.ts"
import { chosenAddress } from "#machines/cart/known-addresses.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import type { SnapshotFrom } from "xstate"
import type { Shopper } from "#book/models/shopper.ts"
import { modelOf } from "#book/models/model.ts"

/** Labels of the model's fields. */
const fieldNames = { phone: "address.phone", amount: "wallet.amount" } as const

/** The wallet is one line until it is opened. */
const openWallet = async ({ find }: Shopper) => {
  const line = await find("button", /^Хэтэвч\s*Үлдэгдэл/u)
  if (line.getAttribute("aria-expanded") === "false") line.click()
}

/** Payment methods of the fixture. */
const bankTransfer = 2
const bankCard = 4

/** Id of the saved address that the form holds. */
const chosenAddressId = ({ context: { addresses, form } }: SnapshotFrom<typeof checkoutMachine>) =>
  chosenAddress(addresses, form)?.id ?? null

/** Whether the address step is shown: also while the cart is fetched again after a login. */
const isFormShown = (now: SnapshotFrom<typeof checkoutMachine>) =>
  now.matches("address") || (now.matches("fetchingCart") && now.context.order !== null)

/** Whether the address of the last order is offered: to fill the form in with, or, once it `isFilledIn`, to clear the form of. */
const offersLastAddress = (now: SnapshotFrom<typeof checkoutMachine>, isFilledIn: boolean) =>
  now.context.addresses.length === 0 &&
  isLastPlace(now.context.form, now.context.user) === isFilledIn &&
  !now.matches({ address: "saving" })

export const model = modelOf(checkoutMachine, {
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
    { type: "choices.known", draft: { methodId: bankTransfer, receiptKind: "person", registryNumber: "" } },
    { type: "address.reuse" },
    { type: "address.pick", id: 2 },
    { type: "address.clear" },
    { type: "address.submit" },
    { type: "method.choose", id: bankTransfer },
    { type: "method.choose", id: bankCard },
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
  // Each step is distinguished by its own values alone: together they would make too many positions.
  distinguishedBy: ({
    step,
    known,
    order,
    seen,
    zones,
    addresses,
    typedBefore,
    methods,
    methodId,
    cards,
    lease,
    isLendRefused,
    form,
    user,
  }) => [
    step,
    known,
    order === null,
    order?.total === 0,
    order?.address === null,
    seen === null,
    ...(step === "payment"
      ? [
          methods.length,
          methodId === bankCard,
          cards.length,
          lease === null,
          isLendRefused,
          form.amount,
          form.receiptKind,
          order?.wallet?.used,
        ]
      : [zones.length, addresses.length, chosenAddress(addresses, form)?.id, typedBefore === null, isLastPlace(form, user), form.phone]),
  ],
  driver: {
    shopper: {
      "field.type": {
        when: (now, { field }) =>
          field === "phone"
            ? isFormShown(now)
            : now.matches({ payment: "choosing" }) || (field === "receiptKind" && now.matches({ payment: "placing" })),
        by: async (shopper, { field, value }) => {
          if (field === "receiptKind") return shopper.choose("receipt.organization")
          if (field === "amount") await openWallet(shopper)
          if (typeof value === "string") await shopper.write(fieldNames[field as keyof typeof fieldNames], value)
        },
      },
      "address.reuse": { when: (now) => offersLastAddress(now, false), by: ({ press }) => press("address.last.use") },
      "address.pick": {
        when: (now, { id }) => chosenAddressId(now) !== id && now.context.addresses.some((saved) => saved.id === id),
        by: ({ choose }) => choose(/^Ажил/u),
      },
      "address.clear": {
        when: (now) => offersLastAddress(now, true) || (chosenAddressId(now) !== null && !now.matches({ address: "saving" })),
        by: ({ press, choose }, _, { context }) =>
          context.addresses.length === 0 ? press("address.last.another") : choose("address.known.another"),
      },
      // A busy button takes no press; Enter in a field does.
      "address.submit": { when: (now) => !now.matches({ address: "saving" }), by: ({ press }) => press("checkout.toPayment") },
      "method.choose": ({ choose }, { id }) => choose(id === bankCard ? /^Банкны карт/u : /^Дансаар шилжүүлэх/u),
      "card.choose": {
        when: ({ context: { methodId, cards, cardId, order } }, { id }) =>
          methodId === bankCard && cards.length > 0 && id !== cardId && order?.total !== 0,
        by: ({ choose }, { id }) => choose(id === null ? /^Өөр карт/u : /0937/u),
      },
      "credit.use": async (shopper) => {
        await openWallet(shopper)
        await shopper.press("wallet.useIt")
      },
      "credit.drop": {
        when: ({ context: { order } }) => (order?.wallet?.used ?? 0) > 0,
        by: async (shopper) => {
          await openWallet(shopper)
          await shopper.press("wallet.remove")
        },
      },
      "order.place": ({ press }, _, { context: { order } }) => press(order?.total === 0 ? "checkout.place" : "checkout.pay"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [
      "address.submit",
      "order.changed",
      "fetch.failed",
      "change.accepted",
      "change.refused",
      "order.placed",
      "place.refused",
      "step.changed",
      "user.known",
      "draft.known",
      "choices.known",
      "lease.changed",
      "lender.answered",
    ],
  },
})
