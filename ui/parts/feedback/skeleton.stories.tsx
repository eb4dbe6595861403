/** Grey shapes in the place of what is on its way, so that nothing moves when it comes. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Skeleton } from "./skeleton.tsx"
import { TileSkeleton } from "#ui/catalogue/public/tile-skeleton.tsx"

const meta = preview.meta({
  title: "Parts/Skeleton",
  component: Skeleton,
  parameters: { layout: "padded" },
  render: (args) => (
    <PartFrame>
      <Skeleton {...args} />
    </PartFrame>
  ),
})

/** A line of text. */
export const Line = meta.story({})
/** A word or a price. */
export const Word = meta.story({ args: { width: "8rem" } })
/** A button or a field. */
export const Block = meta.story({ args: { width: "100%", height: "3rem" } })
/** A product among others. */
export const Tile = meta.story({
  render: () => (
    <PartFrame shape="tile">
      <TileSkeleton />
    </PartFrame>
  ),
})
/** They are seen, and not loud, in the dark. */
export const InTheDark = meta.story({ args: { width: "100%", height: "3rem" }, globals: { theme: "dark" } })
