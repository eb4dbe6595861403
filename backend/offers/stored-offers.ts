/** Price suggestions and quotes as stored. */
import type { Instant, ProductId } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { PriceSuggestion, Quote, SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"
import type { OfferKind } from "#domain/rules/offers/offer-form.ts"
import { tugrik } from "#domain/rules/money.ts"
import { priceAt } from "#domain/rules/catalogue/sale.ts"
import type { Database } from "#backend/database/database.ts"

export type OfferRow = {
  readonly id: number
  readonly number: string
  readonly kind: OfferKind
  readonly product_id: number
  readonly quantity: number
  readonly price: number | null
  readonly granted_price: number | null
  readonly contact: string
  readonly note: string
  readonly status: SuggestionStatus
  readonly valid_until: Instant | null
  readonly created_at: Instant
  readonly slug: string
  readonly title_mn: string
  readonly title_en: string
  readonly full_price: number
  readonly selling_price: number
  readonly sale_percent: number
  readonly sale_start_at: Instant | null
  readonly sale_expire_at: Instant | null
}

const select = `
  select o.id, o.number, o.kind, o.product_id, o.quantity, o.price, o.granted_price, o.contact, o.note, o.status, o.valid_until, o.created_at,
    p.slug, p.title_mn, p.title_en, p.price as full_price, p.selling_price, p.sale_percent, p.sale_start_at, p.sale_expire_at
  from offers o join products p on p.id = o.product_id`

export const offersOf = (db: Database, userId: number, kind: OfferKind): Promise<ReadonlyArray<OfferRow>> =>
  db.query<OfferRow>(`${select} where o.user_id = $1 and o.kind = $2 order by o.id desc limit 200`, [userId, kind])

/** Offers that wait for the merchant, the oldest first. */
export const waitingOffers = (db: Database): Promise<ReadonlyArray<OfferRow>> =>
  db.query<OfferRow>(`${select} where o.status = 'requested' order by o.id limit 30`)

const shared = (row: OfferRow, locale: Locale, now: Instant) => ({
  number: row.number,
  productId: row.product_id as ProductId,
  product: {
    slug: row.slug,
    name: locale === "en" ? row.title_en : row.title_mn,
    price: priceAt(
      { price: tugrik(row.full_price), sellingPrice: tugrik(row.selling_price), salePercent: row.sale_percent, saleStartAt: row.sale_start_at, saleExpireAt: row.sale_expire_at },
      now,
    ),
  },
  status: row.status,
  note: row.note,
  validUntil: row.valid_until,
  createdAt: row.created_at,
})

/** `all`: the person's suggestions, of which those before it for the same product are its history. */
export const suggestionDocument = (row: OfferRow, all: ReadonlyArray<OfferRow>, locale: Locale, now: Instant): PriceSuggestion => ({
  ...shared(row, locale, now),
  price: tugrik(row.price ?? 0),
  acceptedPrice: row.granted_price === null ? null : tugrik(row.granted_price),
  history: all
    .filter((one) => one.product_id === row.product_id && one.id < row.id)
    .toReversed()
    .map(({ price, status, created_at }) => ({ price: tugrik(price ?? 0), status, createdAt: created_at })),
})

export const quoteDocument = (row: OfferRow, locale: Locale, now: Instant): Quote => ({
  ...shared(row, locale, now),
  quantity: row.quantity,
  price: row.granted_price === null ? null : tugrik(row.granted_price),
})
