/** Colours of a product on its tile; their code loads after the page, which does without them. */
import type { Tile, TileLook } from "#domain/entities/catalogue/listing.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

export type SwatchesProps = { readonly tile: Tile; readonly onChoose: (look: TileLook) => void }

const part = lazyPart<SwatchesProps>(() => import("./tile-swatches.tsx").then(({ TileSwatches }) => TileSwatches, () => () => null))

export const LateSwatches = (props: SwatchesProps) => {
  const { Part } = useLazyPart(part, props.tile.swatches.length > 1)
  return Part && <Part {...props} />
}
