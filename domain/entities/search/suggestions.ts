/** Suggestions of the search box. Specification §7, C25. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"

export type Suggestions = {
  /** Text that they complete, to distinguish a late response from a newer one. */
  readonly text: string
  readonly phrases: ReadonlyArray<string>
  readonly products: ReadonlyArray<Tile>
  readonly taxons: ReadonlyArray<{ readonly name: string; readonly permalink: string; readonly path: string }>
  readonly brands: ReadonlyArray<{ readonly code: string; readonly name: string }>
}
