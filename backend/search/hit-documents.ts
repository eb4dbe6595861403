/** Hits with their documents, limited to the requested fields, with the present stock. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { tileFields } from "#adapters/search/contract/tile-fields.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"

export type Source = Readonly<Record<string, unknown>>
/** Share of a score, in Elasticsearch's form. */
export type Explanation = { readonly value: number; readonly description: string; readonly details: ReadonlyArray<Explanation> }
export type Hit = { readonly _id: string; readonly _score: number; readonly _source: Source | null; readonly _explanation?: Explanation }

type RequestedFields = SearchBody["_source"]

const tileFieldNames: ReadonlySet<string> = new Set(tileFields)

/** Tiles have no variants, whose stock would have to be joined. */
const selectTiles = `
  select d.product_id, d.tile::text as source, e.on_hand from search_documents d join search_entries e using (product_id)
  where d.locale = $1 and d.product_id = any ($2::int[])`
const selectDocuments = `
  select d.product_id, (d.document || jsonb_build_object('variants', (
    select coalesce(jsonb_agg(one.variant || jsonb_build_object('total_on_hand', v.on_hand) order by one.place), '[]')
    from jsonb_array_elements(d.document -> 'variants') with ordinality as one (variant, place)
    join variants v on v.id = (one.variant ->> 'id')::int)))::text as source, e.on_hand
  from search_documents d join search_entries e using (product_id) where d.locale = $1 and d.product_id = any ($2::int[])`

/** The source with its top-level fields that are requested: `brand` for `brand` and for `brand.code`. */
const withFields = (source: Source, fields: RequestedFields): Source => {
  if (!Array.isArray(fields)) return source
  const topLevel = new Set(fields.map((field: string) => field.split(".")[0] ?? ""))
  return Object.fromEntries(Object.entries(source).filter(([name]) => topLevel.has(name)))
}

/** Documents by product id, without products that have just been deleted. */
export const sourcesOf = async (
  db: Database,
  ids: ReadonlyArray<number>,
  fields: RequestedFields,
  locale: Locale,
): Promise<ReadonlyMap<number, Source>> => {
  if (fields === false || ids.length === 0) return new Map()
  const isOfTiles = Array.isArray(fields) && fields.every((field) => tileFieldNames.has(field))
  const rows = await db.query<{ product_id: number; source: string; on_hand: number }>(isOfTiles ? selectTiles : selectDocuments, [
    locale,
    ids,
  ])
  return new Map(
    rows.map(({ product_id: id, source, on_hand: onHand }) => {
      const document = { ...(JSON.parse(source) as Source), total_on_hand: onHand }
      return [id, withFields(document, fields)]
    }),
  )
}

/** Products in their order with their documents. One that has just been deleted has none and is left out, unless no documents are requested. */
export const hitsOf = (
  products: ReadonlyArray<{ readonly id: number; readonly score: number; readonly explanation?: Explanation }>,
  sources: ReadonlyMap<number, Source>,
  fields: RequestedFields,
): ReadonlyArray<Hit> =>
  products.flatMap(({ id, score, explanation }) => {
    const source = sources.get(id)
    if (source === undefined && fields !== false) return []
    return [{ _id: String(id), _score: score, _source: source ?? null, ...(explanation !== undefined && { _explanation: explanation }) }]
  })

/** Document of a product by the id of an address; `null` where there is none. */
export const documentOf = async (db: Database, id: string, locale: Locale, fields: RequestedFields): Promise<Source | null> => {
  if (!/^\d{1,9}$/.test(id)) return null
  const sources = await sourcesOf(db, [Number(id)], fields, locale)
  return sources.get(Number(id)) ?? null
}
