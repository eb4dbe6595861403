/** A row that goes on past the edge of the screen. */
import preview from "#book/preview.tsx"
import { tiles } from "#book/fixtures/tiles.ts"
import { TileRow } from "./tile-row.tsx"
import { TileRowSkeleton } from "./tile-row-skeleton.tsx"

const meta = preview.meta({
  title: "Parts/TileRow",
  component: TileRow,
  args: { title: "Шинээр ирсэн", tiles, href: "/products" },
  render: (args) => (
    <div className="page">
      <TileRow {...args} />
    </div>
  ),
})

/** More than fits: two buttons step through it. */
export const Long = meta.story({})
/** All of it fits: no buttons. */
export const Short = meta.story({ args: { tiles: tiles.slice(0, 3) } })
/** A thumb pushes the row; the cut tile says that there is more. */
export const OnPhone = meta.story({ globals: { viewport: { value: "phone", isRotated: false } } })
/** The shape of a row, since it is on its way. */
export const Fetching = meta.story({
  render: () => (
    <div className="page">
      <TileRowSkeleton />
    </div>
  ),
})
