/** Checkout in every state but the choice of a payment: loading, the address step, an empty cart. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { savedAddresses } from "#book/fixtures/account/account.ts"
import { addressedOrder, placedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { withLineOptions, withLongNames, withManyLines, withoutPictures } from "#book/fixtures/orders/hard-orders.ts"
import { shortCart } from "#book/fixtures/cart/hard-carts.ts"
import { pickupChoices } from "#book/fixtures/cart/pickup.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { nomin, returning } from "#book/fixtures/identity/people.ts"
import { missing, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { tugrik } from "#domain/rules/money.ts"
import { addressRefusals, filledIn } from "#machines/cart/checkout-form.ts"
import { addressEditing, storyOf } from "#book/fixtures/cart/checkout-story.tsx"
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
const dear = { ...site.config, delivery: { ...site.config.delivery, zones: { [addressForm.city]: { fee: tugrik(15_000) } } } }
/** The chosen place has a fee of its own, which the sums have before the address is saved. */
export const AddressOfDearPlace = meta.story({
  ...storyOf(
    { address: "editing" },
    walletCart,
    { zones, form: addressForm },
    { site: { state: "ready", context: { site: { ...site, config: dear } } } },
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/15,000/)).length).toBeGreaterThan(1)
  },
})
/** The cart changed in another tab; the typed form stays. */
export const AddressOfAnotherCart = meta.story(addressEditing(walletCart, { form: addressForm, problem: missing }))
/** A line ran out of stock during the checkout. */
export const AddressShortOfStock = meta.story(addressEditing({ ...walletCart, lineItems: shortCart.lineItems }))
/** Names, brands and options that take several lines beside the form. */
export const AddressLongNames = meta.story(addressEditing(withLongNames(walletCart)))
/** A line with options of its own in the order beside the form. */
export const AddressWithLineOptions = meta.story(addressEditing(withLineOptions(walletCart)))
/** More lines than fit beside the form: the first four, and the number of the others. */
export const AddressManyLines = meta.story(addressEditing(withManyLines(walletCart)))
/** Lines without pictures. */
export const AddressWithoutPictures = meta.story(addressEditing(withoutPictures(walletCart)))
