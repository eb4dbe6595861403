/** Row of products that scrolls beyond the edge of the screen. */
import preview from "#book/preview.tsx"
import { tiles } from "#book/fixtures/catalogue/tiles.ts"
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

/** More tiles than fit: two buttons scroll the row. */
export const Long = meta.story({})
/** Every tile fits: no buttons. */
export const Short = meta.story({ args: { tiles: tiles.slice(0, 3) } })
/** On a phone the row is swiped; a cut tile shows that there is more. */
export const OnPhone = meta.story({ globals: { viewport: { value: "phone", isRotated: false } } })
/** Skeleton of a row while it is being fetched. */
export const Fetching = meta.story({
  render: () => (
    <div className="page">
      <TileRowSkeleton />
    </div>
  ),
})
