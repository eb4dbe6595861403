/** Stores in every state. */
import preview from "#book/preview.tsx"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { storesOfProduct, storesPage } from "#book/fixtures/content/stores.ts"
import { inState } from "#book/in-state.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { StoresPage } from "#machines/content/ports.ts"
import { storeChoiceMachine } from "#machines/content/store-choice.ts"
import { storesMachine } from "#machines/content/stores.ts"
import { StoresScreen } from "./stores-screen.tsx"

const meta = preview.meta({ title: "Screens/Stores", component: StoresScreen, parameters: { path: "/stores" } })

const storyOf = (state: Rest<typeof storesMachine>["state"], page: StoresPage | null, problem: Problem | null = null) =>
  inState(
    storesMachine,
    { state, input: { query: { variantId: page?.product === null ? null : 1 }, page }, context: { problem } },
    (actor) => <StoresScreen actor={actor} choice={atRest(storeChoiceMachine, { state: "none" })} />,
  )

/** The stores are loading; skeletons are shown. */
export const Fetching = meta.story(storyOf("fetching", null))
/** All stores, with those open now. */
export const Ready = meta.story(storyOf("ready", storesPage))
/** Loading the stores failed; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** The product does not exist. */
export const Missing = meta.story(storyOf("missing", null, missing))
/** Stores that have a product. */
export const OfProduct = meta.story(storyOf("ready", storesOfProduct))
/** No store has the product. */
export const Nowhere = meta.story(storyOf("ready", { ...storesOfProduct, stores: [] }))
/** On the smallest phone. */
export const Narrow = meta.story({ ...storyOf("ready", storesPage), globals: { viewport: { value: "narrow", isRotated: false } } })
