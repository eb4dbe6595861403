/** Payment step of the checkout in every state, and with long names and sums. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import { addressedOrder, changedOrder, creditedOrder, lessCreditedOrder } from "#book/fixtures/orders/orders.ts"
import { withLongEnglish, withSevenDigits } from "#book/fixtures/orders/hard-orders.ts"
import { shortCart } from "#book/fixtures/cart/hard-carts.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { methodRefused, slotRefused, soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { aWeekLater, ofStay } from "#book/fixtures/travel/stay-orders.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { zero, tugrik } from "#domain/rules/money.ts"
import { amountRefusals, filledIn, placingRefusals } from "#machines/cart/checkout-form.ts"
import { chosen, paymentChoosing, storyOf } from "#book/fixtures/cart/checkout-story.tsx"
import { CheckoutScreen } from "./checkout-screen.tsx"

const meta = preview.meta({ title: "Screens/Checkout payment", component: CheckoutScreen, parameters: { path: "/checkout/payment" } })

const addressForm = filledIn(addressedOrder, nomin)
/** Monday after the Friday of the stories. */
const slot = { day: "2026/11/23", from: 14, to: 18 } as const
const cartIn = (order: "askingOutcome" | "outcomeUnknown"): StorefrontRest => ({
  cart: { state: { order, feedback: "quiet" }, input: { seed: "story" }, context: { order: creditedOrder } },
})

/** Skeletons while the payment methods are being fetched; the button is busy meanwhile, so that no press is lost. */
export const PaymentFetchingMethods = meta.story({
  ...storyOf({ payment: "fetchingMethods" }, addressedOrder, {}),
  play: ({ canvas }) => expect(canvas.getAllByRole("button", { name: /(төлөх|^Pay)/i })[0]).toHaveAttribute("aria-busy", "true"),
})
/** The payment methods could not be fetched; a button retries. */
export const PaymentMethodsFailed = meta.story(storyOf({ payment: "methodsFailed" }, addressedOrder, { problem: unreachable }))
/** Wallet, payment method and VAT receipt, all open to choose. */
export const PaymentChoosing = meta.story(paymentChoosing(creditedOrder))
/** The typed wallet amount with a busy button while the backend checks it. */
export const PaymentUsingCredit = meta.story(
  storyOf({ payment: "usingCredit" }, addressedOrder, { ...chosen, form: { ...addressForm, amount: "100,000" } }),
)
/** The choices with a busy button while the order is being placed. */
export const PaymentPlacing = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen))
/** The chosen method was switched off: the methods are being fetched again. */
export const PaymentFetchingMethodsAgain = meta.story(
  storyOf({ payment: "fetchingMethodsAgain" }, creditedOrder, { ...chosen, problem: methodRefused }),
)
/** Terms of a stay, without a delivery fee and a time for returns. */
export const PaymentOfStay = meta.story(paymentChoosing(ofStay(creditedOrder)))
/** The chosen time and the note stand above the address. */
export const PaymentWithSlot = meta.story(paymentChoosing({ ...creditedOrder, deliverySlot: slot, note: "Орцны код 4512" }))
/** Picked up at a store: its place and when to come stand in place of the address. */
export const PaymentAtStore = meta.story(paymentChoosing({ ...creditedOrder, pickupStore, shipTotal: zero }))
/** A pick-up was chosen on the way back and not saved: every amount is that of the saved delivery, which the button places. */
export const PaymentWithUnsavedPickup = meta.story({
  ...paymentChoosing(addressedOrder, { form: { ...filledIn(addressedOrder, nomin), storeId: pickupStore.id } }),
  play: async ({ canvas }) => {
    // The bar of phones, which a desktop hides and which so has no name there.
    const regions = canvas.getAllByRole("region", { hidden: true })
    const bar = regions.find((region) => /^(Төлбөр|Payment)$/.test(region.getAttribute("aria-label") ?? ""))
    await expect(bar).toHaveTextContent(formatTugrik(addressedOrder.total))
  },
})
/** The shop can no longer deliver at the chosen time: another one is a press away. */
export const PaymentSlotRefused = meta.story({
  ...paymentChoosing({ ...creditedOrder, deliverySlot: slot }, { problem: slotRefused }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^(Өөр цаг сонгох|Choose another time)$/ })).toHaveAttribute(
      "href",
      expect.stringMatching("/checkout/address$"),
    )
  },
})
/** The wallet is not used yet: one line until it is opened, with what the order will earn. */
export const PaymentWithoutWallet = meta.story({
  ...paymentChoosing({ ...addressedOrder, earns: tugrik(5007) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: /^(Хэтэвч|Wallet)/ }))
    await expect(await canvas.findByRole("slider")).toBeVisible()
    await expect(canvas.getAllByText("5,007₮").length).toBeGreaterThan(0)
  },
})
/** The typed amount exceeds what the wallet may pay. */
export const PaymentTooMuch = meta.story({
  ...paymentChoosing(addressedOrder, {
    form: { ...addressForm, amount: "200,000" },
    refusals: amountRefusals({ ...addressForm, amount: "200,000" }, addressedOrder),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("slider")).toBeVisible()
  },
})
/** One part of the wallet is chosen: the slider ends at what it may pay. */
export const PaymentFromOnePart = meta.story({
  ...paymentChoosing(addressedOrder, { form: { ...addressForm, amount: "40,000", source: "bonus" } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("slider")).toHaveAttribute("max", "46500")
  },
})
/** The purchase is below the wallet's minimum. */
export const PaymentTooSmall = meta.story(
  paymentChoosing({
    ...addressedOrder,
    itemTotal: tugrik(18_000),
    wallet: { used: zero, usable: zero, parts: [{ kind: "money", balance: tugrik(85_000), usable: zero, used: zero }] },
  }),
)
/** The purchase is large enough, but the wallet holds only money for other products. */
export const PaymentNotOfThese = meta.story({
  ...paymentChoosing({
    ...addressedOrder,
    wallet: { used: zero, usable: zero, parts: [{ kind: "discount", balance: tugrik(18_000), usable: zero, used: zero }] },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^(Хэтэвч|Wallet)/ }))
    await expect(await canvas.findByText(/^(Энэ захиалгад ашиглах боломжгүй|Cannot be used for this order)/)).toBeVisible()
    await expect(canvas.queryByText(/^(Хэтэвчийг зөвхөн|The wallet is usable only)/)).toBeNull()
  },
})
/** The wallet pays everything. */
export const PaymentNothingLeft = meta.story(storyOf({ payment: "choosing" }, { ...creditedOrder, total: zero }, {}))
/** A lease is chosen: lender, down payment, period and schedule. */
export const PaymentByLease = meta.story({
  ...storyOf({ payment: "choosing" }, creditedOrder, { methods, methodId: 5 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Хүрэн Морь/ }))
    await expect(canvas.getByRole("radio", { name: /^(6 сар|6 months)/ })).toBeInTheDocument()
    await expect(canvas.queryByRole("radio", { name: /^(24 сар|24 months)/ })).toBeNull()
  },
})
/** The chosen lender gives no lease for so little: another one does. */
export const PaymentByLeaseTooLow = meta.story({
  ...storyOf(
    { payment: "choosing" },
    { ...creditedOrder, total: tugrik(150_000) },
    {
      methods,
      methodId: 5,
      refusals: placingRefusals({ form: addressForm, methodId: 5, order: creditedOrder, leaseRefusal: "checkout.choose_lease" }),
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Хүрэн Морь/ }))
    await expect(await canvas.findByText(/200,000₮/)).toBeVisible()
  },
})
/** The typed amount exceeds the balance; the field says how much can be used. */
export const PaymentAboveBalance = meta.story(
  paymentChoosing(addressedOrder, {
    form: { ...addressForm, amount: "900,000" },
    refusals: [{ field: "amount", key: "v.amount_balance", values: { max: "145,000₮" } }],
  }),
)
/** The typed amount exceeds what may be used for this order. */
export const PaymentAboveMaximum = meta.story(
  paymentChoosing(addressedOrder, {
    form: { ...addressForm, amount: "140,000" },
    refusals: [{ field: "amount", key: "v.amount_max", values: { max: "131,500₮" } }],
  }),
)
/** The receipt is for an organization that the register names. */
export const PaymentForNamedOrganization = meta.story(
  paymentChoosing(creditedOrder, {
    form: { ...addressForm, receiptKind: "organization", registryNumber: "6041238" },
  }),
)
/** The receipt is for an organization whose registration number is wrong. */
export const PaymentForOrganization = meta.story(
  paymentChoosing(creditedOrder, {
    form: { ...addressForm, receiptKind: "organization", registryNumber: "61234" },
    refusals: placingRefusals({
      form: { receiptKind: "organization", registryNumber: "61234" },
      methodId: 1,
      order: creditedOrder,
      leaseRefusal: null,
    }),
  }),
)
/** The order was refused: a line ran out of stock. */
export const PaymentRefused = meta.story(paymentChoosing({ ...creditedOrder, lineItems: shortCart.lineItems }, { problem: soldOut }))
/** The order changed in another tab before the press: old and new values, and the button with the new total. */
export const PaymentOrderChanged = meta.story({
  ...paymentChoosing(changedOrder, { seen: creditedOrder }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Захиалга өөрчлөгдсөн байна|Your order has changed)$/)).toBeVisible()
    const buttons = canvas.getAllByRole("button", { name: new RegExp(formatTugrik(changedOrder.total)), hidden: true })
    await expect(buttons.length).toBeGreaterThan(0)
  },
})
/** Another device chose other nights of the room at the same price: both stand in the note. */
export const PaymentStayChanged = meta.story({
  ...paymentChoosing(aWeekLater(ofStay(creditedOrder)), { seen: ofStay(creditedOrder) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2026\/11\/27 – 2026\/11\/29/)).toBeVisible()
    await expect(canvas.getAllByText(/2026\/12\/04 – 2026\/12\/06/).length).toBeGreaterThan(1)
  },
})
/** Only the amount to pay changed: the wallet holds less now. */
export const PaymentWalletChanged = meta.story(paymentChoosing(lessCreditedOrder, { seen: creditedOrder }))
/** The request timed out; the order is fetched, to see whether it was placed. */
export const PaymentAskingOutcome = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen, cartIn("askingOutcome")))
/** Whether the order was placed is unknown. */
export const PaymentOutcomeUnknown = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen, cartIn("outcomeUnknown")))
/** English words wider than the smallest phone. */
export const PaymentLongEnglishWords = meta.story({
  ...paymentChoosing(withLongEnglish(creditedOrder)),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Amounts of seven digits on the smallest phone. */
export const PaymentSevenDigits = meta.story({
  ...paymentChoosing(withSevenDigits(creditedOrder)),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
