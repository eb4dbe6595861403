/** Plan of products similar to another in the query language of a cluster, with the scores of the embedded search. */
import type { MoreLikeThis } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import { idOf } from "#backend/search/engine/clause-values.ts"
import { namePlaces, rarity } from "#backend/search/text/match-weights.ts"
import { wordsIn } from "#backend/search/text/word-vector.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { all, noneLeftOut, nothingPlanned, type Clause, type TextPlan } from "./clause.ts"
import { wordsField } from "./cluster-index.ts"
import { countsOf, withWords } from "./known-keys.ts"
import { inPlace } from "./text-clauses.ts"

/** Products that share words with another; rare words count more. */
export const planSimilar = async (client: ClusterClient, db: Database, { like: [first] }: MoreLikeThis): Promise<TextPlan> => {
  if (first === undefined) return nothingPlanned
  const liked = idOf(first._id)
  const [row] = await db.query<{ words: string }>("select words::text as words from search_words where product_id = $1", [liked])
  const { distinctive } = wordsIn(row?.words ?? "")
  if (distinctive.length === 0) return nothingPlanned
  const [products = 0, ...counts] = await countsOf(client, [all, ...distinctive.map((word) => withWords([word], ""))])
  const shared = distinctive.flatMap((word, at) => {
    const count = counts[at] ?? 0
    return count === 0 ? [] : [{ word, rare: rarity(products, count) }]
  })
  if (shared.length === 0) return nothingPlanned
  const other: Clause = { bool: { must_not: [{ term: { id: liked } }] } }
  const scores = shared.flatMap(({ word, rare }) => [
    inPlace("A", { term: { [wordsField("A")]: word } }, rare),
    inPlace("B", { term: { [wordsField("B")]: word } }, rare),
  ])
  return {
    match: {
      bool: {
        filter: [
          withWords(
            shared.map(({ word }) => word),
            namePlaces,
          ),
          other,
        ],
      },
    },
    score: { bool: { filter: [other], should: scores, minimum_should_match: 1 } },
    leftOut: noneLeftOut,
    parts: [],
  }
}
