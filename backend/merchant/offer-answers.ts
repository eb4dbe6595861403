/** Price suggestions and quotes as the merchant's programs read and answer them. */
import type { MerchantOffer } from "#adapters/shop/contract/merchant/merchant-offers.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { OfferKind } from "#domain/rules/offers/offer-form.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import { answerOffer, type OfferAnswer } from "#backend/offers/answer-offer.ts"
import { countWaitingOffers, offerByNumber, offeredProduct, waitingOffers, type OfferRow } from "#backend/offers/stored-offers.ts"
import { listPage } from "#backend/http/list-page.ts"

const perPage = 50

const documentOf = (row: OfferRow, locale: Locale, now: Instant): MerchantOffer => ({
  number: row.number,
  kind: row.kind,
  status: row.status,
  product: { ...offeredProduct(row, locale, now), sku: row.sku },
  quantity: row.quantity,
  price: row.price === null ? null : tugrik(row.price),
  grantedPrice: row.granted_price === null ? null : tugrik(row.granted_price),
  validUntil: row.valid_until,
  contact: row.contact,
  note: row.note,
  createdAt: row.created_at,
})

export const waitingOfferPage = async (
  db: Database,
  { kind, page }: { readonly kind: OfferKind | null; readonly page: number },
  locale: Locale,
  now: Instant,
) => {
  const [rows, total] = await Promise.all([waitingOffers(db, { kind, page, perPage }), countWaitingOffers(db, kind)])
  return listPage(
    rows.map((row) => documentOf(row, locale, now)),
    { total, page, perPage },
  )
}

/** Whether an offer has this very answer already: a program that received no response sends its answer again. */
const isAnswered = ({ status, price, granted_price: granted }: OfferRow, answer: OfferAnswer): boolean =>
  status === answer.status && (status === "rejected" || granted === (answer.price ?? price))

/** The offer after its answer. Throws 404, and 422 for one that was answered otherwise. */
export const answerByProgram = (db: Database, number: string, answer: OfferAnswer, locale: Locale, now: Instant): Promise<MerchantOffer> =>
  db.transaction(async (tx) => {
    const before = await offerByNumber(tx, number)
    if (before === null || !isAnswered(before, answer)) await answerOffer(tx, number, answer, now)
    const after = await offerByNumber(tx, number)
    if (after === null) throw missing("missing.page")
    return documentOf(after, locale, now)
  })
