/** Marks of a tile in every state of the wishes. */
import { expect, screen, userEvent, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { sharedList, winterList } from "#book/fixtures/lists/wish-lists.ts"
import { inSharedState } from "#book/in-state.tsx"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import type { wishesMachine } from "#machines/lists/wishes.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { TileMarks } from "./tile-marks.tsx"
import { WishMenu } from "./wish-menu.tsx"

const meta = preview.meta({ title: "Parts/TileMarks", component: TileMarks })

/** A tile's marks, and the menu that stands beside the heart of a product. */
const Marks = () => (
  <>
    <TileMarks at="tile" product={dress} variantId={dress.variantId} />
    <WishMenu variantId={dress.variantId} />
  </>
)

const wished = [dress.variantId]
const pressed = { variantId: dress.variantId, wished: true }

type State = Rest<typeof wishesMachine>["state"]
type Context = Rest<typeof wishesMachine>["context"]
const storyOf = (state: State, context: NonNullable<Context> = {}, shop: StorefrontRest = {}) =>
  inSharedState("wishes", { state, input: { seed: "story" }, context }, () => <Marks />, shop)

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
/** The wish is being sent. */
export const Telling = meta.story(storyOf("telling", { toggles: [pressed], sent: pressed }))

/** The site compares products. */
export const WithCompare = meta.story(
  storyOf(
    "ready",
    {},
    {
      site: {
        state: "ready",
        context: { site: { ...site, config: { ...site.config, flags: { ...site.config.flags, showCompare: true } } } },
      },
    },
  ),
)
/** Several lists: the arrow opens the menu, also by the keyboard, and a list takes the wish. */
export const ChoosingList = meta.story({
  ...storyOf("ready", { lists: [winterList, sharedList] }),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Жагсаалт сонгох" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("button", { name: winterList.name })).toBeVisible(), { timeout: 4000 })
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("button", { name: winterList.name })).toBeNull())
  },
})
