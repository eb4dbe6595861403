/** Ports of price suggestions and quotes. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductId } from "#domain/entities/ids.ts"
import type { PriceSuggestion, Quote } from "#domain/entities/offers/price-suggestion.ts"
import type { OfferForm, OfferKind, OwnContacts } from "#domain/rules/offers/offer-form.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"

export type Offer = PriceSuggestion | Quote

/** What the form of an offer needs: the product, and the confirmed contacts of the shopper. */
export type OfferSubject = { readonly product: Product; readonly own: OwnContacts }

export interface OffersPorts {
  /** Offers of one kind, the newest first. */
  fetchOffers(input: { readonly kind: OfferKind }, signal?: AbortSignal): Promise<ReadonlyArray<Offer>>
  fetchOfferSubject(input: { readonly slug: string }, signal?: AbortSignal): Promise<OfferSubject>
  sendOffer(
    input: Intent & { readonly kind: OfferKind; readonly productId: ProductId; readonly form: OfferForm },
    signal?: AbortSignal,
  ): Promise<Offer>
}
