/** Documents of hits, limited to the requested fields, with the present stock. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import { tileFields } from "#adapters/search/contract/tile-fields.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"

export type Source = Readonly<Record<string, unknown>>

const tile: ReadonlySet<string> = new Set(tileFields)

const tiles = `
  select d.product_id, d.tile::text as source, e.on_hand from search_documents d join search_entries e using (product_id)
  where d.locale = $1 and d.product_id = any ($2::int[])`
const whole = `
  select d.product_id, (d.document || jsonb_build_object('variants', (
    select coalesce(jsonb_agg(one.variant || jsonb_build_object('total_on_hand', v.on_hand) order by one.place), '[]')
    from jsonb_array_elements(d.document -> 'variants') with ordinality as one (variant, place)
    join variants v on v.id = (one.variant ->> 'id')::int)))::text as source, e.on_hand
  from search_documents d join search_entries e using (product_id) where d.locale = $1 and d.product_id = any ($2::int[])`

/** Top-level fields: `brand` for `brand` and for `brand.code`. */
const picked = (source: Source, fields: SearchBody["_source"]): Source => {
  if (!Array.isArray(fields)) return source
  const tops = new Set(fields.map((field: string) => field.split(".")[0] ?? ""))
  return Object.fromEntries(Object.entries(source).filter(([name]) => tops.has(name)))
}

/** Documents by product id, without products that have just been deleted. */
export const sourcesOf = async (db: Database, ids: ReadonlyArray<number>, fields: SearchBody["_source"], locale: Locale): Promise<ReadonlyMap<number, Source>> => {
  if (fields === false || ids.length === 0) return new Map()
  const statement = Array.isArray(fields) && fields.every((field) => tile.has(field)) ? tiles : whole
  const found = await db.query<{ product_id: number; source: string; on_hand: number }>(statement, [locale, ids])
  return new Map(found.map(({ product_id: id, source, on_hand: onHand }) => [id, picked({ ...(JSON.parse(source) as Source), total_on_hand: onHand }, fields)]))
}

/** Document of a product by the id of an address; `null` where there is none. */
export const documentOf = async (db: Database, id: string, locale: Locale, fields: SearchBody["_source"]): Promise<Source | null> =>
  /^\d{1,9}$/.test(id) ? ((await sourcesOf(db, [Number(id)], fields, locale)).get(Number(id)) ?? null) : null
