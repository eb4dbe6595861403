/** Checkout in every state: address step, then payment step. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import { savedAddresses } from "#book/fixtures/account/account.ts"
import { addressedOrder, changedOrder, creditedOrder, lessCreditedOrder, placedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import {
  withLineOptions,
  withLongEnglish,
  withLongNames,
  withManyLines,
  withoutPictures,
  withSevenDigits,
} from "#book/fixtures/orders/hard-orders.ts"
import { shortCart } from "#book/fixtures/cart/hard-carts.ts"
import { pickupChoices, pickupStore } from "#book/fixtures/cart/pickup.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { nomin, returning, zones } from "#book/fixtures/identity/people.ts"
import { methodRefused, missing, refused, slotRefused, soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { zero, tugrik } from "#domain/rules/money.ts"
import { addressRefusals, amountRefusals, filledIn, placingRefusals } from "#machines/cart/checkout-form.ts"
import { addressEditing, chosen, paymentChoosing, storyOf } from "#book/fixtures/cart/checkout-story.tsx"
import { CheckoutScreen } from "./checkout-screen.tsx"

const meta = preview.meta({ title: "Screens/Checkout", component: CheckoutScreen, parameters: { path: "/checkout/address" } })

const addressForm = filledIn(addressedOrder, nomin)
const wrongForm = { ...addressForm, district: "", quarter: "", phone: "9911 22" }
/** Monday after the Friday of the stories. */
const slot = { day: "2026/11/23", from: 14, to: 18 } as const
const madeToOrder = (order: Order): Order => ({
  ...order,
  lineItems: order.lineItems.map((line, at) => (at === 0 ? { ...line, madeToOrder: true } : line)),
})
const cartIn = (order: "askingOutcome" | "outcomeUnknown"): StorefrontRest => ({
  cart: { state: { order, feedback: "quiet" }, input: { seed: "story" }, context: { order: creditedOrder } },
})

/** Skeleton of the checkout while the cart is being fetched. */
export const FetchingCart = meta.story(storyOf("fetchingCart", null, {}))
/** The cart could not be fetched; a button retries. */
export const CartFailed = meta.story(storyOf("cartFailed", null, { problem: unreachable }))
/** Address form without its selects while the zones are being fetched. */
export const AddressFetchingZones = meta.story(storyOf({ address: "fetchingZones" }, walletCart, {}))
/** The zones could not be fetched; the typed form stays, and a button retries. */
export const AddressZonesFailed = meta.story(storyOf({ address: "zonesFailed" }, walletCart, { problem: unreachable }))
/** Address form with the order beside it. */
export const AddressEditing = meta.story(addressEditing(walletCart))
/** The form with a busy button while the address is being saved. */
export const AddressSaving = meta.story(storyOf({ address: "saving" }, walletCart, { zones, form: addressForm }))
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
/** Empty cart with a link to continue shopping, since there is nothing to order. */
export const NothingToBuy = meta.story(storyOf("nothingToBuy", { ...walletCart, lineItems: [] }, {}))
/** After back navigation from the payment: a link to the order that was placed. */
export const NothingToBuyAfterPlacing = meta.story({
  ...storyOf(
    "nothingToBuy",
    null,
    {},
    { cart: { state: { order: "absent", feedback: "quiet" }, input: { seed: "story" }, context: { placed: placedOrder.number } } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^(Захиалгаа харах|See the order)$/ })).toHaveAttribute(
      "href",
      expect.stringMatching(`/account/orders/${placedOrder.number}$`),
    )
  },
})
/** Short wait between the placed order and its payment. */
export const Placed = meta.story(storyOf("placed", walletCart, { placed: placedOrder }))

/** Filled in with the address of the last order; another one is one press away. */
export const AddressOfLastOrder = meta.story(addressEditing(walletCart, { user: returning, form: filledIn(walletCart, returning) }))
/** Another address than that of the last order, which is still offered. */
export const AddressOtherThanLast = meta.story(addressEditing(walletCart, { user: returning, form: filledIn(walletCart, nomin) }))
/** The address book: its default is filled in. */
export const AddressOfBook = meta.story({
  ...addressEditing(walletCart, { addresses: savedAddresses, user: returning, form: filledIn(walletCart, returning) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Гэр/ })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: /^(Өөр хаяг|Another address)/ })).not.toBeChecked()
  },
})
/** Another address than those of the book. */
export const AddressOutsideBook = meta.story(
  addressEditing(walletCart, {
    addresses: savedAddresses.slice(1),
    user: returning,
    form: { ...addressForm, detail: "Шинэ хороолол 7" },
  }),
)
/** Errors in the summary and beside each field. */
export const AddressRefused = meta.story(addressEditing(walletCart, { form: wrongForm, refusals: addressRefusals(wrongForm, walletCart) }))
/** A day and hours are chosen, with a note for the courier; hours before the promise cannot be. */
export const AddressWithSlot = meta.story({
  ...addressEditing(walletCart, { form: { ...addressForm, slot, note: "Орцны код 4512" } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "14:00–18:00" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "11:00–14:00" })).toBeDisabled()
  },
})
/** The chosen time has passed while the page stood open; everything typed stays. */
export const AddressSlotGone = meta.story({
  ...addressEditing(walletCart, { form: { ...addressForm, slot: { ...slot, day: "2026/11/19" } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Сонгосон цагт хүргэх боломжгүй|We can no longer deliver)/)).toBeVisible()
  },
})
/** Picked up: the form has no address, each store shows when the order is ready, and there is no delivery fee. */
export const AddressAtStore = meta.story({
  ...addressEditing(walletCart, { stores: pickupChoices, form: { ...addressForm, storeId: 4 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Сансар салбар/ })).toBeChecked()
    await expect(canvas.queryByLabelText(/^(Хот, аймаг|City or aimag)/)).toBeNull()
  },
})
/** Stores that have everything are offered beside the delivery. */
export const AddressWithStores = meta.story({
  ...addressEditing(walletCart, { stores: pickupChoices, form: addressForm }),
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: /^(Хүргүүлэх|Delivery)/ })
    await expect(radio).toBeChecked()
    await expect(canvas.getByRole("radio", { name: /^(Салбараас авах|Pick up at a store)/ })).toBeEnabled()
  },
})
/** The chosen store no longer has all of it. */
export const AddressStoreLacks = meta.story({
  ...addressEditing(walletCart, { stores: pickupChoices, form: { ...addressForm, storeId: 8 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Энэ салбарт захиалгын зарим бараа алга|This store does not have)/)).toBeVisible()
  },
})
/** What the stores have could not be checked; the order can be delivered. */
export const AddressStoresFailed = meta.story(addressEditing(walletCart, { stores: "failed", form: addressForm }))
/** Nothing is delivered: the form has the shopper's name and phone alone. */
export const AddressOfStay = meta.story(addressEditing(ofStay(walletCart)))
/** Terms of a stay, without a delivery fee and a time for returns. */
export const PaymentOfStay = meta.story(paymentChoosing(ofStay(creditedOrder)))
/** Goods that are made to order are delivered within 7–14 days. */
export const AddressMadeToOrder = meta.story(addressEditing(madeToOrder(walletCart)))
/** No delivery to this address. */
export const AddressImpossible = meta.story(
  addressEditing(walletCart, {
    form: addressForm,
    problem: refused("Хүргэх боломжгүй хаяг байна. Хүргэлтийн байршлаа дахин сонгоно уу."),
  }),
)
const undelivering = { ...site.config, delivery: { ...site.config.delivery, zones: { [addressForm.city]: null } } }
/** The shop delivers nothing to the chosen part of the country, and says whom to ask. */
export const AddressUndelivered = meta.story({
  ...storyOf(
    { address: "editing" },
    walletCart,
    { zones, form: addressForm },
    {
      site: { state: "ready", context: { site: { ...site, config: undelivering } } },
    },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/(Энэ хаягт хүргэлт хийдэггүй|We do not deliver to this address)/)
    await expect(canvas.queryByText(/(Хамгийн эрт|Earliest)/)).toBeNull()
  },
})
/** The cart changed in another tab; the typed form stays. */
export const AddressOfAnotherCart = meta.story(addressEditing(walletCart, { form: addressForm, problem: missing }))
/** A line ran out of stock during the checkout. */
export const AddressShortOfStock = meta.story(addressEditing({ ...walletCart, lineItems: shortCart.lineItems }))
/** The chosen time and the note stand above the address. */
export const PaymentWithSlot = meta.story(paymentChoosing({ ...creditedOrder, deliverySlot: slot, note: "Орцны код 4512" }))
/** Picked up at a store: its place and when to come stand in place of the address. */
export const PaymentAtStore = meta.story(paymentChoosing({ ...creditedOrder, pickupStore, shipTotal: zero }))
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
/** Only the amount to pay changed: the wallet holds less now. */
export const PaymentWalletChanged = meta.story(paymentChoosing(lessCreditedOrder, { seen: creditedOrder }))
/** The request timed out; the order is fetched, to see whether it was placed. */
export const PaymentAskingOutcome = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen, cartIn("askingOutcome")))
/** Whether the order was placed is unknown. */
export const PaymentOutcomeUnknown = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen, cartIn("outcomeUnknown")))
/** Names, brands and options that take several lines beside the form. */
export const AddressLongNames = meta.story(addressEditing(withLongNames(walletCart)))
/** A line with options of its own in the order beside the form. */
export const AddressWithLineOptions = meta.story(addressEditing(withLineOptions(walletCart)))
/** English words wider than the smallest phone. */
export const PaymentLongEnglishWords = meta.story({
  ...paymentChoosing(withLongEnglish(creditedOrder)),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** More lines than fit beside the form: the first four, and the number of the others. */
export const AddressManyLines = meta.story(addressEditing(withManyLines(walletCart)))
/** Amounts of seven digits on the smallest phone. */
export const PaymentSevenDigits = meta.story({
  ...paymentChoosing(withSevenDigits(creditedOrder)),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Lines without pictures. */
export const AddressWithoutPictures = meta.story(addressEditing(withoutPictures(walletCart)))
