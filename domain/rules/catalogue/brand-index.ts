/** Brands by letter, and the search among them in either alphabet. Specification §2, S7. */
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import { byAlphabet } from "#domain/rules/texts/alphabet.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"

type SearchableBrand = Pick<Brand, "name" | "code" | "field">

/** Text in Latin letters, for comparing. */
const folded = (text: string): string => latinFold(text.trim())

/** Brands whose name, code or field has the typed text, in Cyrillic or Latin; all for blank text. */
export const foundBrands = <B extends SearchableBrand>(brands: ReadonlyArray<B>, typed: string): ReadonlyArray<B> => {
  const terms = folded(typed)
  return brands.filter(({ name, code, field }) => [name, code, field].some((text) => folded(text).includes(terms)))
}

/** Brands whose names begin with a letter. */
export type Letter<B> = { readonly letter: string; readonly brands: ReadonlyArray<B> }

/** Brands under their first letters, in the order of the alphabet of the names. */
export const byLetter = <B extends SearchableBrand>(brands: ReadonlyArray<B>): ReadonlyArray<Letter<B>> => {
  const letterOf = ({ name }: B) => name.trim().charAt(0).toUpperCase()
  return [...new Set(brands.map(letterOf))].toSorted(byAlphabet).map((letter) => ({
    letter,
    brands: brands.filter((brand) => letterOf(brand) === letter).toSorted((one, other) => byAlphabet(one.name, other.name)),
  }))
}
