/** Colours of a product on its tile, loaded late. */
import type { Tile, TileLook } from "#domain/entities/catalogue/listing.ts"
import { latePart, nothing } from "#ui/react/lazy-part.ts"

export type SwatchesProps = { readonly tile: Tile; readonly onChoose: (look: TileLook) => void }

export const LateSwatches = latePart<SwatchesProps>(() => import("./tile-swatches.tsx").then(({ TileSwatches }) => TileSwatches, nothing))
