/** Checking out: where to, then how to pay. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn, type StorefrontRest } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { addressedOrder, changedOrder, creditedOrder, lessCreditedOrder, placedOrder, walletCart } from "#book/fixtures/orders.ts"
import { withLongEnglish, withLongNames, withManyLines, withoutPictures, withSevenDigits } from "#book/fixtures/hard-orders.ts"
import { shortCart } from "#book/fixtures/carts.ts"
import { methods } from "#book/fixtures/payments.ts"
import { nomin, returning, zones } from "#book/fixtures/people.ts"
import { missing, refused, soldOut, unreachable } from "#book/fixtures/problems.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { zero, tugrik } from "#domain/rules/money.ts"
import { addressRefusals, amountRefusals, filledIn, placingRefusals } from "#machines/cart/checkout-form.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import type { CheckoutContext } from "#machines/cart/checkout-context.ts"
import { CheckoutScreen } from "./checkout-screen.tsx"

const meta = preview.meta({ title: "Screens/Checkout", component: CheckoutScreen, parameters: { path: "/checkout/address" } })

const storyOf = (state: Rest<typeof checkoutMachine>["state"], order: Order | null, context: Partial<CheckoutContext>, storefront: StorefrontRest = {}) => {
  const step = typeof state === "object" && "payment" in state ? "payment" : "address"
  return inState(
      checkoutMachine,
      { state, input: { step, known: order !== null, order, user: nomin }, context },
      (actor) => <CheckoutScreen actor={actor} />,
      { ...loggedIn, ...storefront },
    )
}

const addressForm = filledIn(addressedOrder, nomin)
const wrongForm = { ...addressForm, district: "", quarter: "", phone: "9911 22" }
const chosen = { methods, methodId: 1 } as const
const cartIn = (order: "askingOutcome" | "outcomeUnknown"): StorefrontRest => ({
  cart: { state: { order, feedback: "quiet" }, input: { seed: "story" }, context: { order: creditedOrder } },
})

/** The shape of the checkout, since the cart is still on its way. */
export const FetchingCart = meta.story(storyOf("fetchingCart", null, {}))
/** What went wrong and a way to try again, since the cart could not be had. */
export const CartFailed = meta.story(storyOf("cartFailed", null, { problem: unreachable }))
/** The address form with its places still to come, since the list of the country's places is on its way. */
export const AddressFetchingZones = meta.story(storyOf({ address: "fetchingZones" }, walletCart, {}))
/** The form as it was typed and a way to try again, since the places could not be had. */
export const AddressZonesFailed = meta.story(storyOf({ address: "zonesFailed" }, walletCart, { problem: unreachable }))
/** Where to, and who takes it: the form, with the order beside it. */
export const AddressEditing = meta.story(storyOf({ address: "editing" }, walletCart, { zones }))
/** The form with its button busy, since the address is on its way to the shop. */
export const AddressSaving = meta.story(storyOf({ address: "saving" }, walletCart, { zones, form: addressForm }))
/** Grey tiles where the ways to pay will be, since they are on their way. */
export const PaymentFetchingMethods = meta.story(storyOf({ payment: "fetchingMethods" }, addressedOrder, {}))
/** A word that the ways to pay could not be had, and a way to try again. */
export const PaymentMethodsFailed = meta.story(storyOf({ payment: "methodsFailed" }, addressedOrder, { problem: unreachable }))
/** What the wallet pays, how the rest is paid, and for whom the receipt is: all is there to choose. */
export const PaymentChoosing = meta.story(storyOf({ payment: "choosing" }, creditedOrder, chosen))
/** The amount that was asked of the wallet, with its button busy, since the shop works out what it may pay. */
export const PaymentUsingCredit = meta.story(storyOf({ payment: "usingCredit" }, addressedOrder, { ...chosen, form: { ...addressForm, amount: "100,000" } }))
/** The choices as they were made with the button busy, since the order is being placed. */
export const PaymentPlacing = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen))
/** A word that the cart is empty, and the way back to the shop, since there is nothing to order. */
export const NothingToBuy = meta.story(storyOf("nothingToBuy", { ...walletCart, lineItems: [] }, {}))
/** The shopper came back from the payment: the order that was placed is one press away. */
export const NothingToBuyAfterPlacing = meta.story({
  ...storyOf("nothingToBuy", null, {}, { cart: { state: { order: "absent", feedback: "quiet" }, input: { seed: "story" }, context: { placed: placedOrder.number } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^(Захиалгаа харах|See the order)$/ })).toHaveAttribute("href", expect.stringMatching(`/account/orders/${placedOrder.number}$`))
  },
})
/** A short wait: the order is placed, and its payment comes next. */
export const Placed = meta.story(storyOf("placed", walletCart, { placed: placedOrder }))

/** Filled in with the address of the last order; another one is a press away. */
export const AddressOfLastOrder = meta.story(storyOf({ address: "editing" }, walletCart, { zones, user: returning, form: filledIn(walletCart, returning) }))
/** Another place than that of the last order, which is still offered. */
export const AddressOtherThanLast = meta.story(storyOf({ address: "editing" }, walletCart, { zones, user: returning, form: filledIn(walletCart, nomin) }))
/** What is wrong is said on top and beside each field. */
export const AddressRefused = meta.story(storyOf({ address: "editing" }, walletCart, { zones, form: wrongForm, refusals: addressRefusals(wrongForm) }))
/** The shop cannot deliver there. */
export const AddressImpossible = meta.story(storyOf({ address: "editing" }, walletCart, {
  zones,
  form: addressForm,
  problem: refused("Хүргэх боломжгүй хаяг байна. Хүргэлтийн байршлаа дахин сонгоно уу."),
}))
/** Another tab changed the cart meanwhile; what was typed stays. */
export const AddressOfAnotherCart = meta.story(storyOf({ address: "editing" }, walletCart, { zones, form: addressForm, problem: missing }))
/** Something ran out on the way. */
export const AddressShortOfStock = meta.story(storyOf({ address: "editing" }, { ...walletCart, lineItems: shortCart.lineItems }, { zones }))
/** Nothing of the wallet is used yet. */
export const PaymentWithoutWallet = meta.story(storyOf({ payment: "choosing" }, addressedOrder, chosen))
/** More was asked of the wallet than it may pay. */
export const PaymentTooMuch = meta.story(storyOf({ payment: "choosing" }, addressedOrder, {
  ...chosen,
  form: { ...addressForm, amount: "200,000" },
  refusals: amountRefusals({ ...addressForm, amount: "200,000" }, addressedOrder),
}))
/** The purchase is too small for the wallet. */
export const PaymentTooSmall = meta.story(storyOf(
  { payment: "choosing" },
  { ...addressedOrder, itemTotal: tugrik(18_000), wallet: { used: zero, usable: zero, parts: [{ kind: "money", balance: tugrik(85_000), usable: zero, used: zero }] } },
  chosen,
))
/** The purchase is large enough, and what the wallet holds is for other goods: not the size is to blame. */
export const PaymentNotOfThese = meta.story({
  ...storyOf(
    { payment: "choosing" },
    { ...addressedOrder, wallet: { used: zero, usable: zero, parts: [{ kind: "discount", balance: tugrik(18_000), usable: zero, used: zero }] } },
    chosen,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Энэ захиалгад ашиглах боломжгүй|Cannot be used for this order)/)).toBeVisible()
    await expect(canvas.queryByText(/^(Хэтэвчийг зөвхөн|The wallet is usable only)/)).toBeNull()
  },
})
/** The wallet pays everything. */
export const PaymentNothingLeft = meta.story(storyOf({ payment: "choosing" }, { ...creditedOrder, total: zero }, {}))
/** A lease is chosen: what is paid at once and what each month. */
export const PaymentByLease = meta.story(storyOf({ payment: "choosing" }, creditedOrder, { methods, methodId: 5 }))
/** More was asked of the wallet than it holds; the field says how much can be used. */
export const PaymentAboveBalance = meta.story(storyOf({ payment: "choosing" }, addressedOrder, {
  ...chosen,
  form: { ...addressForm, amount: "900,000" },
  refusals: [{ field: "amount", key: "v.amount_balance", values: { max: "145,000₮" } }],
}))
/** The receipt is for an organization, and its number is wrong. */
export const PaymentForOrganization = meta.story(storyOf({ payment: "choosing" }, creditedOrder, {
  ...chosen,
  form: { ...addressForm, receiptKind: "organization", registryNumber: "61234" },
  refusals: placingRefusals({ ...addressForm, receiptKind: "organization", registryNumber: "61234" }, 1, creditedOrder),
}))
/** The shop would not place it: something ran out. */
export const PaymentRefused = meta.story(storyOf({ payment: "choosing" }, { ...creditedOrder, lineItems: shortCart.lineItems }, { ...chosen, problem: soldOut }))
/** Another tab changed the order before the press: what it was and what it is, and the button with the new sum. */
export const PaymentOrderChanged = meta.story({
  ...storyOf({ payment: "choosing" }, changedOrder, { ...chosen, seen: creditedOrder }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Захиалга өөрчлөгдсөн байна|Your order has changed)$/)).toBeVisible()
    const buttons = canvas.getAllByRole("button", { name: new RegExp(formatTugrik(changedOrder.total)), hidden: true })
    await expect(buttons.length).toBeGreaterThan(0)
  },
})
/** Only what is to be paid is another: a wallet that holds less now. */
export const PaymentWalletChanged = meta.story(storyOf({ payment: "choosing" }, lessCreditedOrder, { ...chosen, seen: creditedOrder }))
/** No answer came. */
export const PaymentAskingOutcome = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen, cartIn("askingOutcome")))
/** And none can be had just now. */
export const PaymentOutcomeUnknown = meta.story(storyOf({ payment: "placing" }, creditedOrder, chosen, cartIn("outcomeUnknown")))
/** Names, brands and options that take several lines beside the form. */
export const AddressLongNames = meta.story(storyOf({ address: "editing" }, withLongNames(walletCart), { zones }))
/** English words that no line of the smallest phone holds. */
export const PaymentLongEnglishWords = meta.story({ ...storyOf({ payment: "choosing" }, withLongEnglish(creditedOrder), chosen), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
/** More lines than fit beside the form: the first four, and how many others. */
export const AddressManyLines = meta.story(storyOf({ address: "editing" }, withManyLines(walletCart), { zones }))
/** Sums of seven digits on the smallest phone. */
export const PaymentSevenDigits = meta.story({ ...storyOf({ payment: "choosing" }, withSevenDigits(creditedOrder), chosen), globals: { viewport: { value: "narrow", isRotated: false } } })
/** Things that nobody has taken a picture of yet. */
export const AddressWithoutPictures = meta.story(storyOf({ address: "editing" }, withoutPictures(walletCart), { zones }))
