/** Fields of the index by which products are filtered, counted and ordered. Other fields cannot be searched. */
import { choiceFacets, type FacetName } from "#domain/entities/catalogue/facet.ts"
import { indexNumbers } from "#backend/search/indexing/index-numbers.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { places } from "#backend/search/text/match-weights.ts"
import type { Branch, FacetCodes, Row } from "./index-rows.ts"

type Common = {
  /** Column of the table, and field of a cluster's index. */
  readonly column: string
  /** Label of a code for facets: `code|name|note`. */
  readonly labels: "taxon" | FacetName | null
  /** Decimals of a number that is stored with an error. */
  readonly decimals?: number
  /** Facet among the column `facets` of the table, which has no column of its own. */
  readonly facet?: FacetName
}
/** Values of a taxon field in a branch, which many rows share. */
type TaxonsIn = (branch: Branch) => ReadonlyArray<number>
type Keywords = {
  readonly kind: "keywords"
  readonly of: (row: Row) => ReadonlyArray<string>
  /** The same values in the facet codes, which many rows share. */
  readonly inFacets?: (facets: FacetCodes) => ReadonlyArray<string>
}
/** One value for each row, or a list of which any matches. Moments are milliseconds. */
export type Field = Common &
  (
    | { readonly kind: "number" | "date"; readonly of: (row: Row) => number }
    | { readonly kind: "keyword"; readonly of: (row: Row) => string }
    | Keywords
    | { readonly kind: "taxon"; readonly of: (row: Row) => number | undefined; readonly inBranch: TaxonsIn }
    | { readonly kind: "taxons"; readonly of: (row: Row) => ReadonlyArray<number>; readonly inBranch: TaxonsIn }
    | { readonly kind: "flag"; readonly of: (row: Row) => boolean }
  )
/** Field of categories. */
export type CategoryField = Extract<Field, { readonly inBranch: TaxonsIn }>

const number = (column: string, of: (row: Row) => number): Field => ({ kind: "number", column, of, labels: null })
const date = (column: string, of: (row: Row) => number): Field => ({ kind: "date", column, of, labels: null })
const keyword = (column: string, of: (row: Row) => string, labels: Common["labels"] = null): Field => ({
  kind: "keyword",
  column,
  of,
  labels,
})
const keywords = (column: string, of: (row: Row) => ReadonlyArray<string>, labels: Common["labels"] = null): Field => ({
  kind: "keywords",
  column,
  of,
  labels,
})

const taxonOfLevel = (level: number, labels: Common["labels"]): Field => ({
  kind: "taxon",
  column: `l${level}`,
  of: (row) => row.branch[level],
  inBranch: (branch) => branch.slice(level, level + 1),
  labels,
})

/** Fields of each level of categories. */
const levelFields = [0, 1, 2, 3, 4].flatMap((level): ReadonlyArray<readonly [string, Field]> => [
  [`l${level}.id`, number(`l${level}`, (row) => row.branch[level] ?? Number.NaN)],
  [`l${level}.permalink`, taxonOfLevel(level, null)],
  [`l${level}.facet`, taxonOfLevel(level, "taxon")],
])

const noCodes: ReadonlyArray<string> = []

/** Field of a cluster's index that holds a facet's codes. */
export const facetColumn = (name: FacetName): string => `facet_${name}`

/** Facets that are read from properties, badges and sizes: their codes, and these with labels. */
const facetFields = choiceFacets
  .filter(({ source }) => source !== null)
  .flatMap(({ name }): ReadonlyArray<readonly [string, Field]> => {
    const inFacets = (facets: FacetCodes) => facets[name] ?? noCodes
    const of = (row: Row) => inFacets(row.facets)
    const codes = { ...keywords(facetColumn(name), of), facet: name }
    return [
      [`facet_codes.${name}`, codes],
      [`facets.${name}`, { ...codes, labels: name, kind: "keywords", of, inFacets }],
    ]
  })

const numberFields = indexNumbers.map((declared): readonly [string, Field] => {
  const { column } = declared
  const valueOf = (row: Row) => row[column]
  const field = "isMoment" in declared ? date(column, valueOf) : number(column, valueOf)
  return [declared.field, "decimals" in declared ? { ...field, decimals: declared.decimals } : field]
})

const fields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ["id", number("id", (row) => row.id)],
  ["sku", keyword("sku", (row) => row.sku)],
  ["slug", keyword("slug", (row) => row.slug)],
  ["brand.code", keyword("brand", (row) => row.brand)],
  ["brand.facet", keyword("brand", (row) => row.brand, "brand")],
  ["store.code", keyword("store", (row) => row.store)],
  ["store.vendor_id", keyword("vendor", (row) => row.vendor)],
  ...numberFields,
  ["image", { kind: "flag", column: "has_image", of: (row) => row.hasImage, labels: null }],
  ["badges", keywords("badges", (row) => row.badges)],
  ["colour_codes", keywords("colours", (row) => row.colours)],
  ["colour_facets", keywords("colours", (row) => row.colours, "colour")],
  ["size_codes", keywords("sizes", (row) => row.sizes)],
  ["product_cat", taxonOfLevel(0, null)],
  ["taxon_facets", { kind: "taxons", column: "branch", of: (row) => row.branch, inBranch: (branch) => branch, labels: "taxon" }],
  ...levelFields,
  ...facetFields,
])

/** Throws `SearchRefusal` for an unknown field. */
export const fieldOf = (name: string): Field => {
  const found = fields.get(name)
  if (found === undefined) throw new SearchRefusal(`no mapping found for field [${name}]`, "query_shard_exception")
  return found
}

/** Places of text fields in the word vector: A is a title, D an option. */
const textFields: ReadonlyMap<string, string> = new Map(
  Object.entries({
    title: "A",
    translated: "A",
    title_latin: "A",
    "brand.name": "B",
    "l0.name": "C",
    "l1.name": "C",
    "l2.name": "BC",
    "l3.name": "BC",
    "l4.name": "BC",
    taxon_names: "BC",
    "store.name": "D",
    "variants.option_values.presentation": "D",
    "property_list.value": "D",
  }),
)

/** Places of a list of text fields, in order: `AB` for `title^4` and `brand.name`; empty for all. */
export const placesOf = (textFieldNames: ReadonlyArray<string>): string => {
  const letters = new Set(
    textFieldNames.flatMap((weighted) => {
      const name = weighted.split("^")[0] ?? ""
      const letters = textFields.get(name)
      if (letters === undefined) throw new SearchRefusal(`no text is kept for field [${name}]`, "query_shard_exception")
      return Array.from(letters)
    }),
  )
  return letters.size === places.length ? "" : [...letters].toSorted().join("")
}
