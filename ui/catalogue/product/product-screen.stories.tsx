/** Product page in every state, from fetching it to adding it to the cart. */
import { useState } from "react"
import { createActor, type SnapshotFrom } from "xstate"
import { expect, userEvent, waitFor, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { atRest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn, type StorefrontRest } from "#book/storefront-at-rest.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { timedOut, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { product, productPage, soldOutPage, unratedPage } from "#book/fixtures/catalogue/product.ts"
import {
  longEnglishPage,
  longNamesPage,
  manyChoicesPage,
  picturedReviewsPage,
  plainPage,
  sevenDigitPage,
  withoutPicturePage,
} from "#book/fixtures/catalogue/hard-products.ts"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { productMachine } from "#machines/catalogue/product.ts"
import type { ProductContext } from "#machines/catalogue/product-context.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { choiceOf } from "#domain/rules/catalogue/variants.ts"
import { stockItemsMachine } from "#machines/catalogue/stock-items.ts"
import { ProductScreen } from "./product-screen.tsx"

const stock = atRest(stockItemsMachine, { state: "closed", input: { variantId: null } })

const votes = atRest(reviewVotesMachine, { state: "visiting", input: { subject: "product", slug: product.slug } })

const meta = preview.meta({ title: "Screens/Product", component: ProductScreen, parameters: { path: `/products/${product.slug}` } })

type Value = SnapshotFrom<typeof productMachine>["value"]
type Rest = { readonly page?: ProductPage | null; readonly context?: Partial<ProductContext>; readonly also?: Partial<Value> }

const noPackage = () => atRest(packageMachine, { state: "absent", input: { slug: product.slug, seed: "story" } })
const nothingRecent = () => atRest(recentMachine, { state: "absent", input: { slugs: [] } })
const someRecent = () => atRest(recentMachine, { state: "ready", input: { slugs: [] }, context: { tiles: tiles.slice(4, 10) } })

const storyOf = (page: Value["page"], { page: known = productPage, context = {}, also = {} }: Rest = {}, storefront: StorefrontRest = {}) =>
  inState(
    productMachine,
    {
      state: { page, reviews: "resting", overlay: "closed", ...also },
      input: { slug: product.slug, variantId: null, page: known },
      context,
    },
    (actor) => (
      <ProductScreen
        actor={actor}
        recent={known === null ? nothingRecent() : someRecent()}
        packageActor={noPackage()}
        stock={stock}
        votes={votes}
      />
    ),
    storefront,
  )

const medium = product.variants[1]!
const soldOutVariant = product.variants[2]!
const chosen = { choice: choiceOf(medium) }
const onPhone = { globals: { viewport: { value: "phone", isRotated: false } } }
const onNarrow = { globals: { viewport: { value: "narrow", isRotated: false } } }
const cartIn = (
  rest: NonNullable<StorefrontRest["cart"]>["state"],
  context: NonNullable<StorefrontRest["cart"]>["context"] = {},
): StorefrontRest => ({
  cart: { state: rest, context: { order: cartOrder, ...context } },
})
const addMedium = { _tag: "AddItem", variantId: medium.id, quantity: 1 } as const

/** Skeleton of the product while it is being fetched. */
export const Fetching = meta.story(storyOf("fetching", { page: null }))
/** The glimpse from the list in its final position, with skeletons for the rest. */
export const FetchingGlimpse = meta.story(storyOf("fetching", { page: null, context: { glimpse: tiles[0] ?? null } }))
/** The product with its price and options; the size is not chosen yet. */
export const ReadyChoosing = meta.story(storyOf({ ready: "choosing" }))
/** A note beside the sizes, since the button was pressed without one. */
export const ReadyUnchosen = meta.story(storyOf({ ready: "unchosen" }, { context: { missing: "clothing_size", timesMissing: 1 } }))
/** The chosen variant with its own price and stock of four. */
export const ReadyChosen = meta.story({
  ...storyOf({ ready: "chosen" }, { context: chosen }),
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll("dl dd a")]
    await expect(links.length).toBeGreaterThan(0)
    await expect(links.filter((link) => link.getBoundingClientRect().height < 44)).toEqual([])
  },
})
/** The chosen variant is sold out; the nearest available ones are offered. */
export const ReadySoldOut = meta.story(storyOf({ ready: "soldOut" }, { context: { choice: choiceOf(soldOutVariant) } }))
/** The chosen variant is not made: stripes do not come in XL. */
export const ReadyImpossible = meta.story(
  storyOf({ ready: "impossible" }, { context: { choice: { pattern: "Судалтай", clothing_size: "XL" } } }),
)
/** No such product, with links to continue. */
export const Missing = meta.story(storyOf("missing", { page: null }))
/** The product could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { page: null, context: { problem: unreachable } }))
/** The first reviews with photos, and a button for more. */
export const ReviewsResting = meta.story(storyOf({ ready: "chosen" }, { page: picturedReviewsPage, context: chosen }))
/** The reviews with a busy button while more are being fetched. */
export const ReviewsFetchingMore = meta.story(storyOf({ ready: "chosen" }, { context: chosen, also: { reviews: "fetchingMore" } }))
/** The reviews, and a retry button for the rest, which could not be fetched. */
export const ReviewsMoreFailed = meta.story(
  storyOf({ ready: "chosen" }, { context: { ...chosen, problem: timedOut }, also: { reviews: "moreFailed" } }),
)
/** The reviews while they are being fetched in another order. */
export const ReviewsRefining = meta.story(
  storyOf(
    { ready: "chosen" },
    {
      page: picturedReviewsPage,
      context: { ...chosen, reviewQuery: { sort: "helpful", stars: null, pictured: true } },
      also: { reviews: "refining" },
    },
  ),
)
/** The reviews could not be fetched in another order; a button retries. */
export const ReviewsRefineFailed = meta.story(
  storyOf(
    { ready: "chosen" },
    { context: { ...chosen, reviewQuery: { sort: "low", stars: null, pictured: false } }, also: { reviews: "refineFailed" } },
  ),
)
/** The gallery with its second picture in front. */
export const GalleryLooking = meta.story(storyOf({ ready: "chosen" }, { context: { ...chosen, picture: 1 } }))
/** One picture fills the screen after a press. */
export const GalleryZoomed = meta.story(storyOf({ ready: "chosen" }, { context: chosen, also: { overlay: "zoomed" } }))

/** The variant is being added to the cart. */
export const Adding = meta.story(
  storyOf(
    { ready: "chosen" },
    { context: chosen },
    cartIn({ order: "settling", feedback: "quiet" }, { sent: { change: addMedium, key: "story-1" } }),
  ),
)
/** The variant was just added to the cart. */
export const Added = meta.story(
  storyOf({ ready: "chosen" }, { context: chosen }, cartIn({ order: "ready", feedback: "justChanged" }, { justAdded: medium.id })),
)
const withMedium = {
  ...cartOrder,
  lineItems: cartOrder.lineItems.map((line, at) => (at === 0 ? { ...line, variantId: medium.id, quantity: 2 } : line)),
}
/** The cart has two of the variant, and the way there. */
export const InCart = meta.story({
  ...storyOf({ ready: "chosen" }, { context: chosen }, cartIn({ order: "ready", feedback: "quiet" }, { order: withMedium })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: /^(Худалдан авах|Buy)$/ })).toHaveTextContent(/Сагсанд 2 ширхэг|2 in the cart/)
    await expect(canvas.getByRole("link", { name: /^(Сагс руу очих|Go to cart)/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/cart$/),
    )
  },
})
const addedSheet = storyOf(
  { ready: "chosen" },
  { context: chosen, also: { overlay: "added" } },
  cartIn({ order: "ready", feedback: "justChanged" }, { order: withMedium, justAdded: medium.id }),
)
/** The drawer after the variant was added: the line, the sum of the cart, the ways to the cart and the checkout. */
export const AddedDrawer = meta.story({
  ...addedSheet,
  play: async () => {
    const sheet = within(await within(document.body).findByRole("dialog", { name: /^(Сагсанд нэмэгдлээ|Added to cart)$/ }))
    await waitFor(() => expect(sheet.getByText(withMedium.lineItems[0]!.product.name)).toBeVisible())
    await expect(sheet.getByRole("link", { name: /^(Захиалга хийх|Check out)$/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/checkout\/address$/),
    )
  },
})
/** The same on a phone, as a sheet from below. */
export const AddedSheetOnPhone = meta.story({ ...addedSheet, ...onPhone })
/** The same on a phone, whose bar leads to the cart. */
export const InCartOnPhone = meta.story({
  ...storyOf({ ready: "chosen" }, { context: chosen }, cartIn({ order: "ready", feedback: "quiet" }, { order: withMedium })),
  globals: { viewport: { value: "phone", isRotated: false } },
})
/** Adding to the cart was refused. */
export const AddRefused = meta.story(
  storyOf(
    { ready: "chosen" },
    { context: chosen },
    cartIn(
      { order: "refused", feedback: "quiet" },
      { refused: { sent: { change: addMedium, key: "story-1" }, problem: refused("Ганцхан 3 ширхэг үлдсэн байна.") } },
    ),
  ),
)
/** Every variant is sold out. */
export const SoldOut = meta.story(storyOf({ ready: "soldOut" }, { page: soldOutPage }))
/** A product without options. */
export const Plain = meta.story(storyOf({ ready: "chosen" }, { page: plainPage }))
/** A product without reviews: no stars, and a text that says so. */
export const Unrated = meta.story(storyOf({ ready: "choosing" }, { page: unratedPage }))
/** Options that take several lines. */
export const ManyChoices = meta.story(storyOf({ ready: "choosing" }, { page: manyChoicesPage }))
/** A product without pictures. */
export const WithoutPicture = meta.story(storyOf({ ready: "choosing" }, { page: withoutPicturePage }))
/** A shopper with money in the wallet. */
export const WithWallet = meta.story(storyOf({ ready: "chosen" }, { context: chosen }, loggedIn))
/** A name and facts that take several lines on the smallest phone. */
export const LongNames = meta.story({ ...storyOf({ ready: "chosen" }, { page: longNamesPage, context: chosen }), ...onNarrow })
/** English words wider than the smallest phone. */
export const LongEnglishWords = meta.story({
  ...storyOf({ ready: "chosen" }, { page: longEnglishPage, context: chosen }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
/** Prices of seven digits. */
export const SevenDigits = meta.story({ ...storyOf({ ready: "chosen" }, { page: sevenDigitPage, context: chosen }), ...onNarrow })
/** On a tablet the purchase section stands beside the picture. */
export const OnTablet = meta.story({
  ...storyOf({ ready: "chosen" }, { context: chosen }),
  globals: { viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvasElement, canvas }) => {
    const picture = canvasElement.querySelector("[class*=track]")?.getBoundingClientRect()
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect()
    await expect(picture?.right).toBeLessThan(title.left)
  },
})
/** On a phone the button stays at the bottom. */
export const OnPhone = meta.story({ ...storyOf({ ready: "chosen" }, { context: chosen }), ...onPhone })
/** The chosen variant is sold out, on a phone. */
export const SoldOutOnPhone = meta.story({
  ...storyOf({ ready: "soldOut" }, { context: { choice: choiceOf(soldOutVariant) } }),
  ...onPhone,
})
/** Product page with a running machine. */
const Live = () => {
  const [actor] = useState(() => createActor(productMachine, { input: { slug: product.slug, variantId: null, page: productPage } }).start())
  return <ProductScreen actor={actor} recent={nothingRecent()} packageActor={noPackage()} stock={stock} votes={votes} />
}
/** Each press without a choice focuses the missing option. */
export const PressedAgain = meta.story({
  render: () => <Live />,
  play: async ({ canvas }) => {
    for (const _ of ["once", "once more"]) {
      await userEvent.click(canvas.getAllByRole("button", { name: "Сагсанд нэмэх" })[0]!)
      await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("radio"))
    }
  },
})
/** The chosen variant is not made, on a phone: the bar says so, and not that it is sold out. */
export const ImpossibleOnPhone = meta.story({
  ...storyOf({ ready: "impossible" }, { context: { choice: { pattern: "Судалтай", clothing_size: "XL" } } }),
  ...onPhone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("region", { name: "Худалдан авах товч" })
    await expect(within(bar).getByRole("button")).toHaveTextContent("Ийм хослол байхгүй")
  },
})
/** The product in the dark theme, with an option missing. */
export const InTheDark = meta.story({
  ...storyOf({ ready: "unchosen" }, { context: { missing: "clothing_size", timesMissing: 1 } }),
  globals: { theme: "dark" },
})
