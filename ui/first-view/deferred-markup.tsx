/**
 * Markup that stands before the main content and is sent after it: the filters of a list, which delayed its first products.
 * The page server moves it to `SentHere` (`app/first-view/deferred-markup.ts`), an inline script moves it back.
 */

/** Attribute of an `aside` directly before the main content. Styles place both, so that nothing moves. */
export const sentLater = { "data-sent": "later" } as const

/** Sibling directly after the main content. */
export const SentHere = () => <template data-sent="here" />
