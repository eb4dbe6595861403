/** Products that go with one, in every state of their machine. */
import { expect, userEvent, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { packageProducts } from "#book/fixtures/lists/packages.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { soldOut } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { choiceOf, initialChoice } from "#domain/rules/catalogue/variants.ts"
import type { PackageContext } from "#machines/lists/package-context.ts"
import { packageMachine } from "#machines/lists/package.ts"
import { PackageOffer } from "./package-offer.tsx"

const meta = preview.meta({ title: "Parts/PackageOffer", component: PackageOffer })

const list = packageProducts.map(({ slug, variants }) => ({ slug, qty: 1, cv: initialChoice(variants) }))
const chosen = list.map((one) => (one.slug === product.slug ? { ...one, cv: choiceOf(product.variants[1]!) } : one))

const storyOf = (
  state: "fetching" | "absent" | "ready" | "unchosen" | "adding" | "added" | "refused",
  context: Partial<PackageContext> = {},
) =>
  inState(
    packageMachine,
    { state, input: { slug: product.slug, seed: "story" }, context: { products: packageProducts, list: chosen, ...context } },
    (actor) => (
      <div className="page">
        <PackageOffer actor={actor} />
      </div>
    ),
  )

/** What goes with the product is being fetched: nothing is shown yet. */
export const Fetching = meta.story(storyOf("fetching", { products: [], list: [] }))
/** Nothing goes with the product. */
export const Absent = meta.story(storyOf("absent", { products: [product], list: [] }))
/** The package with its sum; a size is not chosen yet. */
export const Ready = meta.story(storyOf("ready", { list }))
/** The missing size is pointed out. */
export const Unchosen = meta.story(storyOf("unchosen", { list }))
/** The package is being added. */
export const Adding = meta.story(storyOf("adding"))
/** The package is in the cart. */
export const Added = meta.story(storyOf("added"))
/** One of the products ran short. */
export const Refused = meta.story(storyOf("refused", { problem: soldOut }))

/** All products were taken out. */
export const Nothing = meta.story(storyOf("ready", { list: [] }))
/** The smallest phone. */
export const OnSmallPhone = meta.story({
  ...storyOf("ready", { list: chosen }),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Quantities and options are reached by the keyboard. */
export const ByKeyboard = meta.story({
  ...storyOf("ready"),
  play: async ({ canvasElement }) => {
    const [box] = await within(canvasElement).findAllByRole("checkbox", {}, { timeout: 4000 })
    box?.focus()
    await userEvent.tab()
    await expect(within(canvasElement).getAllByRole("combobox")[0]).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(" ")
    await expect(box).not.toBeChecked()
  },
})
