/** Terms of a text that the found products do not have, and whether those products still match the query. */
import type { Unit } from "./unit.ts"

/** Whether products match a text without the missing terms; `part` is what they are near by, as «машин» of «угаалгын машин». */
type Match = { readonly _tag: "matches" } | { readonly _tag: "near"; readonly part: string } | { readonly _tag: "far" }

export type LeftOut = { readonly terms: ReadonlyArray<string>; readonly match: Match }

const matches: Match = { _tag: "matches" }

export const nothingLeftOut: LeftOut = { terms: [], match: matches }

const inLatin = ({ text }: Unit): boolean => /^[a-z]/.test(text)

/** Whether a noun that is never alone has lost the word before it, which would bind it instead: «мотор тос» is no butter. */
const hasLostModifier = (units: ReadonlyArray<Unit>, missing: ReadonlyArray<Unit>): boolean =>
  units.some((unit, at) => {
    const before = units[at - 1]
    const isNeverAlone = unit.naming && !unit.free && !missing.includes(unit)
    return isNeverAlone && before !== undefined && missing.includes(before) && !before.describing && !inLatin(before)
  })

/**
 * Products match a text without some of its terms if those terms only describe, or if the other terms name products and the missing ones
 * change nothing about which product it is. A genitive, another product's name, a device and the last of English words do: «кофе чанагч»
 * (coffee maker) does not match coffee, and "iPhone case" no iPhone.
 */
const isAnswer = (units: ReadonlyArray<Unit>, present: ReadonlyArray<Unit>, missing: ReadonlyArray<Unit>): boolean => {
  const lost = missing.filter(({ describing }) => !describing)
  if (lost.length === 0) return missing.length === 0 || present.some(({ describing }) => !describing)
  const last = units.findLast(({ describing }) => !describing)
  const isLastInEnglish = (unit: Unit): boolean => unit === last && [unit, ...present].every(inLatin)
  if (hasLostModifier(units, lost)) return false
  const isAnotherProduct = lost.some((unit) => unit.binding || unit.naming || unit.device || isLastInEnglish(unit))
  return present.some(({ naming }) => naming) && !isAnotherProduct
}

/**
 * Whether products of a part of a text are near it: those that a word of it names, or that it describes something by, as «муурын элс»
 * leads to what is for cats. Without the word that binds a noun they are not: neither a razor («сахлын машин») nor butter
 * («цөцгийн тос») is near a sewing machine or oil.
 */
const isNear = (present: ReadonlyArray<Unit>, missing: ReadonlyArray<Unit>): boolean => {
  const isBindingLost = missing.some(({ binding, naming }) => binding || naming)
  return present.some(({ free, naming, ofKind, describing, modifies }) => {
    const isNoun = !modifies && !describing
    return ofKind || (isNoun && (free || !naming || !isBindingLost))
  })
}

/** `isMet`: by unit, whether any found product has it. With `standsIn`, products of a related kind are the result. */
export const leftOutOf = (units: ReadonlyArray<Unit>, isMet: ReadonlyArray<boolean>, standsIn: boolean): LeftOut => {
  const present = units.filter((_, at) => isMet[at] === true)
  const missing = units.filter((_, at) => isMet[at] !== true)
  const answers = standsIn || isAnswer(units, present, missing)
  const terms = missing.map(({ text }) => text)
  if (answers) return { terms, match: matches }
  return { terms, match: isNear(present, missing) ? { _tag: "near", part: present.map(({ text }) => text).join(" ") } : { _tag: "far" } }
}

/** Of several texts of one search. */
export const joined = (all: ReadonlyArray<LeftOut>): LeftOut => ({
  terms: [...new Set(all.flatMap(({ terms }) => terms))],
  match: all.map(({ match }) => match).find(({ _tag }) => _tag !== "matches") ?? matches,
})
