/** Compared products in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { inState } from "#book/in-state.tsx"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { deviceProductsMachine, type DeviceProductsContext } from "#machines/lists/device-products.ts"
import { CompareScreen } from "./compare-screen.tsx"

const meta = preview.meta({ title: "Screens/Compare", component: CompareScreen, parameters: { path: "/compare" } })

const others: ReadonlyArray<Partial<Product>> = [
  {},
  {
    title: "Ноолууран урт пальто",
    sellingPrice: tugrik(89_000),
    price: tugrik(120_000),
    averageRating: 4.9,
    propertyList: [{ key: "material", label: "Материал", value: "Ноолуур" }],
  },
  { title: "Эмэгтэй урт өдөн куртик", sellingPrice: tugrik(420_000), price: tugrik(560_000), totalOnHand: 3 },
  { title: "Ноосон пальто", sellingPrice: tugrik(490_000), price: tugrik(490_000), totalOnHand: 0 },
]
const four = others.map((other, at): Product => ({ ...product, ...other, id: (900 + at) as ProductId, slug: `compared-${at}` as Slug }))

const storyOf = (state: Rest<typeof deviceProductsMachine>["state"], context: Partial<DeviceProductsContext> = {}) =>
  inState(deviceProductsMachine, { state, input: { ids: [], slugs: [] }, context }, (actor) => <CompareScreen actor={actor} />)

/** Skeleton while the products are being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Four products; on a phone two of them. */
export const Ready = meta.story(storyOf("ready", { products: four }))
/** Nothing is compared. */
export const Empty = meta.story(storyOf("empty"))
/** The products could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** One product alone, with all its values. */
export const One = meta.story(storyOf("ready", { products: four.slice(0, 1) }))
/** Two columns on the smallest phone. */
export const OnSmallPhone = meta.story({
  ...storyOf("ready", { products: four }),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** The left column takes the product of the right one, which takes the other in exchange. */
export const ColumnsExchanged = meta.story({
  ...storyOf("ready", { products: four }),
  globals: { viewport: { value: "narrow", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [left, right] = [canvas.getByLabelText("Зүүн талд"), canvas.getByLabelText("Баруун талд")]
    await userEvent.selectOptions(left, "1")
    await expect(left).toHaveValue("1")
    await expect(right).toHaveValue("0")
  },
})
