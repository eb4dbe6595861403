/**
 * What stands before the main thing of a page, and is sent after it: filters that a phone shows on request only, and that
 * kept its first products waiting. The page server sends it to where `SentHere` is (`app/first-view/deferred-markup.ts`); the page's
 * own script, once it has all come, puts it back to where everybody else finds it (`app/first-view/inline-scripts.ts`).
 */

/** Of an `aside` that is the sibling just before the main thing. Styles place both, so that nothing moves. */
export const sentLater = { "data-sent": "later" } as const

/** The sibling just behind the main thing. */
export const SentHere = () => <template data-sent="here" />
