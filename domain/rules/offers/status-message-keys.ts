/** Message keys of the statuses of contacts, price suggestions and quotes. Specification §4, B8. */
import type { SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"

/** Message key of a confirmed or unconfirmed e-mail address or phone number. */
export const contactMessageKey = (confirmed: boolean) => (confirmed ? "contact.confirmed" : "contact.not_confirmed")

/** Message key of the status of a price suggestion or quote. */
export const suggestionMessageKey = (status: SuggestionStatus) => `suggest.status.${status}` as const
