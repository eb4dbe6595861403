/** What goes with the lines of the cart; the states of its machine stand in the stories of the product page's offer. */
import { expect, userEvent, within } from "storybook/test"
import { atRest } from "#book/fixed-state-actor.ts"
import { packageProducts } from "#book/fixtures/lists/packages.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { refused, soldOut } from "#book/fixtures/shell/problems.ts"
import preview from "#book/preview.tsx"
import type { PackageContext } from "#machines/lists/package-context.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { CartOffer } from "./cart-offer.tsx"

const meta = preview.meta({ title: "Parts/CartOffer", component: CartOffer })

const products = packageProducts.slice(1)
const list = products.map(({ slug }) => ({ slug, qty: 1, cv: {} }))
const inCart = { inCart: [product.slug], subjects: [product.slug], title: product.title, products, list }

const cartStory = (state: "ready" | "adding" | "added" | "refused", context: Partial<PackageContext> = {}) => ({
  render: () => (
    <div className="page">
      <CartOffer actor={atRest(packageMachine, { state, input: { slug: null, seed: "story" }, context: { ...inCart, ...context } })} />
    </div>
  ),
})

/** Only what goes with the lines, and with which of them. */
export const Ready = meta.story(cartStory("ready"))
/** It is being added. */
export const Adding = meta.story(cartStory("adding"))
/** One of the products ran short. */
export const Refused = meta.story(cartStory("refused", { problem: soldOut }))
/** One of the products is not sold at the moment. */
export const Withheld = meta.story(cartStory("refused", { problem: refused("Энэ бараа түр хугацаанд худалдаалагдахгүй байна") }))
/** Once it was added, the lines above show it. */
export const Added = meta.story(cartStory("added", { isAdded: true }))
/** The next offer after one was added. */
export const Next = meta.story(cartStory("ready", { isAdded: true, products: products.slice(1), list: list.slice(1) }))
/** One product, of which a size is to be chosen. */
export const WithOptions = meta.story(
  cartStory("ready", {
    inCart: [products[0]!.slug],
    title: products[0]!.title,
    products: [product],
    list: [{ slug: product.slug, qty: 1, cv: {} }],
  }),
)
/** The smallest phone. */
export const OnSmallPhone = meta.story({ ...cartStory("ready"), globals: { viewport: { value: "narrow", isRotated: false } } })
/** A product is taken out by the keyboard. */
export const ByKeyboard = meta.story({
  ...cartStory("ready"),
  play: async ({ canvasElement }) => {
    const [box, other] = await within(canvasElement).findAllByRole("checkbox", {}, { timeout: 4000 })
    box?.focus()
    await userEvent.keyboard(" ")
    await expect(box).not.toBeChecked()
    await expect(other).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await expect(other).toHaveFocus()
  },
})
