/** Generator of further products for load tests, each a variation of a demo product. */
import type { Database } from "#backend/database/database.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"

/** First id of generated products. */
const firstId = 1000
/** Products in one transaction. */
const batchSize = 5000

/** SQL hash of `n` to 0–999, the same on every machine. */
const hashOf = (salt: string): string => `(abs(hashtext('${salt}' || n)) % 1000)`

/** SQL of the demo product that a generated one copies. */
const demoProductOf = (id: string): string => `(1 + abs(hashtext('base' || ${id})) % 192)`

const products = `
  insert into products (id, slug, sku, series, title, title_latin, description, brand_code, vendor_code, taxon_id,
    price, selling_price, sale_percent, sale_start_at, sale_expire_at, available_on, created_at,
    unit, badges, properties, pictures, tint, average_rating, total_reviews)
  select n, b.slug || '-' || n, b.series || '-' || n, b.series,
    (select jsonb_object_agg(key, value || ' ' || mark) from jsonb_each_text(b.title)), b.title_latin || ' ' || lower(mark),
    b.description, b.brand_code, b.vendor_code, b.taxon_id,
    cost, case when sale = 0 then cost else (cost * (100 - sale) / 100000) * 1000 + 900 end, sale,
    case when sale > 0 then b.created_at end, case when sale > 0 then now() + interval '1 year' end, created, created,
    b.unit, array_remove(b.badges, 'featured'), b.properties, b.pictures, b.tint,
    (30 + ${hashOf("stars")} % 21) / 10.0, ${hashOf("said")} % 40
  from generate_series($1::int, $2::int) n
  join products b on b.id = ${demoProductOf("n")}
  cross join lateral (
    select upper(substr(md5(n::text), 1, 4)) as mark,
      greatest(3000, (b.price * (60 + ${hashOf("price")} % 90) / 100 / 1000) * 1000) as cost,
      case when ${hashOf("sale")} < 280 then 5 + ${hashOf("off")} % 45 else 0 end as sale,
      now() - make_interval(hours => 24 * (${hashOf("age")} % 700) + n % 24) as created) as generated`

const variants = `
  insert into variants (id, product_id, sku, position, options, picture, price, selling_price, on_hand)
  select p.id * 100 + v.position, p.id, p.sku || '-' || v.position, v.position, v.options, v.picture, p.price, p.selling_price,
    case when abs(hashtext('stock' || p.id || '-' || v.position)) % 10 = 0 then 0
      else abs(hashtext('many' || p.id || v.position)) % 40 end
  from products p join variants v on v.product_id = ${demoProductOf("p.id")} and v.position <= 4
  where p.id between $1::int and $2::int`

/** Copies the index rows of the demo product with the generated facts: indexing a million products would take an hour. */
const entries = `
  insert into search_entries (product_id, sku, slug, brand, store, vendor, l0, l1, l2, l3, l4, price, selling_price, sale_percent,
    discount_percent, sale_start_at, sale_expire_at, available_on, created_at, rating, reviews, on_hand, has_image, colours, sizes, badges, facets)
  select p.id, p.sku, p.slug, e.brand, e.store, e.vendor, e.l0, e.l1, e.l2, e.l3, e.l4, p.price, p.selling_price, p.sale_percent,
    p.sale_percent, p.sale_start_at, p.sale_expire_at, p.available_on, p.created_at, p.average_rating, p.total_reviews,
    (select sum(v.on_hand) from variants v where v.product_id = p.id), true,
    e.colours, e.sizes, p.badges, e.facets
  from products p join search_entries e on e.product_id = ${demoProductOf("p.id")} where p.id between $1::int and $2::int`

const words = `
  insert into search_words
  select p.id, w.words || (quote_literal(lower(right(p.title ->> 'en', 4))) || ':1A')::tsvector
  from products p join search_words w on w.product_id = ${demoProductOf("p.id")} where p.id between $1::int and $2::int`

/** Facts of the generated product that replace those of the copied document. */
const ownFacts = `
  select jsonb_build_object('id', p.id, 'slug', p.slug, 'sku', p.sku, 'title', coalesce(p.title ->> d.locale, p.title ->> 'mn'),
    'price', p.price || '.0', 'selling_price', p.selling_price || '.0', 'sale_percent', p.sale_percent,
    'sale_start_at', p.sale_start_at, 'sale_expire_at', p.sale_expire_at,
    'available_on', p.available_on, 'created_at', p.created_at,
    'average_rating', p.average_rating, 'total_reviews', p.total_reviews, 'badges', to_jsonb(p.badges),
    'only_variant_id', case when (select count(*) from variants v where v.product_id = p.id) = 1 then p.id * 100 + 1 end,
    'shown_variant_id', p.id * 100 + 1) as facts`

/** The first four variants of the copied document with the ids, SKUs and prices of the generated ones. */
const ownVariants = `
  select coalesce(jsonb_agg(one.variant || jsonb_build_object(
    'id', p.id * 100 + one.place, 'sku', p.sku || '-' || one.place,
    'price', p.price || '.0', 'selling_price', p.selling_price || '.0')), '[]')
  from jsonb_array_elements(d.document -> 'variants') with ordinality as one (variant, place) where one.place <= 4`

const documents = `
  insert into search_documents
  select p.id, d.locale,
    d.document || facts || jsonb_build_object('description', d.document -> 'description', 'variants', (${ownVariants})),
    d.tile || facts
  from products p join search_documents d on d.product_id = ${demoProductOf("p.id")}
  cross join lateral (${ownFacts}) own
  where p.id between $1::int and $2::int`

/** Tables that a generated product has rows in, and those that follow from them. */
const analyzedTables = ["products", "variants", "search_entries", "search_words", "search_documents", "search_vocabulary", "search_phrases"]

/** Extends the seeded demo catalogue to `count` products. `progress` receives the number of products so far. */
export const generateCatalogue = async (db: Database, count: number, progress: (products: number) => void = () => {}): Promise<void> => {
  const [row] = await db.query<{ existing: number; last: number }>("select count(*)::int as existing, max(id) as last from products")
  const existing = row?.existing ?? 0
  let next = Math.max(firstId, (row?.last ?? 0) + 1)
  const end = next + count - existing
  while (next < end) {
    const [from, to] = [next, Math.min(next + batchSize, end) - 1]
    await db.transaction(
      async (tx) => {
        for (const statement of [products, variants, entries, words, documents]) await tx.query(statement, [from, to])
      },
      { unlimited: true },
    )
    next = to + 1
    progress(count - (end - next))
  }
  await db.transaction(indexNames, { unlimited: true })
  for (const table of analyzedTables) await db.query(`analyze ${table}`)
}
