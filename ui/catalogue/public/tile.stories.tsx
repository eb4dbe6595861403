/** A product among others. */
import { expect, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { creamWithLongName, dress, juice } from "#book/fixtures/goods.ts"
import { tileOf } from "#book/fixtures/tiles.ts"
import { inSharedState } from "#book/in-state.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import styles from "#ui/catalogue/listing/tiles.module.css"
import { ProductLine } from "./tile-line.tsx"
import { ProductTile } from "./tile.tsx"

const Both = ({ tile }: { readonly tile: Tile }) => (
  <PartFrame shape="page">
    <div className={styles.grid}>
      <ProductTile tile={tile} />
      <ProductTile tile={tileOf(dress)} />
    </div>
    <ProductLine tile={tile} />
  </PartFrame>
)

const meta = preview.meta({ title: "Parts/Tile", component: Both, args: { tile: tileOf(dress, { colours: ["#EFA6B8", "#1B2A49"] }) } })

const alone = tileOf(juice, { onlyVariantId: juice.variantId })
const cart = (feedback: "quiet" | "justChanged", context: Partial<CartContext>) =>
  inSharedState("cart", { state: { order: feedback === "quiet" ? "settling" : "ready", feedback }, input: { seed: "story" }, context }, () => <Both tile={alone} />)

/** A colour or a size is chosen on its own page. */
export const WithChoice = meta.story({})
/** Nothing is to be chosen: it goes into the cart from here. */
export const WithoutChoice = meta.story({ args: { tile: alone } })
/** It is being put into the cart. */
export const Adding = meta.story(cart("quiet", { sent: { change: { _tag: "AddItem", variantId: juice.variantId, quantity: 1 }, key: "story-1" } }))
/** It is in the cart since a moment. */
export const Added = meta.story(cart("justChanged", { justAdded: juice.variantId }))
/** Few are left, and a figure says how few. */
export const LowInStock = meta.story({ args: { tile: tileOf(dress, { totalOnHand: 2 }) } })
/** None is left: it is dimmed, and cannot be bought. */
export const SoldOut = meta.story({ args: { tile: tileOf(dress, { totalOnHand: 0 }) } })
/** It is new, and something comes with it. */
export const NewWithGift = meta.story({ args: { tile: tileOf(dress, { badges: ["new", "gift"] }) } })
/** Nobody has taken a picture of it yet. */
export const WithoutPicture = meta.story({ args: { tile: tileOf(dress, { image: null }) } })
/** A name and a brand that take more lines than there are: they end with dots. */
export const LongName = meta.story({
  args: { tile: tileOf(creamWithLongName, { brand: { code: "x", name: "Нүүдэлчин Монголын Ноолуур Нэхмэлийн Гэр Бүлийн Үйлдвэр" } }) },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** The Tab key goes from the name to the button; Enter puts it into the cart, and the button says that it is on its way. */
export const ByKeyboard = meta.story({
  args: { tile: alone },
  play: async ({ canvas }) => {
    const [add] = canvas.getAllByRole("button")
    await userEvent.tab()
    await userEvent.tab()
    await expect(add).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(add).toHaveAttribute("data-adding", "adding"))
    await expect(add).toHaveFocus()
  },
})
