/** Row of the index: the fields of a product by which listings are filtered, counted and ordered. */
import { rowNumbers, type RowNumbers, type StoredNumbers } from "#backend/search/indexing/index-numbers.ts"

export type Row = RowNumbers & {
  /** Position among the rows; a reindexed product gets a new one. */
  readonly at: number
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly brand: string
  readonly store: string
  readonly vendor: string
  readonly branch: Branch
  readonly hasImage: boolean
  readonly colours: ReadonlyArray<string>
  readonly sizes: ReadonlyArray<string>
  readonly badges: ReadonlyArray<string>
  /** Codes of the facets' values, by name of the facet. */
  readonly facets: FacetCodes
  /** Id of the transaction that wrote its words. */
  readonly indexed: string
}

/** A row of the table `search_entries`. */
export type SearchEntry = StoredNumbers & {
  readonly product_id: number
  readonly sku: string
  readonly slug: string
  readonly brand: string
  readonly store: string
  readonly vendor: string
  readonly l0: number | null
  readonly l1: number | null
  readonly l2: number | null
  readonly l3: number | null
  readonly l4: number | null
  readonly has_image: boolean
  readonly colours: ReadonlyArray<string>
  readonly sizes: ReadonlyArray<string>
  readonly badges: ReadonlyArray<string>
  /** Each `material=cashmere`. */
  readonly facets: ReadonlyArray<string>
  readonly indexed: string
  /** Word vector, where it is new. */
  readonly words: string | null
}

/** Interns equal strings: a hundred thousand rows share a few brands and sizes. */
const texts = new Map<string, string>()
const shared = (text: string): string => {
  const known = texts.get(text)
  if (known !== undefined) return known
  texts.set(text, text)
  return text
}

/** Interns equal lists, such as the sizes of shoes. */
const lists = new Map<string, ReadonlyArray<string>>()
const sharedList = (values: ReadonlyArray<string>): ReadonlyArray<string> => {
  const key = values.join("\n")
  const known = lists.get(key)
  if (known !== undefined) return known
  lists.set(key, values)
  return values
}

export type FacetCodes = Readonly<Record<string, ReadonlyArray<string>>>

/** Shared by the products with equal values, of which there are few kinds. */
const facetCodes = new Map<string, FacetCodes>()
const codesByFacet = (values: ReadonlyArray<string>): FacetCodes => {
  const key = values.join("\n")
  const known = facetCodes.get(key)
  if (known !== undefined) return known
  const codes: Record<string, Array<string>> = {}
  for (const value of values) {
    const at = value.indexOf("=")
    const ofFacet = (codes[value.slice(0, at)] ??= [])
    ofFacet.push(value.slice(at + 1))
  }
  facetCodes.set(key, codes)
  return codes
}

/** Ids of a product's taxons, from the root; shared by the products of one category. */
export type Branch = ReadonlyArray<number>

const branches = new Map<string, Branch>()
const branchOf = ({ l0, l1, l2, l3, l4 }: SearchEntry): Branch => {
  const ids = [l0, l1, l2, l3, l4].filter((id) => id !== null)
  const key = ids.join(" ")
  const known = branches.get(key)
  if (known !== undefined) return known
  branches.set(key, ids)
  return ids
}

export const rowOf = (entry: SearchEntry, at: number): Row => ({
  at,
  id: entry.product_id,
  sku: entry.sku,
  slug: entry.slug,
  brand: shared(entry.brand),
  store: shared(entry.store),
  vendor: shared(entry.vendor),
  branch: branchOf(entry),
  ...rowNumbers(entry),
  hasImage: entry.has_image,
  colours: sharedList(entry.colours),
  sizes: sharedList(entry.sizes),
  badges: sharedList(entry.badges),
  facets: codesByFacet(entry.facets),
  indexed: entry.indexed,
})

/** Whether a field that is counted or filtered by differs; of stock only whether there is any. */
export const countsDiffer = (one: Row, other: Row): boolean =>
  one.at !== other.at || one.on_hand > 0 !== other.on_hand > 0 || one.selling_price !== other.selling_price
