/** Settings of the search service, for the embedded search and for old and new Elasticsearch clusters. */
import { defaultLocale, forLocales, type Locale } from "#domain/entities/locale.ts"

export type SearchSettings = {
  /** Path under the origin. Browsers always call the shop's own. */
  readonly path: string
  readonly user: string
  readonly password: string
  /** One index for each language. */
  readonly indices: Readonly<Record<Locale, string>>
  /** Paths of the indexes of places; airports have one for each language. */
  readonly airports: Readonly<Record<Locale, string>>
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

/** `products`, and `products_en` for a locale other than the default one. */
const named = (name: string): Readonly<Record<Locale, string>> => forLocales((locale) => (locale === defaultLocale ? name : `${name}_${locale}`))

export const usualSettings: SearchSettings = {
  path: "search-service",
  user: "guest",
  password: "guest",
  indices: named("products"),
  airports: named("airport"),
  zipAreas: "maps/zipcode",
  pathStyle: "typed",
  docType: "product",
  totalHits: "auto",
  randomField: null,
  skipDuplicates: true,
}
