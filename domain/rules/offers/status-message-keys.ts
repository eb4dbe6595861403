/** What the states of smaller things are called: e-mails and phones, price suggestions and quotes. Specification §4, B8. */
import type { SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"

/** Whether an e-mail or a phone number was confirmed by its code. */
export const contactMessageKey = (confirmed: boolean): string => (confirmed ? "contact.confirmed" : "contact.not_confirmed")

export const suggestionMessageKey = (status: SuggestionStatus): string => `suggest.status.${status}`
