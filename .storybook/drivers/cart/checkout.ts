/** Driver of the checkout machine on its screens. */
import type { checkoutMachine } from "#machines/cart/checkout.ts"
import type { SnapshotFrom } from "xstate"
import { isLastPlace } from "#machines/cart/checkout-form.ts"
import { chosenAddress } from "#machines/cart/known-addresses.ts"
import { driversFor } from "#book/drivers/driver.ts"
import type { Shopper } from "#book/drivers/shopper.ts"

/** Labels of the model's fields. */
const fieldNames = { phone: "address.phone", amount: "wallet.amount" } as const

/** The wallet is one line until it is opened. */
const openWallet = async ({ find }: Shopper) => {
  const line = await find("button", /^Хэтэвч\s*Үлдэгдэл/u)
  if (line.getAttribute("aria-expanded") === "false") line.click()
}

/** Id of the saved address that the form holds. */
const savedAt = ({ context: { addresses, form } }: SnapshotFrom<typeof checkoutMachine>) => chosenAddress(addresses, form)?.id ?? null

/** Whether the address step is shown: also while the cart is fetched again after a login. */
const isFormShown = (now: SnapshotFrom<typeof checkoutMachine>) => now.matches("address") || (now.matches("fetchingCart") && now.context.order !== null)

/** Whether the last order's address is offered; not while the form is saved. */
const offersLast = (now: SnapshotFrom<typeof checkoutMachine>, isFilledIn: boolean) =>
  now.context.addresses.length === 0 && isLastPlace(now.context.form, now.context.user) === isFilledIn && !now.matches({ address: "saving" })

export const driver = driversFor<typeof checkoutMachine>()({
  shopper: {
    "field.type": {
      when: (now, { field }) => (field === "phone" ? isFormShown(now) : now.matches({ payment: "choosing" }) || (field === "receiptKind" && now.matches({ payment: "placing" }))),
      by: async (shopper, { field, value }) => {
        if (field === "receiptKind") return shopper.choose("receipt.organization")
        if (field === "amount") await openWallet(shopper)
        if (typeof value === "string") await shopper.write(fieldNames[field as keyof typeof fieldNames], value)
      },
    },
    "address.reuse": { when: (now) => offersLast(now, false), by: ({ press }) => press("address.last.use") },
    "address.pick": { when: (now, { id }) => savedAt(now) !== id && now.context.addresses.some((saved) => saved.id === id), by: ({ choose }) => choose(/^Ажил/u) },
    "address.clear": {
      when: (now) => offersLast(now, true) || (savedAt(now) !== null && !now.matches({ address: "saving" })),
      by: ({ press, choose }, _, { context }) => (context.addresses.length === 0 ? press("address.last.another") : choose("address.known.another")),
    },
    // A busy button takes no press; Enter in a field does.
    "address.submit": { when: (now) => !now.matches({ address: "saving" }), by: ({ press }) => press("checkout.toPayment") },
    "method.choose": ({ choose }, { id }) => choose(id === 4 ? /^Банкны карт/u : /^Дансаар шилжүүлэх/u),
    "card.choose": {
      when: ({ context: { methodId, cards, cardId, order } }, { id }) => methodId === 4 && cards.length > 0 && id !== cardId && order?.total !== 0,
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
  others: ["address.submit", "order.changed", "fetch.failed", "change.accepted", "change.refused", "order.placed", "place.refused", "step.changed", "user.known", "draft.known", "choices.known", "lease.changed", "lender.answered"],
})
