/** Terms of a text that the found products do not have, and whether those products still are what was asked for. */
import type { Unit } from "./text-query.ts"

export type LeftOut = {
  readonly terms: ReadonlyArray<string>
  /** The other terms, where their products are not what was asked for: «машин» of «угаалгын машин». */
  readonly part: string | null
}

export const nothingLeftOut: LeftOut = { terms: [], part: null }

/**
 * Products answer a text without some of its terms if those only describe, or if the others name products and those make no other thing of
 * them, as a genitive does, the name of another product, the device that does something with them, or the last of English words: «кофе чанагч»
 * is no coffee, and an iPhone case no iPhone.
 */
const isAnswer = (present: ReadonlyArray<Unit>, missing: ReadonlyArray<Unit>, last: Unit | undefined): boolean => {
  const lost = missing.filter(({ describing }) => !describing)
  if (lost.length === 0) return missing.length === 0 || present.some(({ describing }) => !describing)
  const isLastInEnglish = (unit: Unit): boolean => unit === last && [unit, ...present].every(({ text }) => /^[a-z]/.test(text))
  return present.some(({ naming }) => naming) && !lost.some((unit) => unit.genitive || unit.naming || unit.device || isLastInEnglish(unit))
}

export const leftOutOf = (units: ReadonlyArray<Unit>, met: ReadonlyArray<boolean>): LeftOut => {
  const present = units.filter((_, at) => met[at] === true)
  const missing = units.filter((_, at) => met[at] !== true)
  return { terms: missing.map(({ text }) => text), part: isAnswer(present, missing, units.findLast(({ describing }) => !describing)) ? null : present.map(({ text }) => text).join(" ") }
}

/** Of several texts of one search. */
export const joined = (all: ReadonlyArray<LeftOut>): LeftOut => ({
  terms: [...new Set(all.flatMap(({ terms }) => terms))],
  part: all.map(({ part }) => part).find((part) => part !== null) ?? null,
})
