/** Arbitrary keys of lists: few, so that duplicates occur. */
import fc from "fast-check"

export const key = fc.constantFrom("a", "b", "c", "d", "e", "f", "g")
/** List without duplicates. */
export const keys = fc.uniqueArray(key)
