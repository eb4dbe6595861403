/** Grey block in place of content that is being fetched, so that nothing moves when it arrives. */
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
export const Tile = meta.story({
  render: () => (
    <PartFrame shape="tile">
      <TileSkeleton />
    </PartFrame>
  ),
})
/** Visible but faint in the dark theme. */
export const InTheDark = meta.story({ args: { width: "100%", height: "3rem" }, globals: { theme: "dark" } })
