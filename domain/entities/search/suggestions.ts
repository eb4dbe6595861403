/** What a search box offers while one types. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"

export type Suggestions = {
  /** The text they answer, so that a late answer can be told from a newer one. */
  readonly text: string
  readonly phrases: ReadonlyArray<string>
  readonly products: ReadonlyArray<Tile>
  readonly taxons: ReadonlyArray<{ readonly name: string; readonly permalink: string; readonly path: string }>
  readonly brands: ReadonlyArray<{ readonly code: string; readonly name: string }>
}
