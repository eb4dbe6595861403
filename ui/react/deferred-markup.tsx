/**
 * Markup that precedes a page's main element but is sent after it: facets that phones show on request only, and that
 * delayed the first products. The page server moves it to `SentHere` (`app/server/deferred-markup.ts`); an inline script
 * moves it back when it has arrived (`app/server/inline-scripts.ts`).
 */

/** Attribute of an `aside` just before the main element. CSS positions both, so that nothing moves. */
export const sentLater = { "data-sent": "later" } as const

/** Marker just after the main element. */
export const SentHere = () => <template data-sent="here" />
