/** A word as it is typed, and what the products are known to have. */

/** A typed word; one that is `whole` does not match by its beginning, so that 4 does not find 42. */
export type TypedWord = {
  readonly text: string
  /** Key of the word as it is written. */
  readonly written: string
  readonly spellings: ReadonlyArray<string>
  readonly stems: ReadonlyArray<string>
  readonly whole: boolean
}

/** Keys that the products have. `places` are letters such as `AB`, and none for all. */
export interface KnownKeys {
  /** Whether any product has exactly this key. */
  whole(key: string, places?: string): boolean
  /** Whether any product has the word or a word with this prefix. */
  has(spelling: string, places?: string): boolean
}
