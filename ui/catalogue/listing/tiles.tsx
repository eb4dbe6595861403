/** Products of a listing as a grid or a list. */
import { memo } from "react"
import type { Layout, Tile } from "#domain/entities/catalogue/listing.ts"
import { HydrationSlice } from "#ui/first-view/hydration-slice.tsx"
import { skipOffscreenWhenIdle } from "#ui/first-view/skip-offscreen.ts"
import { ProductLine } from "#ui/catalogue/public/tile-line.tsx"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import styles from "./tiles.module.css"

type Props = {
  readonly tiles: ReadonlyArray<Tile>
  readonly layout: Layout
  /** A new response is awaited: the tiles are dimmed but still usable. */
  readonly refining: boolean
}

/** Number of tiles that fill a phone's first screen. */
const onFirstScreen = 4

/**
 * Number of tiles in a part of the list. Desktops lay out later parts after the first paint; phones skip parts
 * that are off-screen (`ui/first-view/skip-offscreen.ts`).
 */
const partSize = 8

/** Memoized, so that the machine's other changes do not render the tiles again. */
export const Tiles = memo(({ tiles, layout, refining }: Props) => {
  const Shown = layout === "grid" ? ProductTile : ProductLine
  return (
    <div className={layout === "grid" ? styles.grid : styles.lines} aria-busy={refining} ref={skipOffscreenWhenIdle}>
      {Array.from({ length: Math.ceil(tiles.length / partSize) }, (_, part) => (
        <HydrationSlice key={part}>
          <div className={styles.part} data-later={part > 0 ? "" : undefined}>
            {tiles.slice(part * partSize, (part + 1) * partSize).map((tile, index) => (
              <Shown
                key={`${tile.id}${tile.linkQuery}`}
                tile={tile}
                heading="h2"
                first={part + index === 0}
                early={part === 0 && index < onFirstScreen}
              />
            ))}
          </div>
        </HydrationSlice>
      ))}
    </div>
  )
})
