/** Product as a tile. */
import { expect, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { creamWithLongName, dress, juice, sweater } from "#book/fixtures/catalogue/goods.ts"
import { swatches, tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { inSharedState } from "#book/in-state.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import { lookIn } from "#domain/rules/catalogue/tile-look.ts"
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

const sweaterInColours = tileOf(sweater, {
  swatches: swatches("nooluuran-tsamts-dugui-zakhtai", [
    ["Цагаан", "#FFFFFF", "tsagaan"],
    ["Саарал", "#8C8C8C", "saaral"],
    ["Ягаан", "#EFA6B8", "yagaan"],
    ["Ногоон", "#4F7942", null],
  ]),
})

const meta = preview.meta({ title: "Parts/Tile", component: Both, args: { tile: sweaterInColours } })

const alone = tileOf(juice, { onlyVariantId: juice.variantId })
const cart = (feedback: "quiet" | "justChanged", context: Partial<CartContext>) =>
  inSharedState(
    "cart",
    { state: { order: feedback === "quiet" ? "settling" : "ready", feedback }, input: { seed: "story" }, context },
    () => <Both tile={alone} />,
  )

/** A product with options: they are chosen on its page. */
export const WithChoice = meta.story({})
/** A product without options: its button adds it to the cart. */
export const WithoutChoice = meta.story({ args: { tile: alone } })
/** The product is being added to the cart. */
export const Adding = meta.story(
  cart("quiet", { sent: { change: { _tag: "AddItem", variantId: juice.variantId, quantity: 1 }, key: "story-1" } }),
)
/** The product was just added to the cart. */
export const Added = meta.story(cart("justChanged", { justAdded: juice.variantId }))
/** Low stock, with the number left. */
export const LowInStock = meta.story({ args: { tile: tileOf(dress, { totalOnHand: 2 }) } })
/** Sold out: the tile is dimmed, without a button. */
export const SoldOut = meta.story({ args: { tile: tileOf(dress, { totalOnHand: 0 }) } })
export const NewWithGift = meta.story({ args: { tile: tileOf(dress, { badges: ["new", "gift"] }) } })
/** A product without a picture. */
export const WithoutPicture = meta.story({ args: { tile: tileOf(dress, { image: null }) } })
/** A name and a brand longer than their lines end with an ellipsis. */
export const LongName = meta.story({
  args: { tile: tileOf(creamWithLongName, { brand: { code: "x", name: "Нүүдэлчин Монголын Ноолуур Нэхмэлийн Гэр Бүлийн Үйлдвэр" } }) },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** A chosen colour shows its picture, and the link opens the product in it; one without a picture cannot be chosen. */
export const ChosenColour = meta.story({
  play: async ({ canvas }) => {
    const [pink] = await canvas.findAllByRole("button", { name: "Ягаан" })
    if (pink === undefined) throw new Error("the tile offers its colours")
    await userEvent.click(pink)
    await expect(pink).toHaveAttribute("aria-pressed", "true")
    const [link] = canvas.getAllByRole("link", { name: sweater.title })
    await expect(link).toHaveAttribute("href", expect.stringMatching(/\/products\/[\w-]+\?variant=9002$/))
    await expect(link?.closest("article")?.querySelector("img")).toHaveAttribute(
      "src",
      expect.stringContaining("tsamts-dugui-zakhtai.yagaan"),
    )
    for (const green of canvas.getAllByRole("button", { name: "Ногоон" })) await expect(green).toBeDisabled()
  },
})
/** The list is filtered by a colour, which the tile shows. */
export const FilteredByColour = meta.story({ args: { tile: { ...sweaterInColours, ...lookIn(sweaterInColours, ["Саарал"]) } } })
/** The Tab key moves from the name to the button; Enter adds the product, and the button shows the progress. */
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
