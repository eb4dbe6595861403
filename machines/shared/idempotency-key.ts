/** Idempotency keys of intents: one that is sent twice happens once. */

/** A seed made by the app for each page view, and the number of keys made from it. */
export type Intents = { readonly seed: string; readonly made: number }

/** An intent as its ports take it: its key is made once by the machine and survives retries. */
export type Intent = { readonly key: string }

export const intentsFrom = (seed: string): Intents => ({ seed, made: 0 })

/** The newest key. */
export const keyOf = ({ seed, made }: Intents): string => `${seed}-${made}`

/** Key by which a draft is stored, beside the newest one, by which it is sent. */
export const draftKeyOf = (intents: Intents): string => `${keyOf(intents)}-draft`

/** Makes a new key the newest. */
export const oneMore = ({ seed, made }: Intents): Intents => ({ seed, made: made + 1 })
