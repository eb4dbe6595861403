/** Comparison of two search services over one database: ids, order, totals, counts, words left out and suggestions. */
import type { Search } from "#backend/search/search.ts"
import type { Question } from "./questions.ts"

export type Difference = { readonly question: string; readonly expected: unknown; readonly found: unknown }

const answerOf = async (search: Search, { body, locale }: Question) => {
  const { total, hits, aggregations, suggest, leftOut } = await search.search(body, locale)
  return { answer: { total, ids: hits.map(({ _id }) => _id), aggregations, suggest, leftOut }, scores: hits.map(({ _score }) => _score) }
}

/** Scores agree to the precision of a cluster, which computes with 4-byte floats. */
const agree = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): boolean =>
  one.every((score, at) => Math.abs(score - (other[at] ?? 0)) <= score * 1e-5)

export const differences = async (one: Search, other: Search, questions: ReadonlyArray<Question>): Promise<ReadonlyArray<Difference>> => {
  const found: Difference[] = []
  for (const question of questions) {
    const [expected, answered] = [await answerOf(one, question), await answerOf(other, question)]
    const isSame = JSON.stringify(expected.answer) === JSON.stringify(answered.answer) && agree(expected.scores, answered.scores)
    if (!isSame) found.push({ question: question.name, expected, found: answered })
  }
  return found
}
