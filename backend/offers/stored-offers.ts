/** Price suggestions and quotes as stored. */
import type { Instant, ProductId } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { PriceSuggestion, Quote, SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"
import type { OfferKind } from "#domain/rules/offers/offer-form.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { priceAt } from "#domain/rules/catalogue/sale.ts"
import type { Database } from "#backend/database/database.ts"
import { usedBy } from "./used-offer.ts"

export type OfferRow = {
  readonly id: number
  readonly number: string
  readonly kind: OfferKind
  readonly product_id: number
  readonly quantity: number
  readonly price: number | null
  readonly granted_price: number | null
  /** Number of the order that was placed at the granted price. */
  readonly order_number: string | null
  readonly contact: string
  readonly note: string
  readonly status: SuggestionStatus
  readonly valid_until: Instant | null
  readonly created_at: Instant
  readonly slug: string
  readonly sku: string
  readonly title: Localized
  readonly full_price: number
  readonly selling_price: number
  readonly sale_percent: number
  readonly sale_start_at: Instant | null
  readonly sale_expire_at: Instant | null
}

const select = `
  select o.id, o.number, o.kind, o.product_id, o.quantity, o.price, o.granted_price, o.contact, o.note, o.status, o.valid_until, o.created_at,
    ${usedBy("o.id")} as order_number,
    p.slug, p.sku, p.title, p.price as full_price, p.selling_price, p.sale_percent, p.sale_start_at, p.sale_expire_at
  from offers o join products p on p.id = o.product_id`

export const offersOf = (db: Database, userId: number, kind: OfferKind): Promise<ReadonlyArray<OfferRow>> =>
  db.query<OfferRow>(`${select} where o.user_id = $1 and o.kind = $2 order by o.id desc limit 200`, [userId, kind])

type WaitingQuery = { readonly kind: OfferKind | null; readonly page: number; readonly perPage: number }

/** A page of the offers that wait for the merchant, the oldest first; of both kinds for `null`. */
export const waitingOffers = (db: Database, { kind, page, perPage }: WaitingQuery): Promise<ReadonlyArray<OfferRow>> =>
  db.query<OfferRow>(`${select} where o.status = 'requested' and ($1::text is null or o.kind = $1) order by o.id limit $2 offset $3`, [
    kind,
    perPage,
    (page - 1) * perPage,
  ])

export const countWaitingOffers = async (db: Database, kind: OfferKind | null): Promise<number> =>
  (
    await db.query<{ count: number }>(
      "select count(*)::int as count from offers where status = 'requested' and ($1::text is null or kind = $1)",
      [kind],
    )
  )[0]?.count ?? 0

/** `null` for an unknown number. */
export const offerByNumber = async (db: Database, number: string): Promise<OfferRow | null> =>
  (await db.query<OfferRow>(`${select} where o.number = $1`, [number]))[0] ?? null

/** The product with its price of today. */
export const offeredProduct = (row: OfferRow, locale: Locale, now: Instant) => ({
  slug: row.slug,
  name: inLocale(row.title, locale),
  price: priceAt(
    {
      price: tugrik(row.full_price),
      sellingPrice: tugrik(row.selling_price),
      salePercent: row.sale_percent,
      saleStartAt: row.sale_start_at,
      saleExpireAt: row.sale_expire_at,
    },
    now,
  ),
})

/** Fields of price suggestions and quotes alike. */
const sharedFields = (row: OfferRow, locale: Locale, now: Instant) => ({
  number: row.number,
  productId: row.product_id as ProductId,
  product: offeredProduct(row, locale, now),
  status: row.status,
  note: row.note,
  validUntil: row.valid_until,
  orderNumber: row.order_number,
  createdAt: row.created_at,
})

/** Price that the shopper suggested. Throws an `Error` for a quote, which has none. */
const suggestedPrice = ({ number, price }: Pick<OfferRow, "number" | "price">): Tugrik => {
  if (price === null) throw new Error(`${number} has no suggested price`)
  return tugrik(price)
}

/** A price suggestion; its history is the earlier suggestions for the same product among `all` of the user's. */
export const suggestionDocument = (row: OfferRow, all: ReadonlyArray<OfferRow>, locale: Locale, now: Instant): PriceSuggestion => ({
  ...sharedFields(row, locale, now),
  price: suggestedPrice(row),
  acceptedPrice: row.granted_price === null ? null : tugrik(row.granted_price),
  history: all
    .filter((earlier) => earlier.product_id === row.product_id && earlier.id < row.id)
    .toReversed()
    .map((earlier) => ({ price: suggestedPrice(earlier), status: earlier.status, createdAt: earlier.created_at })),
})

export const quoteDocument = (row: OfferRow, locale: Locale, now: Instant): Quote => ({
  ...sharedFields(row, locale, now),
  quantity: row.quantity,
  price: row.granted_price === null ? null : tugrik(row.granted_price),
})
