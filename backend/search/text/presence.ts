/** How much each term of a text counts among those that a product has. */
import { headOf, isOfAudience, type Unit } from "./unit.ts"
import { kindPlaces, termWeights } from "./match-weights.ts"

export type Weighed = {
  readonly unit: Unit
  readonly isHead: boolean
  /** In the score. */
  readonly weight: number
  /** Among the terms that a product has; 0 for one that keeps nothing out. */
  readonly presence: number
  /** Where it has to stand in a product; empty for anywhere. */
  readonly places: string
}

/** Letters of the searched places where a term may stand; empty stands for all. */
export const placesFor = ({ places }: Pick<Weighed, "places">, searched: string): string => {
  if (searched === "" || places === "") return searched + places
  const both = Array.from(searched)
    .filter((place) => places.includes(place))
    .join("")
  return both === "" ? searched : both
}

/** Whether a term says only how a product is: all of these together count less than a colour. */
export const isMinor = ({ unit, isHead }: Pick<Weighed, "unit" | "isHead">): boolean => unit.minor && !isHead && !unit.optional

/** Whether the term before it makes a kind of it, so that a product has to be one: «оёдлын машин» is no ball with machine stitches. */
const isOfKind = (unit: Unit, units: ReadonlyArray<Unit>): boolean => {
  const before = units[units.indexOf(unit) - 1]
  return !unit.describing && before !== undefined && before.modifies && !before.describing && !before.optional
}

/** Terms of a text with their weights. Example: «өвлийн улаан дээл» has the presences 1 (minor), 4 and 6; without «өвлийн», 2 and 3. */
export const weighed = (units: ReadonlyArray<Unit>): ReadonlyArray<Weighed> => {
  const head = headOf(units)
  const terms = units.map((unit, at) => ({ unit, isHead: at === head, weight: at === head ? termWeights.head : termWeights.other }))
  const step = 1 + terms.filter(isMinor).length
  const presenceOf = (term: Pick<Weighed, "unit" | "isHead" | "weight">): number => {
    if (term.unit.optional) return 0
    return isMinor(term) ? 1 : term.weight * step
  }
  return terms.map((term) => ({ ...term, presence: presenceOf(term), places: isOfKind(term.unit, units) ? kindPlaces : "" }))
}

/** Whether a text says which one of a kind. */
export const narrows = (terms: ReadonlyArray<Weighed>): boolean =>
  terms.some(({ unit, isHead }) => unit.narrowing && !isHead) && terms.some(({ unit, isHead }) => isHead && !unit.describing)

/** Whether products of related kinds may replace the requested one: only where the text narrows it by a target group, such as children. */
export const mayStandIn = (terms: ReadonlyArray<Weighed>): boolean => narrows(terms) && terms.some(({ unit }) => isOfAudience(unit))
