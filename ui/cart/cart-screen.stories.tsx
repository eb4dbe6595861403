/** Cart in every state, from fetching it to placing the order. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { atRest } from "#book/fixed-state-actor.ts"
import { sandals, hat } from "#book/fixtures/catalogue/goods.ts"
import { packageProducts } from "#book/fixtures/lists/packages.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { LineItem } from "#domain/entities/orders/order.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { CartOffer } from "#ui/lists/public/cart-offer.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { loggedIn, type StorefrontRest } from "#book/storefront-at-rest.ts"
import { withLineOptions, withLongEnglish, withManyLines, withoutPictures } from "#book/fixtures/orders/hard-orders.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { goneCart, longNamesCart, sevenDigitCart, shortCart } from "#book/fixtures/cart/hard-carts.ts"
import { addressedOrder, cartOrder, oneLineCart, shortOfStockCart, walletCart } from "#book/fixtures/orders/orders.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { couponExpired, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import type { SnapshotFrom } from "xstate"
import type { CartContext } from "#machines/cart/cart-context.ts"
import type { cartMachine } from "#machines/cart/cart.ts"
import { CartScreen } from "./cart-screen.tsx"

const meta = preview.meta({ title: "Screens/Cart", component: CartScreen, parameters: { path: "/cart" } })

type Value = SnapshotFrom<typeof cartMachine>["value"]

const storyOf = (
  order: Value["order"],
  context: Partial<CartContext> = {},
  feedback: Value["feedback"] = "quiet",
  storefront: StorefrontRest = {},
) => inSharedState("cart", { state: { order, feedback }, input: { seed: "story" }, context }, () => <CartScreen />, storefront)

const offered = () => {
  const products = packageProducts.slice(1)
  const [
    {
      product: { slug, name: title },
    },
  ] = oneLineCart.lineItems as [LineItem]
  const list = products.map((one) => ({ slug: one.slug, qty: 1, cv: {} }))
  return atRest(packageMachine, {
    state: "ready",
    input: { slug: null, seed: "story" },
    context: { inCart: [slug as Slug], subjects: [slug as Slug], title, products, list },
  })
}

const line = cartOrder.lineItems[0]!
const change = { _tag: "ChangeLine", lineId: line.id, quantity: 5 } as const

/** Skeleton of the cart with its summary while the cart is being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Empty cart with links to continue shopping. */
export const Absent = meta.story(storyOf("absent"))
/** Lines, totals and a coupon, all confirmed by the backend. */
export const Ready = meta.story(storyOf("ready", { order: cartOrder }))
/** The line that was just added is marked for a moment. */
export const JustChanged = meta.story(storyOf("ready", { order: cartOrder, justAdded: line.variantId }, "justChanged"))
/** A removed line is back at its place, and says so. */
export const JustRestored = meta.story(storyOf("ready", { order: cartOrder, justAdded: line.variantId, justRestored: true }, "justChanged"))
/** The new quantity shows at once, before the request, since more presses of «+» may follow. */
export const Counting = meta.story(storyOf("counting", { order: cartOrder, waiting: [change] }))
/** The new quantity with its line's price dimmed until the response arrives. */
export const Settling = meta.story(storyOf("settling", { order: cartOrder, sent: { change, key: "story-1" } }))
/** The network is down: the new quantity shows, is stored on this device, and is sent later. */
export const Unconnected = meta.story(storyOf("unconnected", { order: cartOrder, sent: { change, key: "story-1" }, isUnconnected: true }))
/** Something was added to an empty cart without a network. */
export const UnconnectedFirstItem = meta.story(
  storyOf("unconnected", {
    sent: { change: { _tag: "AddItem", variantId: line.variantId, quantity: 1, name: line.product.name }, key: "story-1" },
    isUnconnected: true,
  }),
)
/** Something was added to a cart with lines without a network; it can be taken out again. */
export const UnconnectedItems = meta.story(
  storyOf("unconnected", {
    order: oneLineCart,
    sent: { change: { _tag: "AddItem", variantId: hat.variantId, quantity: 1, name: hat.title }, key: "story-1" },
    waiting: [{ _tag: "AddItem", variantId: sandals.variantId, quantity: 2, name: sandals.title }],
    isUnconnected: true,
  }),
)
/** The change failed because the network is down; it can be retried. */
export const Refused = meta.story(
  storyOf("refused", { order: cartOrder, refused: { sent: { change, key: "story-1" }, problem: unreachable } }),
)
/** A note above the cart while the order is being placed. */
export const Placing = meta.story(storyOf("placing", { order: walletCart }, "quiet", loggedIn))
/** The same note after a timeout: the order is fetched, to see whether it was placed. */
export const AskingOutcome = meta.story(storyOf("askingOutcome", { order: walletCart }, "quiet", loggedIn))
/** Whether the order was placed is still unknown; the shopper can ask again, but not order twice. */
export const OutcomeUnknown = meta.story({
  ...storyOf("outcomeUnknown", { order: walletCart, refused: { sent: null, problem: unreachable } }, "quiet", loggedIn),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^(Одоо асуух|Ask now)$/ })).toBeVisible()
  },
})

/** The coupon has expired; the typed code stays. */
export const CouponRefused = meta.story(
  storyOf("refused", {
    order: oneLineCart,
    typedCode: "НАМАР50",
    refused: { sent: { change: { _tag: "ApplyCoupon", code: "НАМАР50", quiet: false }, key: "story-1" }, problem: couponExpired },
  }),
)
/** The coupon does not exist; the typed code stays. */
export const CouponUnknown = meta.story(
  storyOf("refused", {
    order: oneLineCart,
    typedCode: "ӨВӨЛ10",
    refused: {
      sent: { change: { _tag: "ApplyCoupon", code: "ӨВӨЛ10", quiet: false }, key: "story-1" },
      problem: refused("Ийм купон олдсонгүй", "coupon_code_not_found"),
    },
  }),
)
/** The stored cart shows, and could not be refreshed. */
export const NotRefreshed = meta.story({
  ...storyOf("refused", { order: cartOrder, refused: { sent: null, problem: unreachable } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Сагсыг шинэчилж чадсангүй|could not be refreshed/)
  },
})
/** A quantity was refused. */
export const QuantityRefused = meta.story(
  storyOf("refused", {
    order: cartOrder,
    refused: { sent: { change, key: "story-1" }, problem: refused("Ганцхан 3 ширхэг үлдсэн байна.") },
  }),
)
/** The cart could not be fetched. */
export const NotFetched = meta.story(storyOf("refused", { refused: { sent: null, problem: unreachable } }))
/** One line is sold out: the button continues without it. */
export const SoldOutLine = meta.story(storyOf("ready", { order: shortOfStockCart }))
/** One line is sold out, another exceeds the stock. */
export const ShortOfStock = meta.story(storyOf("ready", { order: shortCart }))
/** Every line is sold out. */
export const EverythingGone = meta.story(storyOf("ready", { order: goneCart }))
/** A shopper with money in the wallet. */
export const WithWallet = meta.story(storyOf("ready", { order: walletCart }, "quiet", loggedIn))
/** What goes with the lines stands below them and the totals. */
export const WithOffer = meta.story(
  inSharedState("cart", { state: { order: "ready", feedback: "quiet" }, input: { seed: "story" }, context: { order: oneLineCart } }, () => (
    <CartScreen offer={<CartOffer actor={offered()} />} />
  )),
)
/** A single line without a coupon. */
export const OneLine = meta.story(storyOf("ready", { order: oneLineCart }))
const delivering = (delivery: Partial<SiteConfig["delivery"]>): StorefrontRest => ({
  site: { state: "ready", context: { site: { ...site, config: { ...site.config, delivery: { ...site.config.delivery, ...delivery } } } } },
})
const khovd = { Ховд: { fee: tugrik(15_000) } }
/** Places have fees of their own: fee and total are "from" the lowest. */
export const FeeByPlace = meta.story({
  ...storyOf("ready", { order: oneLineCart }, "quiet", delivering({ zones: khovd })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/(^from |-өөс$)/)).length).toBeGreaterThan(1)
  },
})
/** A little more brings a free delivery. */
export const NearlyFreeDelivery = meta.story({
  ...storyOf("ready", { order: oneLineCart }, "quiet", delivering({ freeFrom: tugrik(oneLineCart.itemTotal + 12_000) })),
  play: async ({ canvas }) => {
    await canvas.findByText(/12,000/)
  },
})
/** Enough for a free delivery, wherever it goes. */
export const FreeDelivery = meta.story(
  storyOf("ready", { order: oneLineCart }, "quiet", delivering({ zones: khovd, freeFrom: oneLineCart.itemTotal })),
)
/** Picked up at a store: no delivery is promised. */
export const PickedUp = meta.story({
  ...storyOf("ready", { order: { ...cartOrder, address: addressedOrder.address, pickupStore, shipTotal: zero } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Одоо захиалбал|Order now, arrives)/)).toBeNull()
  },
})
/** A stay alone: one room type for its nights, without quantity and delivery. */
export const OfStay = meta.story(storyOf("ready", { order: ofStay(cartOrder) }))
/** Names, brands and options that take several lines. */
export const LongNames = meta.story(storyOf("ready", { order: longNamesCart }))
/** A line with options of its own, below those of its variant. */
export const WithLineOptions = meta.story(storyOf("ready", { order: withLineOptions(cartOrder) }))
/** Prices of seven digits. */
export const SevenDigits = meta.story(storyOf("ready", { order: sevenDigitCart }))
/** On a phone the checkout button stays at the bottom; one line is sold out. */
export const OnPhone = meta.story({
  ...inSharedState(
    "cart",
    { state: { order: "ready", feedback: "quiet" }, input: { seed: "story" }, context: { order: shortOfStockCart } },
    () => <CartScreen />,
  ),
  globals: { viewport: { value: "phone" } },
})
/** More lines than fit on the screen: the summary stays beside them. */
export const ManyLines = meta.story(storyOf("ready", { order: withManyLines(cartOrder) }))
/** English words wider than the smallest phone. */
export const LongEnglishWords = meta.story({
  ...storyOf("ready", { order: withLongEnglish(cartOrder) }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Lines without pictures. */
export const WithoutPictures = meta.story(storyOf("ready", { order: withoutPictures(cartOrder) }))
