/** Row of products under a heading with a link to all of them. */
import { memo, useId, type ReactNode } from "react"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { HydrationSlice } from "#ui/first-view/hydration-slice.tsx"
import { Scroller, ScrollerSteps, useScroller } from "#ui/parts/layout/scroller.tsx"
import { SectionHead } from "#ui/parts/layout/section-head.tsx"
import { ProductTile } from "./tile.tsx"
import styles from "./tile-row.module.css"

export type TileRowProps = {
  readonly title: string
  readonly tiles: ReadonlyArray<Tile>
  /** Address of the full list. */
  readonly href?: string
  /** Content beside the title, such as a countdown. */
  readonly children?: ReactNode
}

/** Renders nothing without tiles. */
export const TileRow = memo((props: TileRowProps) => (props.tiles.length === 0 ? null : <FilledRow {...props} />))

const FilledRow = ({ title, tiles, href, children }: TileRowProps) => {
  const id = useId()
  const scroller = useScroller()
  return (
    <HydrationSlice>
      <section className={styles.section} aria-labelledby={id}>
        <SectionHead id={id} title={title} {...(href !== undefined && { href })} tools={<ScrollerSteps scroller={scroller} name={title} />}>
          {children}
        </SectionHead>
        <Scroller scroller={scroller} labelledBy={id}>
          <Tiles tiles={tiles} />
        </Scroller>
      </section>
    </HydrationSlice>
  )
}

/** Memoized, so that scrolling the row does not render the tiles again. */
const Tiles = memo(({ tiles }: Pick<TileRowProps, "tiles">) => tiles.map((tile) => <ProductTile key={tile.id} tile={tile} />))
