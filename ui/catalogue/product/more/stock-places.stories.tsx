/** Places of a variant in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { stockItems, stockVariant } from "#book/fixtures/catalogue/stock-items.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { stockItemsMachine, type StockItemsContext } from "#machines/catalogue/stock-items.ts"
import { StockPlaces } from "./stock-places.tsx"

const meta = preview.meta({
  title: "Screens/StockPlaces",
  component: StockPlaces,
  parameters: { layout: "padded", path: "/products/nooluuran-urt-palito" },
})

const storyOf = (state: Rest<typeof stockItemsMachine>["state"], context: Partial<StockItemsContext> = {}) =>
  inState(stockItemsMachine, { state, input: { variantId: stockVariant }, context }, (actor) => <StockPlaces actor={actor} />)

/** A button asks for the places. */
export const Closed = meta.story(storyOf("closed"))
/** The places are being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** Two stores have it, the warehouse does not. */
export const Ready = meta.story(storyOf("ready", { items: stockItems }))
/** The places could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** A size is still to be chosen. */
export const Unchosen = meta.story(storyOf("closed", { variantId: null }))
/** Nothing is left anywhere. */
export const SoldOut = meta.story(storyOf("ready", { items: stockItems.map((item) => ({ ...item, countOnHand: 0, available: false })) }))
