/** Timeouts, debounces and delays in milliseconds. Specification §9, W13. */

/** Timeout of the search service. */
export const searchTimeout = 10_000
/** Timeout of the API. */
export const shopTimeout = 60_000
/** Maximum delay before a safe call is retried, whatever `Retry-After` says; above it the call fails. */
export const maxRetryDelay = 5000
/** Debounce of the wish toggle. */
export const wishDebounce = 500
/** Pause after a change of saved products or searches before it is sent. */
export const listsSettle = 1000
/** Pause before a failed change is sent again. */
export const listsSyncRetryDelay = 30_000
/** Debounce of search suggestions, and of the search for an address. */
export const typingDebounce = 200
/** Time for which a request that the browser sends while its page is left may still be under way. */
export const leavingRequestTimeout = 60_000
/** Time for which the shop remembers an idempotency key. */
export const keyLifetime = 24 * 3_600_000
/** Debounce of the quantity stepper. */
export const quantityDebounce = 250
/** Time for which the cart shows that something was added. */
export const justChangedFor = 3000
/** Delay before the scroll position is restored on back navigation. */
export const scrollRestoreDelay = 100
/** Delay before the push opt-in prompt. */
export const pushPromptDelay = 10_000
