/** Clauses of the products that a text may find: for the audience that it names, and called what it says. */
import type { Labels } from "#backend/search/engine/bucket-labels.ts"
import { audienceKey } from "#backend/search/text/audience-keys.ts"
import { namedCategories } from "#backend/search/text/kindred.ts"
import { wantedAudiences, calledBy, isOfAudience, type Unit } from "#backend/search/text/unit.ts"
import { suitableAudiences, otherAudiences, type Audience } from "#domain/rules/search/audiences.ts"
import { all, allOf, anyOf, none, type Clause } from "./clause.ts"
import { taxonKey } from "./cluster-index.ts"
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { withWords } from "./known-keys.ts"
import { phraseOf, type UnitClauses } from "./text-clauses.ts"

/** Products that are not for others alone. */
export const suitedTo = (units: ReadonlyArray<Unit>): Clause => {
  const wanted = wantedAudiences(units)
  if (wanted.size === 0) return all
  const isFor = (audiences: ReadonlyArray<Audience>): Clause => withWords(audiences.map(audienceKey), "")
  const isForOthers = isFor(otherAudiences(wanted))
  return anyOf([{ bool: { must_not: [isForOthers] } }, isFor(suitableAudiences(wanted))])
}

/** Products that are called what a unit says, or are of a category that is. */
export const calledOf = (unit: Unit, labels: Labels, known: KnownKeys): Clause => {
  const phrases = calledBy(unit).flatMap((phrase): ReadonlyArray<Clause> => {
    const found = phraseOf(phrase, "", false, known)
    return found === null ? [] : [found.match]
  })
  const taxons = namedCategories(unit, labels).flatMap((permalink) => labels.taxon(permalink) ?? [])
  const clauses = [...phrases, ...(taxons.length === 0 ? [] : [{ terms: { branch: taxons.map(taxonKey) } }])]
  return clauses.length === 0 ? none : anyOf(clauses)
}

/** Products of a kind that stands in for another one, for the audience that the text names. */
export const standingIn = (parts: ReadonlyArray<UnitClauses>): Clause => {
  const decisive = parts.filter(({ unit, isHead }) => isHead || isOfAudience(unit))
  return allOf(decisive.map(({ match }) => match))
}
