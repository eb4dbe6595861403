/** Product for an article in every state. */
import { expect, userEvent, within } from "storybook/test"
import { createActor, fromPromise } from "xstate"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { coat, creamWithLongName, hat } from "#book/fixtures/catalogue/goods.ts"
import { soldOut } from "#book/fixtures/catalogue/hard-tiles.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { productFinderMachine, type ProductFinderContext } from "#machines/content/product-finder.ts"
import { ProductBlock } from "./product-block.tsx"

const meta = preview.meta({ title: "Parts/Article product", component: ProductBlock })

const found: Partial<ProductFinderContext> = { text: "дээл", found: [tileOf(coat), soldOut(tileOf(hat)), tileOf(creamWithLongName)] }

const storyOf = (state: Rest<typeof productFinderMachine>["state"], context: Partial<ProductFinderContext> = { text: "дээл" }) =>
  inState(productFinderMachine, { state, context }, (actor) => <ProductBlock actor={actor} disabled={false} caret={() => 0} />)

/** The search box is empty. */
export const Closed = meta.story(storyOf("closed", {}))
/** The author is typing. */
export const Waiting = meta.story(storyOf({ open: "waiting" }))
/** Products are loading. */
export const Fetching = meta.story(storyOf({ open: "fetching" }))
/** Products are offered. */
export const Offered = meta.story(storyOf({ open: "offered" }, found))
/** The second product is active, as by the arrow keys. */
export const Active = meta.story(storyOf({ open: "offered" }, { ...found, active: 1 }))
/** No product matches. */
export const Nothing = meta.story(storyOf({ open: "nothing" }))
/** The search failed; a button retries. */
export const Failed = meta.story(storyOf({ open: "failed" }, { text: "дээл", problem: unreachable }))
/** Typing finds products; the arrow keys move to the second one, Enter takes it and empties the box. */
export const ByKeyboard = meta.story({
  render: () => {
    const machine = productFinderMachine.provide({
      actors: { findProducts: fromPromise(async (): Promise<ReadonlyArray<Tile>> => [tileOf(coat), tileOf(hat)]) },
      delays: { typingSettles: 0 },
    })
    const finder = createActor(machine).start()
    finder.on("product.taken", ({ tile, at }) => document.body.setAttribute("data-taken", `${tile.slug} ${at}`))
    return (
      <PartFrame>
        <ProductBlock actor={finder} disabled={false} caret={() => 7} />
      </PartFrame>
    )
  },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole("combobox")
    await userEvent.type(box, "малгай")
    await within(canvasElement).findAllByRole("option")
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    await expect(box).toHaveValue("")
    await expect(document.body.getAttribute("data-taken")).toBe(`${hat.slug} 7`)
    document.body.removeAttribute("data-taken")
  },
})
