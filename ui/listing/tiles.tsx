/** The products themselves, as pictures or as lines. */
import { memo } from "react"
import type { Layout, Tile } from "#domain/entities/listing.ts"
import { ProductLine } from "../parts/tile-line.tsx"
import { ProductTile } from "../parts/tile.tsx"
import styles from "./tiles.module.css"

type Props = {
  readonly tiles: ReadonlyArray<Tile>
  readonly layout: Layout
  /** Another list is on its way: this one is dimmed and still works. */
  readonly refining: boolean
}

/** So many fill the first screen of a phone and of a desk. */
const onFirstScreen = { phone: 4, desk: 8 }

/** Drawn anew when what it shows has changed, not with everything that the list's machine does. */
export const Tiles = memo(({ tiles, layout, refining }: Props) => {
  const Shown = layout === "grid" ? ProductTile : ProductLine
  return (
    <div className={layout === "grid" ? styles.grid : styles.lines} data-refining={refining ? "" : undefined} aria-busy={refining}>
      {tiles.map((tile, at) => (
        <Shown key={tile.id} tile={tile} heading="h2" first={at === 0} early={at < onFirstScreen.phone} later={at >= onFirstScreen.desk} />
      ))}
    </div>
  )
})
