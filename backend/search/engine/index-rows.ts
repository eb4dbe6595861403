/** Row of the index: the fields of a product by which listings are filtered, counted and ordered. */
import type { Database } from "#backend/database/database.ts"
import { numberColumns, rowNumbers, type RowNumbers, type StoredNumbers } from "#backend/search/indexing/index-numbers.ts"

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

/** Columns of a `SearchEntry` without its words, of `search_entries e`. */
export const entryColumns = `e.product_id, e.sku, e.slug, e.brand, e.store, e.vendor, e.l0, e.l1, e.l2, e.l3, e.l4,
  ${numberColumns.map((column) => `e.${column}`).join(", ")},
  e.has_image, e.colours, e.sizes, e.badges, e.facets, e.indexed::text as indexed`

/** Entries with their words in the order of their ids, from the one after `lastId`. */
export const entriesAfter = async (db: Database, lastId: number, limit: number): Promise<ReadonlyArray<SearchEntry>> => {
  const [page] = await db.query<{ entries: string | null }>(
    `select json_agg(t)::text as entries from (
       select ${entryColumns}, w.words::text as words from search_entries e join search_words w using (product_id)
       where e.product_id > $1 and w.product_id > $1 order by e.product_id limit ${limit}) t`,
    [lastId],
  )
  return JSON.parse(page?.entries ?? "[]") as ReadonlyArray<SearchEntry>
}

/** Returns the same value for equal keys: a hundred thousand rows share a few brands, sizes and branches. */
const createInterner = <Value>(): ((key: string, make: () => Value) => Value) => {
  const values = new Map<string, Value>()
  return (key, make) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = make()
    values.set(key, value)
    return value
  }
}

const internText = createInterner<string>()
const sharedText = (text: string): string => internText(text, () => text)

const internList = createInterner<ReadonlyArray<string>>()
const sharedList = (values: ReadonlyArray<string>): ReadonlyArray<string> => internList(values.join("\n"), () => values)

export type FacetCodes = Readonly<Record<string, ReadonlyArray<string>>>

const internFacets = createInterner<FacetCodes>()
/** Codes by facet of values such as `material=cashmere`. */
const codesByFacet = (values: ReadonlyArray<string>): FacetCodes =>
  internFacets(values.join("\n"), () => {
    const codes: Record<string, Array<string>> = {}
    for (const value of values) {
      const at = value.indexOf("=")
      const ofFacet = (codes[value.slice(0, at)] ??= [])
      ofFacet.push(value.slice(at + 1))
    }
    return codes
  })

/** Ids of a product's taxons, from the root. */
export type Branch = ReadonlyArray<number>

const internBranch = createInterner<Branch>()
const branchOf = ({ l0, l1, l2, l3, l4 }: SearchEntry): Branch => {
  const ids = [l0, l1, l2, l3, l4].filter((id) => id !== null)
  return internBranch(ids.join(" "), () => ids)
}

export const rowOf = (entry: SearchEntry, at: number): Row => ({
  at,
  id: entry.product_id,
  sku: entry.sku,
  slug: entry.slug,
  brand: sharedText(entry.brand),
  store: sharedText(entry.store),
  vendor: sharedText(entry.vendor),
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
