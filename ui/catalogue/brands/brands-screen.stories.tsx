/** All brands in every state. */
import preview from "#book/preview.tsx"
import { brands } from "#book/fixtures/catalogue/brand-list.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { brandsMachine, type BrandsContext, type BrandsInput } from "#machines/catalogue/brands.ts"
import { BrandsScreen } from "./brands-screen.tsx"

const meta = preview.meta({ title: "Screens/Brands", component: BrandsScreen, parameters: { path: "/brands" } })

const storyOf = (state: Rest<typeof brandsMachine>["state"], input: BrandsInput, context: Partial<BrandsContext> = {}) =>
  inState(brandsMachine, { state, input, context }, (actor) => <BrandsScreen actor={actor} />)

/** Skeletons while the brands are being fetched. */
export const Fetching = meta.story(storyOf("fetching", { brands: null }))
/** Brands under their letters; one has nothing in stock. */
export const Ready = meta.story(storyOf("ready", { brands }))
/** No brand has the typed text. */
export const NothingFound = meta.story(storyOf("nothingFound", { brands }, { text: "щщ", found: [] }))
/** The brands could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { brands: null }, { problem: unreachable }))
/** Brands on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("ready", { brands }), globals: { viewport: { value: "narrow", isRotated: false } } })
