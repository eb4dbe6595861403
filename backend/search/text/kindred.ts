/**
 * Kinds of products that stand in for one that a shop does not have for an audience: those of the same category. Where there are no coats
 * for kids, their jackets are nearest, since both are outerwear; instead of boots there are their other shoes.
 */
import type { Category, Labels } from "#backend/search/engine/bucket-labels.ts"
import { audienceOf } from "./audience-keys.ts"
import { withoutPossessive, words } from "#domain/rules/search/words.ts"
import { writtenStems } from "./text-folding.ts"
import { meantPhrase } from "./typed-phrases.ts"
import type { Unit } from "./unit.ts"

/** Maximum of kinds that stand in for one. */
const maxKinds = 30

/** Words of a name but those of an audience: women's shoes and men's shoes are one kind. */
const kindOf = (name: string): ReadonlyArray<string> => words(withoutPossessive(name)).filter((word) => audienceOf(word) === null)

type Kind = ReadonlyArray<string>

const kindsOf = ({ names }: Category): ReadonlyArray<Kind> =>
  names
    .flatMap((name) => name.split(","))
    .map(kindOf)
    .filter((kind) => kind.length > 0)

const keyOf = (kind: Kind): string => kind.map((word) => writtenStems(word)[0] ?? word).join(" ")

const parentOf = ({ permalink }: Category): string => permalink.slice(0, Math.max(0, permalink.lastIndexOf("/")))

/** Whether a category is the kind that a unit names or means. */
const isMeant = (category: Category, { words: typed, meanings }: Unit): boolean => {
  if (meanings.some((meaning) => meaning.kind === "category" && meaning.permalink === category.permalink)) return true
  const synonyms = meanings.flatMap((meaning) => (meaning.kind === "words" ? [meaning.words] : []))
  const nouns = [typed, ...synonyms].flatMap((phrase) => phrase.at(-1)?.stems ?? [])
  return kindsOf(category).some((kind) => writtenStems(kind.at(-1) ?? "").some((stem) => nouns.includes(stem)))
}

/** Permalinks of the categories that a unit names or means. */
export const namedCategories = (unit: Unit, { categories }: Pick<Labels, "categories">): ReadonlyArray<string> =>
  categories.filter((category) => isMeant(category, unit)).map(({ permalink }) => permalink)

/** The unit with the kinds beside it as further meanings; `null` where its kind has none. */
export const withKindred = (unit: Unit, { categories }: Pick<Labels, "categories">): Unit | null => {
  const byPermalink = new Map(categories.map((category) => [category.permalink, category]))
  /** The category above it, unless that is the whole of an audience or a department. */
  const above = (category: Category): Category | undefined => {
    const parent = parentOf(category)
    return parent.includes("/") ? byPermalink.get(parent) : undefined
  }
  const meant = categories.filter((category) => isMeant(category, unit))
  const widerKinds = new Set(
    meant
      .flatMap((category) => above(category) ?? [])
      .flatMap(kindsOf)
      .map(keyOf),
  )
  const isWider = (category: Category): boolean => kindsOf(category).some((kind) => widerKinds.has(keyOf(kind)))
  const beside = categories.filter((category) => {
    const parent = above(category)
    return category.permalink.includes("/") && (isWider(category) || (parent !== undefined && isWider(parent)))
  })
  const kindsByKey = new Map(beside.flatMap(kindsOf).map((kind) => [keyOf(kind), kind]))
  const kinds = [...kindsByKey.values()].slice(0, maxKinds)
  if (kinds.length === 0) return null
  return { ...unit, meanings: [...unit.meanings, ...kinds.map((kind) => ({ kind: "words" as const, words: meantPhrase(kind) }))] }
}
