/** Stored promotions with their pictures and products. Specification §3, E18. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Promotion, PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import { productOf, type ProductView } from "#backend/catalogue/products/product-of.ts"
import { productsByIds } from "#backend/catalogue/products/stored-products.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import { rowIdOf } from "#backend/http/row-id.ts"

type Row = {
  readonly id: number
  readonly kind: Promotion["kind"]
  readonly name: Localized
  readonly description: Localized
  readonly terms: Localized
  readonly code: string | null
  readonly starts_at: Instant
  readonly expires_at: Instant
  /** Its own, else that of its first product. */
  readonly picture: string | null
}

const select = `
  select m.id, m.kind, m.name, m.description, m.terms, m.code, m.starts_at, m.expires_at, coalesce(m.picture, f.first) as picture from promotions m
  left join lateral (
    select p.pictures[1] as first from promotion_products x join products p on p.id = x.product_id and p.for_sale
    where x.promotion_id = m.id order by x.position limit 1
  ) f on true`

/** Page where a promotion is taken part in; `null` for a kind without one. */
const paths: Readonly<Record<Promotion["kind"], string | null>> = {
  sale: null,
  wheel: "/promotion/wheel",
  jackpot: "/promotion/jackpot",
  // It is played in the stores, whose staff draw by `/promotion/roulette`.
  roulette: "/stores",
  other: null,
}

const promotionOf = (row: Row, locale: Locale): Promotion => ({
  id: row.id,
  name: inLocale(row.name, locale),
  description: inLocale(row.description, locale),
  terms: inLocale(row.terms, locale)
    .split("\n")
    .filter((term) => term !== ""),
  kind: row.kind,
  code: row.code,
  image: row.picture === null ? null : picture(row.picture, ""),
  startsAt: row.starts_at,
  expiresAt: row.expires_at,
  path: paths[row.kind],
})

export const allPromotions = async (db: Database, locale: Locale, now: Instant): Promise<ReadonlyArray<Promotion>> => {
  const rows = await db.query<Row>(
    `${select} order by case when m.expires_at <= $1 then 2 when m.starts_at > $1 then 1 else 0 end,
       case when m.expires_at <= $1 then null else m.expires_at end, m.expires_at desc, m.id`,
    [now],
  )
  return rows.map((row) => promotionOf(row, locale))
}

/** Throws 404 for an unknown promotion. */
export const onePromotion = async (db: Database, id: string, shown: ProductView): Promise<PromotionDetail> => {
  const [row] = await db.query<Row>(`${select} where m.id = $1`, [rowIdOf(id)])
  if (row === undefined) throw missing("promotion.missing")
  const ids = await db.query<{ product_id: number }>(
    "select product_id from promotion_products where promotion_id = $1 order by position",
    [row.id],
  )
  const products = await productsByIds(
    db,
    ids.map(({ product_id }) => product_id),
  )
  return { ...promotionOf(row, shown.locale), products: products.map((product) => productOf(product, shown)) }
}
