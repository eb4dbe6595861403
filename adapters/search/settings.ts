/** How the search service is spoken to; one set of words for the embedded search and for clusters old and new. */
import type { Locale } from "#domain/entities/locale.ts"

export type SearchSettings = {
  /** Under the origin. Browsers always ask the shop's own. */
  readonly path: string
  readonly user: string
  readonly password: string
  /** One index a language. */
  readonly indices: Readonly<Record<Locale, string>>
  /** `typed` for Elasticsearch up to 6, `typeless` for all that came later. */
  readonly pathStyle: "typed" | "typeless"
  readonly docType: string
  /** Whether the total is asked to be exact (`true` is unknown to versions before 6); `auto` says nothing. */
  readonly totalHits: "auto" | "exact"
  /** The field that `random_score` hashes, unknown before version 6. */
  readonly randomField: string | null
  /** Whether completion leaves out what it offered already, unknown before version 6.1. */
  readonly skipDuplicates: boolean
}

export const usualSettings: SearchSettings = {
  path: "search-service",
  user: "guest",
  password: "guest",
  indices: { mn: "products", en: "products_en" },
  pathStyle: "typed",
  docType: "product",
  totalHits: "auto",
  randomField: null,
  skipDuplicates: true,
}
