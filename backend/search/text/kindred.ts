/**
 * Kinds of products that stand in for one that a shop has not for an audience: what a category lists beside it. Where kids have no coats, their
 * jackets are nearest, since both are outerwear, and of boots their other shoes.
 */
import type { Category, Labels } from "#backend/search/engine/bucket-labels.ts"
import { audienceOf } from "./audience-keys.ts"
import { withoutPossessive, words, writtenStems } from "./text-folding.ts"
import { meantPhrase, type Unit } from "./text-query.ts"

/** Maximum of kinds that stand in for one. */
const maxKinds = 30

/** Words of a name but those of an audience: women's shoes and men's shoes are one kind. */
const kindOf = (name: string): ReadonlyArray<string> => words(withoutPossessive(name)).filter((word) => audienceOf(word) === null)

const kindsOf = ({ names }: Category): ReadonlyArray<ReadonlyArray<string>> =>
  names.flatMap((name) => name.split(",")).map(kindOf).filter((kind) => kind.length > 0)

const keyOf = (kind: ReadonlyArray<string>): string => kind.map((word) => writtenStems(word)[0] ?? word).join(" ")

const parentOf = ({ permalink }: Category): string => permalink.slice(0, Math.max(0, permalink.lastIndexOf("/")))

/** Whether a category is the kind that a unit names or means. */
const isMeant = (category: Category, { words: typed, meanings }: Unit): boolean => {
  if (meanings.some((meaning) => meaning.kind === "category" && meaning.permalink === category.permalink)) return true
  const nouns = [typed, ...meanings.flatMap((meaning) => (meaning.kind === "words" ? [meaning.words] : []))].flatMap((phrase) => phrase.at(-1)?.stems ?? [])
  return kindsOf(category).some((kind) => writtenStems(kind.at(-1) ?? "").some((stem) => nouns.includes(stem)))
}

/** Permalinks of the categories that a unit names or means. */
export const namedCategories = (unit: Unit, { categories }: Pick<Labels, "categories">): ReadonlyArray<string> =>
  categories.filter((category) => isMeant(category, unit)).map(({ permalink }) => permalink)

/** The unit with the kinds beside it as further meanings; `null` where its kind has none. */
export const withKindred = (unit: Unit, { categories }: Pick<Labels, "categories">): Unit | null => {
  const byPermalink = new Map(categories.map((category) => [category.permalink, category]))
  /** The category above it, unless that is the whole of an audience or a department. */
  const above = (category: Category): Category | undefined => (parentOf(category).includes("/") ? byPermalink.get(parentOf(category)) : undefined)
  const parents = new Set(categories.filter((category) => isMeant(category, unit)).flatMap((category) => above(category) ?? []).flatMap(kindsOf).map(keyOf))
  const isAbove = (category: Category): boolean => kindsOf(category).some((kind) => parents.has(keyOf(kind)))
  const beside = categories.filter((category) => category.permalink.includes("/") && (isAbove(category) || isAbove(above(category) ?? { permalink: "", names: [] })))
  const kinds = [...new Map(beside.flatMap(kindsOf).map((kind) => [keyOf(kind), kind])).values()].slice(0, maxKinds)
  if (kinds.length === 0) return null
  return { ...unit, meanings: [...unit.meanings, ...kinds.map((kind) => ({ kind: "words" as const, words: meantPhrase(kind) }))] }
}
