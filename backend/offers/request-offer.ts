/** Requests of a shopper for a price, from an own confirmed contact only. Specification §5, V5. */
import { randomInt } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import { checkOffer, type OfferKind, type OfferRefusal, type OwnContacts } from "#domain/rules/offers/offer-form.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cheapestAt, storedPriceAt, type StoredPrices, type StoredSale } from "#backend/catalogue/products/stored-prices.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countBoth } from "#backend/http/rate-limiter.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { TextKey } from "#backend/texts/text-key.ts"

/** User who sends the request, and the network address that it comes from. */
export type Requester = { readonly userId: number; readonly address: CallerAddress }
export type OfferRequest = {
  readonly kind: OfferKind
  readonly productId: number
  readonly price: number | null
  readonly quantity: number
  readonly contact: string
  readonly note: string
}

const ownContacts = async (db: Database, userId: number): Promise<OwnContacts> => {
  const [row] = await db.query<OwnContacts>(
    "select case when email_confirmed then email end as email, case when phone_confirmed then phone end as mobile from users where id = $1",
    [userId],
  )
  return row ?? { email: null, mobile: null }
}

/** Message of the shop for each message key of the form's rules. */
const refusalKeys: Readonly<Record<OfferRefusal, TextKey>> = {
  "v.phone_blank": "field.incorrect",
  "v.phone_wrong": "field.incorrect",
  "v.email_blank": "field.incorrect",
  "v.email_format": "field.incorrect",
  "quote.quantity": "field.incorrect",
  "suggest.own_contact_only": "offer.ownContact",
  "quote.own_contact_only": "offer.ownContact",
  "suggest.price_lower": "offer.lower",
  "suggest.price_blank": "offer.lower",
}

/** Random number of a request: Q and nine digits. */
const newNumber = (): string => `Q${String(randomInt(1_000_000_000)).padStart(9, "0")}`

/**
 * Stores a request and returns its number, such as `Q100000003`. Throws 404 for an unknown product, 422 for a refused form or while another
 * request of the kind waits for the product.
 */
export const requestOffer = async (db: Database, { userId, address }: Requester, request: OfferRequest, now: Instant): Promise<string> => {
  const { kind, productId, price, quantity, contact, note } = request
  const [product] = await db.query<StoredPrices & StoredSale & { readonly variants: ReadonlyArray<StoredPrices> }>(
    `select p.price, p.selling_price, p.sale_percent, p.sale_start_at, p.sale_expire_at, (
       select coalesce(json_agg(json_build_object('price', v.price, 'selling_price', v.selling_price) order by v.position), '[]')
       from variants v where v.product_id = p.id) as variants
     from products p where p.id = $1 and p.for_sale`,
    [productId],
  )
  if (product === undefined) throw missing()
  const form = { contact, price: String(price ?? ""), quantity: String(quantity), note }
  const [refusal] = checkOffer(kind, form, await ownContacts(db, userId), tugrik(storedPriceAt(cheapestAt(product, now), product, now)))
  if (refusal !== undefined) throw wrongField(refusal.field, { key: refusalKeys[refusal.key] })
  await countBoth(db, [`offers of ${userId}`, limits.offers], limits.offersByAddress, address, now)
  const [row] = await db.query<{ number: string }>(
    `insert into offers (number, user_id, kind, product_id, quantity, price, contact, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (user_id, kind, product_id) where status = 'requested' do nothing returning number`,
    [newNumber(), userId, kind, productId, quantity, price, contact.trim(), note.trim(), now],
  )
  if (row === undefined) throw new Refusal(422, { key: "offer.waiting" })
  return row.number
}
