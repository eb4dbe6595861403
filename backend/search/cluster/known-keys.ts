/** Keys that the products of a cluster have, requested while a text is read. */
import type { KnownKeys } from "#backend/search/text/typed-word.ts"
import { wordsField } from "./cluster-index.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { anyOf, type Clause } from "./clause.ts"

const fieldsOf = (places: string): ReadonlyArray<string> => (places === "" ? ["words"] : Array.from(places, wordsField))

/** Products with one of the words in these places. */
export const withWords = (keys: ReadonlyArray<string>, places: string): Clause =>
  anyOf(fieldsOf(places).map((field) => ({ terms: { [field]: keys } })))
const withWord = (key: string, places: string): Clause => withWords([key], places)
/** Products with a word that begins so in these places. */
export const withBeginning = (spelling: string, places: string): Clause =>
  anyOf(fieldsOf(places).map((field) => ({ prefix: { [field]: spelling } })))

type Count = { readonly hits: { readonly total: { readonly value: number } }; readonly error?: unknown }

type CountOptions = { readonly terminate_after?: number }

const countAll = async (client: ClusterClient, queries: ReadonlyArray<Clause>, options: CountOptions): Promise<ReadonlyArray<number>> => {
  if (queries.length === 0) return []
  const lines = queries.map((query) => `{}\n${JSON.stringify({ size: 0, track_total_hits: true, ...options, query })}\n`)
  const { responses } = await client.send<{ readonly responses: ReadonlyArray<Count> }>({
    method: "POST",
    path: `/${client.alias}/_msearch`,
    body: lines.join(""),
  })
  return responses.map(({ hits, error }) => {
    if (error !== undefined) throw new Error(`the search cluster refuses a count: ${JSON.stringify(error).slice(0, 500)}`)
    return hits.total.value
  })
}

/** Numbers of products that match. */
export const countsOf = (client: ClusterClient, queries: ReadonlyArray<Clause>): Promise<ReadonlyArray<number>> =>
  countAll(client, queries, {})

/** Whether any product matches, without counting all. */
export const anyMatch = async (client: ClusterClient, queries: ReadonlyArray<Clause>): Promise<ReadonlyArray<boolean>> =>
  (await countAll(client, queries, { terminate_after: 1 })).map((count) => count > 0)

/**
 * Runs `read` until all the keys that it needs are known. It runs with every unknown key absent and with every one present, and the keys
 * of both runs are requested together: `read` may need others where a key is there.
 */
export const withKnownKeys = async <Value>(client: ClusterClient, read: (known: KnownKeys) => Value): Promise<Value> => {
  const answers = new Map<string, boolean>()
  for (;;) {
    const missing = new Map<string, Clause>()
    const assumingUnknown = (isPresent: boolean): KnownKeys => {
      const isKnown = (kind: "whole" | "begins", key: string, places: string, clauseOf: typeof withBeginning): boolean => {
        const name = `${kind} ${places} ${key}`
        const answer = answers.get(name)
        if (answer === undefined && !missing.has(name)) missing.set(name, clauseOf(key, places))
        return answer ?? isPresent
      }
      return {
        whole: (key, places = "") => isKnown("whole", key, places, withWord),
        has: (spelling, places = "") => isKnown("begins", spelling, places, withBeginning),
      }
    }
    const value = read(assumingUnknown(false))
    if (missing.size === 0) return value
    read(assumingUnknown(true))
    const found = await anyMatch(client, [...missing.values()])
    for (const [at, name] of [...missing.keys()].entries()) answers.set(name, found[at] ?? false)
  }
}
