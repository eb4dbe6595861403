/** Keys that the products of a cluster have, requested as a text is read. */
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { wordsField } from "./cluster-index.ts"
import type { ClusterClient } from "./cluster-client.ts"
import type { Clause } from "./clause.ts"

/** Whether a word, or a beginning, is there; in some places of the products, or in all (`""`). */
export interface PlacedKeys extends KnownKeys {
  wholeIn(key: string, places: string): boolean
  hasIn(spelling: string, places: string): boolean
}

const fieldsOf = (places: string): ReadonlyArray<string> => (places === "" ? ["words"] : Array.from(places, wordsField))

/** Products with one of the words in these places. */
export const withWords = (keys: ReadonlyArray<string>, places: string): Clause =>
  anyOf(fieldsOf(places).map((field) => ({ terms: { [field]: keys } })))
export const withBeginning = (spelling: string, places: string): Clause =>
  anyOf(fieldsOf(places).map((field) => ({ prefix: { [field]: spelling } })))

const anyOf = (clauses: ReadonlyArray<Clause>): Clause => {
  const [first] = clauses
  return clauses.length === 1 && first !== undefined ? first : { bool: { should: clauses, minimum_should_match: 1 } }
}

type Count = { readonly hits: { readonly total: { readonly value: number } }; readonly error?: unknown }

const countAll = async (client: ClusterClient, queries: ReadonlyArray<Clause>, more: Readonly<Record<string, unknown>>): Promise<ReadonlyArray<number>> => {
  if (queries.length === 0) return []
  const lines = queries.map((query) => `{}\n${JSON.stringify({ size: 0, track_total_hits: true, ...more, query })}\n`)
  const { responses } = await client.ask<{ readonly responses: ReadonlyArray<Count> }>({ method: "POST", path: `/${client.alias}/_msearch`, body: lines.join("") })
  return responses.map(({ hits, error }) => {
    if (error !== undefined) throw new Error(`the search cluster refuses a count: ${JSON.stringify(error).slice(0, 500)}`)
    return hits.total.value
  })
}

/** Numbers of products that match. */
export const countsOf = (client: ClusterClient, queries: ReadonlyArray<Clause>): Promise<ReadonlyArray<number>> => countAll(client, queries, {})

/** Whether any product matches, without counting all. */
export const anyMatch = async (client: ClusterClient, queries: ReadonlyArray<Clause>): Promise<ReadonlyArray<boolean>> =>
  (await countAll(client, queries, { terminate_after: 1 })).map((count) => count > 0)

/** Runs `read` until all the keys that it needs are known. It runs with every unknown key present and with none, and requests the keys of both runs together. */
export const withKnownKeys = async <Value>(client: ClusterClient, read: (known: PlacedKeys) => Value): Promise<Value> => {
  const answers = new Map<string, boolean>()
  for (;;) {
    const missing = new Map<string, Clause>()
    const assuming = (unknown: boolean): PlacedKeys => {
      const known = (kind: string, key: string, places: string, clause: () => Clause): boolean => {
        const name = `${kind} ${places} ${key}`
        const answer = answers.get(name)
        if (answer === undefined && !missing.has(name)) missing.set(name, clause())
        return answer ?? unknown
      }
      const wholeIn = (key: string, places: string) => known("whole", key, places, () => withWords([key], places))
      const hasIn = (spelling: string, places: string) => known("begins", spelling, places, () => withBeginning(spelling, places))
      return { wholeIn, hasIn, whole: (key) => wholeIn(key, ""), has: (spelling) => hasIn(spelling, "") }
    }
    const value = read(assuming(false))
    if (missing.size === 0) return value
    read(assuming(true))
    const found = await anyMatch(client, [...missing.values()])
    for (const [at, name] of [...missing.keys()].entries()) answers.set(name, found[at] ?? false)
  }
}
