/** Settings of the search service, for the embedded search and for old and new Elasticsearch clusters. */
import { baseOf, type Locale } from "#domain/entities/locale.ts"

export type SearchSettings = {
  /** Path under the origin. Browsers always call the shop's own. */
  readonly path: string
  readonly user: string
  readonly password: string
  /** Index of the products in the default locale; each other one has its own, see `indexIn`. */
  readonly products: string
  /** Paths of the indexes of places; airports have one for each locale too. */
  readonly airports: string
  readonly zipAreas: string
  /** `typed` for Elasticsearch up to 6, `typeless` since 7. */
  readonly pathStyle: "typed" | "typeless"
  readonly docType: string
  /** Whether an exact total is requested (`true` is unknown to versions before 6); `auto` omits the option. */
  readonly totalHits: "auto" | "exact"
  /** The field that `random_score` hashes; not supported before version 6. */
  readonly randomField: string | null
  /** Whether completion skips duplicates; not supported before version 6.1. */
  readonly skipDuplicates: boolean
}

/** Index in a locale: `products`, and `products_en` for one other than the default. */
export const indexIn = (name: string, locale: Locale): string => name + baseOf(locale).replace("/", "_")

export const usualSettings: SearchSettings = {
  path: "search-service",
  user: "guest",
  password: "guest",
  products: "products",
  airports: "airport",
  zipAreas: "maps/zipcode",
  pathStyle: "typed",
  docType: "product",
  totalHits: "auto",
  randomField: null,
  skipDuplicates: true,
}
