/** Keys for lists: a handful, so that the same one comes up often. */
import fc from "fast-check"

export const key = fc.constantFrom("a", "b", "c", "d", "e", "f", "g")
/** Any list that a shop's own rules could have made: nothing in it twice. */
export const keys = fc.uniqueArray(key)
