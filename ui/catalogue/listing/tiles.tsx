/** The products themselves, as pictures or as lines. */
import { memo } from "react"
import type { Layout, Tile } from "#domain/entities/catalogue/listing.ts"
import { skipOffscreenWhenIdle } from "#ui/first-view/skip-offscreen.ts"
import { ProductLine } from "#ui/catalogue/public/tile-line.tsx"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import styles from "./tiles.module.css"

type Props = {
  readonly tiles: ReadonlyArray<Tile>
  readonly layout: Layout
  /** Another list is on its way: this one is dimmed and still works. */
  readonly refining: boolean
}

/** So many fill the first screen of a phone. */
const onFirstScreen = 4

/**
 * Products go in parts: one fills the first screen of a desk, which lays out the others later, and a phone leaves those that
 * are off its screen undrawn (`ui/first-view/skip-offscreen.ts`).
 */
const partSize = 8

/** Drawn anew when what it shows has changed, not with everything that the list's machine does. */
export const Tiles = memo(({ tiles, layout, refining }: Props) => {
  const Shown = layout === "grid" ? ProductTile : ProductLine
  return (
    <div className={layout === "grid" ? styles.grid : styles.lines} aria-busy={refining} ref={skipOffscreenWhenIdle}>
      {Array.from({ length: Math.ceil(tiles.length / partSize) }, (_, part) => (
        <div key={part} className={styles.part} data-later={part > 0 ? "" : undefined}>
          {tiles.slice(part * partSize, (part + 1) * partSize).map((tile, index) => (
            <Shown key={tile.id} tile={tile} heading="h2" first={part + index === 0} early={part === 0 && index < onFirstScreen} />
          ))}
        </div>
      ))}
    </div>
  )
})
