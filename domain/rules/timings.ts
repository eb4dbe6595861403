/** How long the storefront waits for what. Specification §9, W13; all in milliseconds. */

/** For the search service. */
export const searchTimeout = 10_000
/** For the shop. */
export const shopTimeout = 60_000
/** Before a safe call is made again, however long the other side asks to be left alone; then the shopper is told. */
export const maxRetryDelay = 5000
/** Between the last tap on a heart and its being sent. */
export const wishDebounce = 500
/** Between the last letter typed and the question for suggestions. */
export const typingDebounce = 200
/** Between the last press of "+" or "−" and its being sent. */
export const quantityDebounce = 250
/** The cart says that something was added. */
export const justChangedFor = 3000
/** Before the place on a page is restored on going back. */
export const scrollRestoreDelay = 100
/** Before a shopper is asked whether to be sent news. */
export const pushPromptDelay = 10_000
