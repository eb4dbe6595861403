/** A tile in the colour that is chosen on it, or else by which its list is filtered. */
import { useState } from "react"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { offersSwatches, tileInColour } from "#domain/rules/catalogue/swatches.ts"
import type { Dot } from "#ui/parts/choice/swatch.tsx"

type ColouredTile = { readonly shown: Tile; readonly path: string; readonly dots: ReadonlyArray<Dot> }

export const useTileColour = (tile: Tile, filtered: ReadonlyArray<string>): ColouredTile => {
  const [chosen, choose] = useState<string | null>(null)
  const { shown, path } = tileInColour(tile, chosen === null ? filtered : [chosen])
  const offered = offersSwatches(tile)
  return {
    shown,
    path,
    dots: tile.swatches.map(({ hex, name, value, image }) => ({
      hex,
      name,
      ...(offered && image !== null && { pressed: image.src === shown.image?.src, onChoose: () => choose(value) }),
    })),
  }
}
