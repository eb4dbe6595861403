/** The cart, from the moment it is asked for to the moment an order is placed. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { loggedIn, type StorefrontRest } from "#book/storefront-at-rest.ts"
import { withLongEnglish, withManyLines, withoutPictures } from "#book/fixtures/hard-orders.ts"
import { goneCart, longNamesCart, sevenDigitCart, shortCart } from "#book/fixtures/carts.ts"
import { cartOrder, oneLineCart, shortOfStockCart, walletCart } from "#book/fixtures/orders.ts"
import { couponExpired, refused, unreachable } from "#book/fixtures/problems.ts"
import type { SnapshotFrom } from "xstate"
import type { CartContext } from "#machines/cart/cart-context.ts"
import type { cartMachine } from "#machines/cart/cart.ts"
import { CartScreen } from "./cart-screen.tsx"

const meta = preview.meta({ title: "Screens/Cart", component: CartScreen, parameters: { path: "/cart" } })

type Value = SnapshotFrom<typeof cartMachine>["value"]

const storyOf = (order: Value["order"], context: Partial<CartContext> = {}, feedback: Value["feedback"] = "quiet", storefront: StorefrontRest = {}) =>
  inSharedState("cart", { state: { order, feedback }, input: { seed: "story" }, context }, () => <CartScreen />, storefront)

const line = cartOrder.lineItems[0]!
const change = { _tag: "ChangeLine", lineId: line.id, quantity: 5 } as const

/** The shape of a cart with its summary, since the cart is on its way. */
export const Fetching = meta.story(storyOf("fetching"))
/** A word that the cart is empty, and ways to fill it, since nothing was put in yet. */
export const Absent = meta.story(storyOf("absent"))
/** What is in the cart, what it comes to, and what a coupon takes off: everything is as the shop knows it. */
export const Ready = meta.story(storyOf("ready", { order: cartOrder }))
/** The same with the new line marked for a moment, since something was put in just now. */
export const JustChanged = meta.story(storyOf("ready", { order: cartOrder, justAdded: line.variantId }, "justChanged"))
/** The new number at once, before the shop is told, since more presses of «+» may follow. */
export const Counting = meta.story(storyOf("counting", { order: cartOrder, waiting: [change] }))
/** The new number with its line's price dimmed, since the shop has not answered the change yet. */
export const Settling = meta.story(storyOf("settling", { order: cartOrder, sent: { change, key: "story-1" } }))
/** A word that the change did not go through, and a way to try again, since the shop could not be reached. */
export const Refused = meta.story(storyOf("refused", { order: cartOrder, refused: { sent: { change, key: "story-1" }, problem: unreachable } }))
/** The cart with a word on top, since the order is being placed. */
export const Placing = meta.story(storyOf("placing", { order: walletCart }, "quiet", loggedIn))
/** The same, and a word of patience: no answer came, so the shop is asked whether the order was placed. */
export const AskingOutcome = meta.story(storyOf("askingOutcome", { order: walletCart }, "quiet", loggedIn))
/** A way to ask again, since whether the order was placed cannot be found out just now; nothing may be ordered twice. */
export const OutcomeUnknown = meta.story({
  ...storyOf("outcomeUnknown", { order: walletCart, refused: { sent: null, problem: unreachable } }, "quiet", loggedIn),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^(Одоо асуух|Ask now)$/ })).toBeVisible()
  },
})

/** The coupon's time is over; what was typed stays. */
export const CouponRefused = meta.story(storyOf("refused", {
  order: oneLineCart,
  typedCode: "НАМАР50",
  refused: { sent: { change: { _tag: "ApplyCoupon", code: "НАМАР50", quiet: false }, key: "story-1" }, problem: couponExpired },
}))
/** The shop knows no such coupon; what was typed stays. */
export const CouponUnknown = meta.story(storyOf("refused", {
  order: oneLineCart,
  typedCode: "ӨВӨЛ10",
  refused: { sent: { change: { _tag: "ApplyCoupon", code: "ӨВӨЛ10", quiet: false }, key: "story-1" }, problem: refused("Ийм купон олдсонгүй", "coupon_code_not_found") },
}))
/** The shop said no to a quantity. */
export const QuantityRefused = meta.story(storyOf("refused", {
  order: cartOrder,
  refused: { sent: { change, key: "story-1" }, problem: refused("Ганцхан 3 ширхэг үлдсэн байна.") },
}))
/** The cart could not be had at all. */
export const NotFetched = meta.story(storyOf("refused", { refused: { sent: null, problem: unreachable } }))
/** One thing is sold out: one can go on without it. */
export const SoldOutLine = meta.story(storyOf("ready", { order: shortOfStockCart }))
/** One is sold out, another asks for more than there is. */
export const ShortOfStock = meta.story(storyOf("ready", { order: shortCart }))
/** Nothing of it is left. */
export const EverythingGone = meta.story(storyOf("ready", { order: goneCart }))
/** A shopper who has money in the wallet. */
export const WithWallet = meta.story(storyOf("ready", { order: walletCart }, "quiet", loggedIn))
/** A single thing, without a coupon. */
export const OneLine = meta.story(storyOf("ready", { order: oneLineCart }))
/** Names, brands and options that take several lines. */
export const LongNames = meta.story(storyOf("ready", { order: longNamesCart }))
/** Prices of seven digits. */
export const SevenDigits = meta.story(storyOf("ready", { order: sevenDigitCart }))
/** On a phone the way on stays at the foot; one thing is sold out. */
export const OnPhone = meta.story({ ...inSharedState("cart", { state: { order: "ready", feedback: "quiet" }, input: { seed: "story" }, context: { order: shortOfStockCart } }, () => <CartScreen />), globals: { viewport: { value: "phone" } } })
/** More lines than a screen holds: the summary stays beside them. */
export const ManyLines = meta.story(storyOf("ready", { order: withManyLines(cartOrder) }))
/** English words that no line of the smallest phone holds. */
export const LongEnglishWords = meta.story({ ...storyOf("ready", { order: withLongEnglish(cartOrder) }), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
/** Things that nobody has taken a picture of yet. */
export const WithoutPictures = meta.story(storyOf("ready", { order: withoutPictures(cartOrder) }))
