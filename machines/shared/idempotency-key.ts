/** Idempotency keys of intents: one that is sent twice happens once. */

/** A seed made by the app once for each page view, and how many names were made from it. */
export type Intents = { readonly seed: string; readonly made: number }

/** An intent as its ports take it: named once by the machine and kept through retries. */
export type Intent = { readonly key: string }

export const intentsFrom = (seed: string): Intents => ({ seed, made: 0 })

/** The newest name. */
export const keyOf = ({ seed, made }: Intents): string => `${seed}-${made}`

/** A name that no one has used yet is the newest. */
export const oneMore = ({ seed, made }: Intents): Intents => ({ seed, made: made + 1 })
