/** Products that may answer a text: for whom it asks for, and called what it says. */
import type { Labels } from "#backend/search/engine/bucket-labels.ts"
import { audienceKey } from "#backend/search/text/audience-keys.ts"
import { namedCategories } from "#backend/search/text/kindred.ts"
import { wantedAudiences, calledBy, isOfAudience, type Unit } from "#backend/search/text/text-query.ts"
import { meetingAudiences, otherAudiences } from "#domain/rules/search/audiences.ts"
import { all, none, type Clause } from "./clause.ts"
import { taxonKey } from "./cluster-index.ts"
import { withWords, type PlacedKeys } from "./known-keys.ts"
import { anyOf, phraseOf, type UnitClauses } from "./text-clauses.ts"

export const both = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first = all, ...others] = clauses.filter((clause) => clause !== all)
  return others.length === 0 ? first : { bool: { filter: [first, ...others] } }
}

/** Products that are not for others alone. */
export const suitedTo = (units: ReadonlyArray<Unit>): Clause => {
  const wanted = wantedAudiences(units)
  const having = (audiences: ReturnType<typeof otherAudiences>): Clause => withWords(audiences.map(audienceKey), "")
  return wanted.size === 0 ? all : anyOf([{ bool: { must_not: [having(otherAudiences(wanted))] } }, having(meetingAudiences(wanted))])
}

/** Products that are called what a unit says, or are of a category that is. */
export const calledOf = (unit: Unit, labels: Labels, known: PlacedKeys): Clause => {
  const phrases = calledBy(unit).flatMap((phrase): ReadonlyArray<Clause> => {
    const found = phraseOf(phrase, "", false, known)
    return found === null ? [] : [found.match]
  })
  const taxons = namedCategories(unit, labels).flatMap((permalink) => labels.taxon(permalink) ?? [])
  const clauses = [...phrases, ...(taxons.length === 0 ? [] : [{ terms: { branch: taxons.map(taxonKey) } }])]
  return clauses.length === 0 ? none : anyOf(clauses)
}

/** Products of a kind that stands in for another one, for whom the text asks for. */
export const standingIn = (parts: ReadonlyArray<UnitClauses>): Clause => both(parts.filter(({ unit, isHead }) => isHead || isOfAudience(unit)).map(({ match }) => match))
