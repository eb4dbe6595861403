/** Marks of a tile in every state of the wishes. */
import preview from "#book/preview.tsx"
import { dress } from "#book/fixtures/goods.ts"
import { site } from "#book/fixtures/site.ts"
import { inSharedState } from "#book/in-state.tsx"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import type { wishesMachine } from "#machines/lists/wishes.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { TileMarks } from "./tile-marks.tsx"

const meta = preview.meta({ title: "Parts/TileMarks", component: TileMarks })

const wished = [dress.variantId]
const pressed = { variantId: dress.variantId, wished: true }

type State = Rest<typeof wishesMachine>["state"]
type Context = Rest<typeof wishesMachine>["context"]
const storyOf = (state: State, context: NonNullable<Context> = {}, shop: StorefrontRest = {}) =>
  inSharedState("wishes", { state, input: { seed: "story" }, context }, () => <TileMarks product={dress} variantId={dress.variantId} />, shop)

/** Who is looking is not known yet. */
export const Unknown = meta.story(storyOf("unknown"))
/** A visitor: a press leads to the login. */
export const Visitor = meta.story(storyOf("visitor"))
/** What is wished is being fetched; what this device remembers shows. */
export const Fetching = meta.story(storyOf("fetching", { wished }))
/** The product is wished. */
export const Ready = meta.story(storyOf("ready", { wished }))
/** The heart was just pressed. */
export const Settling = meta.story(storyOf("settling", { toggles: [pressed] }))
/** The shop is being told. */
export const Telling = meta.story(storyOf("telling", { toggles: [pressed], sent: pressed }))

/** The site compares products. */
export const WithCompare = meta.story(
  storyOf("ready", {}, { site: { state: "ready", context: { site: { ...site, config: { ...site.config, flags: { ...site.config.flags, showCompare: true } } } } } }),
)
