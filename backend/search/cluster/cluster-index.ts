/** Index of a cluster: its mapping, and the document of a product in it. */
import { popularity, places, titleWeight } from "#backend/search/text/match-weights.ts"
import { wordsIn } from "#backend/search/text/word-vector.ts"
import { indexFingerprint } from "#backend/search/indexing/index-fingerprint.ts"
import { indexNumbers, numberColumns } from "#backend/search/indexing/index-numbers.ts"
import { facetColumn, type Field } from "#backend/search/engine/fields.ts"
import { choiceFacets } from "#domain/entities/catalogue/facet.ts"
import { rowOf, type SearchEntry } from "#backend/search/engine/index-rows.ts"

/** Raised with each change of the mapping or of the documents beside the declared facets and numbers; an index of another version is rebuilt. */
export const indexVersion = indexFingerprint(2, choiceFacets, indexNumbers)

const faceted = choiceFacets.filter(({ source }) => source !== null).map(({ name }) => name)

/** Numbers are doubles, moments milliseconds: they compare as in the embedded search. */
const number = { type: "double" } as const
const keyword = { type: "keyword" } as const
/** Folded words, separated by spaces. */
const words = {
  type: "text",
  analyzer: "whitespace",
  norms: false,
  index_options: "docs",
  index_prefixes: { min_chars: 1, max_chars: 12 },
} as const

const numbers = ["id", "l0", "l1", "l2", "l3", "l4", ...numberColumns, "title_worth", "popularity"]
const keyOfLevel = (level: number | string): string => `l${level}_key`
const keywords = [
  "sku",
  "slug",
  "brand",
  "store",
  "vendor",
  "colours",
  "sizes",
  "badges",
  "branch",
  ...[0, 1, 2, 3, 4].map(keyOfLevel),
  ...faceted.map(facetColumn),
]

/** Id of a category as a keyword, which a cluster filters and counts several times as fast as a number. Padded: equal counts stand in the order of ids. */
export const taxonKey = (id: number): string => String(id).padStart(9, "0")

/** Field of the index that holds a field's values: for categories their keys. */
export const indexedField = ({ kind, column }: Pick<Field, "kind" | "column">): string => (kind === "taxon" ? `${column}_key` : column)

/** Whole number of a product that chance is taken from: a cluster reads it as text, which for a double takes four times as long. */
export const chanceField = "chance"

export const wordsField = (place: string): string => `words_${place.toLowerCase()}`

export const indexBody = {
  settings: {
    // One shard counts exactly, and holds a few million products.
    number_of_shards: 1,
    number_of_replicas: 0,
    // Off while it is filled.
    refresh_interval: "-1",
    max_result_window: 20_000,
  },
  mappings: {
    dynamic: "strict",
    _source: { enabled: false },
    properties: {
      ...Object.fromEntries(numbers.map((name) => [name, number])),
      ...Object.fromEntries(keywords.map((name) => [name, keyword])),
      has_image: { type: "boolean" },
      [chanceField]: { type: "long" },
      words,
      ...Object.fromEntries(places.map((place) => [wordsField(place), { ...words, copy_to: "words" }])),
    },
  },
} as const

const present = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** Document of a row of `search_entries` with its words. */
export const indexedDocument = (entry: SearchEntry): Readonly<Record<string, unknown>> => {
  const row = rowOf(entry, 0)
  const { words: all, titled } = wordsIn(entry.words ?? "")
  return {
    id: row.id,
    sku: row.sku,
    slug: row.slug,
    brand: row.brand,
    store: row.store,
    vendor: row.vendor,
    [chanceField]: row.id,
    ...Object.fromEntries(
      row.branch.flatMap((taxon, level) => [
        [`l${level}`, taxon],
        [keyOfLevel(level), taxonKey(taxon)],
      ]),
    ),
    branch: row.branch.map(taxonKey),
    ...Object.fromEntries(numberColumns.map((column) => [column, present(row[column])])),
    has_image: row.hasImage,
    colours: row.colours,
    sizes: row.sizes,
    badges: row.badges,
    ...Object.fromEntries(faceted.map((name) => [facetColumn(name), row.facets[name] ?? []])),
    title_worth: titleWeight(titled),
    popularity: popularity(row.reviews),
    ...Object.fromEntries(
      places.map((place) => [
        wordsField(place),
        all
          .filter((word) => word.place === place)
          .map(({ word }) => word)
          .join(" "),
      ]),
    ),
  }
}
