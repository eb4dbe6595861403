/** Fields of the index. Other fields cannot be searched. */
import { choiceFacets, type FacetName } from "#domain/entities/catalogue/facet.ts"
import { indexNumbers } from "#backend/search/indexing/index-numbers.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Branch, FacetCodes, Row } from "./index-rows.ts"

/** One value for each row, or a list of which any matches. Moments are milliseconds. */
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
export type Field = Common &
  (
    | { readonly kind: "number" | "date"; readonly of: (row: Row) => number }
    | { readonly kind: "keyword"; readonly of: (row: Row) => string }
    | { readonly kind: "keywords"; readonly of: (row: Row) => ReadonlyArray<string>; /** The same, of the values that many rows share. */ readonly inFacets?: (facets: FacetCodes) => ReadonlyArray<string> }
    | { readonly kind: "taxon"; readonly of: (row: Row) => number | undefined; readonly inBranch: (branch: Branch) => ReadonlyArray<number> }
    | { readonly kind: "taxons"; readonly of: (row: Row) => ReadonlyArray<number>; readonly inBranch: (branch: Branch) => ReadonlyArray<number> }
    | { readonly kind: "flag"; readonly of: (row: Row) => boolean }
  )

const number = (column: string, of: (row: Row) => number): Field => ({ kind: "number", column, of, labels: null })
const date = (column: string, of: (row: Row) => number): Field => ({ kind: "date", column, of, labels: null })
const keyword = (column: string, of: (row: Row) => string, labels: Common["labels"] = null): Field => ({ kind: "keyword", column, of, labels })
const keywords = (column: string, of: (row: Row) => ReadonlyArray<string>, labels: Common["labels"] = null): Field => ({ kind: "keywords", column, of, labels })

const levels = [0, 1, 2, 3, 4].flatMap((level): ReadonlyArray<readonly [string, Field]> => {
  const of = (row: Row) => row.branch[level]
  const inBranch = (branch: Branch) => branch.slice(level, level + 1)
  const column = `l${level}`
  return [
    [`l${level}.id`, number(column, (row) => of(row) ?? Number.NaN)],
    [`l${level}.permalink`, { kind: "taxon", column, of, inBranch, labels: null }],
    [`l${level}.facet`, { kind: "taxon", column, of, inBranch, labels: "taxon" }],
  ]
})

const noCodes: ReadonlyArray<string> = []

/** Field of a cluster's index that holds a facet's codes. */
export const facetColumn = (name: FacetName): string => `facet_${name}`

/** Facets that are read from properties, badges and sizes: their codes, and these with labels. */
const ofFacets = choiceFacets.filter(({ source }) => source !== null).flatMap(({ name }): ReadonlyArray<readonly [string, Field]> => {
  const inFacets = (facets: FacetCodes) => facets[name] ?? noCodes
  const of = (row: Row) => inFacets(row.facets)
  const codes = { ...keywords(facetColumn(name), of), facet: name }
  return [[`facet_codes.${name}`, codes], [`facets.${name}`, { ...codes, labels: name, kind: "keywords", of, inFacets }]]
})

const ofNumbers = indexNumbers.map((one): readonly [string, Field] => {
  const { column } = one
  const field = ("isMoment" in one ? date : number)(column, (row) => row[column])
  return [one.field, "decimals" in one ? { ...field, decimals: one.decimals } : field]
})

const fields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ["id", number("id", (row) => row.id)],
  ["sku", keyword("sku", (row) => row.sku)],
  ["slug", keyword("slug", (row) => row.slug)],
  ["brand.code", keyword("brand", (row) => row.brand)],
  ["brand.facet", keyword("brand", (row) => row.brand, "brand")],
  ["store.code", keyword("store", (row) => row.store)],
  ["store.vendor_id", keyword("vendor", (row) => row.vendor)],
  ...ofNumbers,
  ["image", { kind: "flag", column: "has_image", of: (row) => row.hasImage, labels: null }],
  ["badges", keywords("badges", (row) => row.badges)],
  ["colour_codes", keywords("colours", (row) => row.colours)],
  ["colour_facets", keywords("colours", (row) => row.colours, "colour")],
  ["size_codes", keywords("sizes", (row) => row.sizes)],
  ["product_cat", { kind: "taxon", column: "l0", of: (row) => row.branch[0], inBranch: (branch) => branch.slice(0, 1), labels: null }],
  ["taxon_facets", { kind: "taxons", column: "branch", of: (row) => row.branch, inBranch: (branch) => branch, labels: "taxon" }],
  ...levels,
  ...ofFacets,
])

/** Throws `SearchRefusal` for an unknown field. */
export const fieldOf = (name: string): Field => {
  const found = fields.get(name)
  if (found === undefined) throw new SearchRefusal(`no mapping found for field [${name}]`, "query_shard_exception")
  return found
}

/** Weight letters of text fields in the word vector. */
const textFields: ReadonlyMap<string, string> = new Map(Object.entries({
  title: "A", translated: "A", title_latin: "A",
  "brand.name": "B", "l0.name": "C", "l1.name": "C", "l2.name": "BC", "l3.name": "BC", "l4.name": "BC", taxon_names: "BC",
  "store.name": "D", "variants.option_values.presentation": "D", "property_list.value": "D",
}))

/** Weight letters of a list of text fields such as `title^4`; empty for all. */
export const weightsOf = (names: ReadonlyArray<string>): string => {
  const weights = new Set(names.flatMap((name) => {
    const [plain = ""] = name.split("^")
    const weights = textFields.get(plain)
    if (weights === undefined) throw new SearchRefusal(`no text is kept for field [${plain}]`, "query_shard_exception")
    return Array.from(weights)
  }))
  return weights.size === 4 ? "" : [...weights].toSorted().join("")
}
