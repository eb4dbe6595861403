/** Saved products, recently viewed ones and recent searches. */
import preview from "#book/preview.tsx"
import { atRest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
import { inState } from "#book/in-state.tsx"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import { deviceProductsMachine, type DeviceProductsContext } from "#machines/lists/device-products.ts"
import { recentMachine } from "#machines/lists/recently-viewed.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { SavedScreen } from "./saved-screen.tsx"

const meta = preview.meta({ title: "Screens/Saved", component: SavedScreen, parameters: { path: "/saved" } })

const products = [1, 2, 3].map((at) => ({ ...product, id: (900 + at) as ProductId, slug: `saved-${at}` as Slug }))
const persisted = {
  ...emptyPersistedState,
  recentlyViewed: tiles.map(({ slug }) => slug),
  searchHistory: ["ноолууран цамц", "чемодан", "бэлэг аав"],
  bookmarks: [901, 902, 903],
}

type State = "fetching" | "ready" | "empty" | "failed"
const storyOf = (state: State, context: Partial<DeviceProductsContext> = {}, remembered = persisted) =>
  inState(
    deviceProductsMachine,
    { state, input: { ids: [], slugs: [] }, context },
    (actor) => <SavedScreen actor={actor} recent={atRest(recentMachine, { state: "ready", input: { slugs: [] }, context: { tiles } })} />,
    { persistence: { state: "ready", context: { persisted: remembered } } },
  )

/** Skeleton while the saved products are being fetched. */
export const SavedFetching = meta.story(storyOf("fetching"))
/** Three saved products, those viewed lately, and recent searches. */
export const SavedReady = meta.story(storyOf("ready", { products }))
/** Nothing is saved, viewed or searched. */
export const SavedEmpty = meta.story(storyOf("empty", {}, { ...emptyPersistedState, recentlyViewed: [], searchHistory: [], bookmarks: [] }))
/** The saved products could not be fetched; a button retries. */
export const SavedFailed = meta.story(storyOf("failed", { problem: unreachable }))
