/** Decoding of search requests by the accepted grammar, with limits on their size. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { SearchBody, SearchHeader, type Aggregation, type Aggregations } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import { SearchRefusal } from "./refusal.ts"

const format = SchemaIssue.makeFormatterStandardSchemaV1()
const strictly = <S extends typeof SearchBody | typeof SearchHeader>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema, { onExcessProperty: "error" })
  return (input: unknown): S["Type"] => {
    const read = decode(input)
    if (Result.isSuccess(read)) return read.success
    const [issue] = format(read.failure.issue).issues
    const path = (issue?.path ?? []).map(String).join(".")
    throw new SearchRefusal(`${path === "" ? "the request" : `[${path}]`} is outside of what this search accepts`)
  }
}
const readBody = strictly(SearchBody)
const readHeader = strictly(SearchHeader)

const parsed = (text: string): unknown => {
  if (text.trim() === "") return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchRefusal("the request is not JSON", "json_parse_exception")
  }
}

/** Checks the depth before decoding, so that no schema recurses deeply. */
const measured = (value: unknown, depth = 0): void => {
  if (depth > limits.depth) throw new SearchRefusal("the request is nested too deeply", "illegal_argument_exception")
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) measured(inner, depth + 1)
}

/** Number of clauses of these names at any depth. */
const counted = (value: unknown, names: ReadonlySet<string>): number => {
  if (typeof value !== "object" || value === null) return 0
  return Object.entries(value).reduce((sum, [name, inner]) => sum + (names.has(name) ? 1 : 0) + counted(inner, names), 0)
}
const clauses = new Set(["bool", "term", "terms", "range", "prefix", "multi_match", "more_like_this", "ids", "exists"])
const texts = new Set(["multi_match", "more_like_this"])

/** All aggregations, nested ones included. */
const everyAggregation = (aggs: Aggregations = {}): ReadonlyArray<Aggregation> =>
  Object.values(aggs).flatMap((aggregation) => [aggregation, ...everyAggregation(aggregation.aggs)])

type Limited = "texts" | "suggesters"
/** Remaining budget of a request, shared by its searches. */
type Budget = Record<Limited, number>
const atFirst = (): Budget => ({ texts: limits.texts, suggesters: limits.suggesters })

const take = (budget: Budget, limited: Limited, cost: number): void => {
  if (cost > budget[limited]) throw new SearchRefusal(`a request takes at most ${limits[limited]} ${limited}`, "illegal_argument_exception")
  budget[limited] -= cost
}

const bodyFrom = (value: unknown, budget: Budget): SearchBody => {
  measured(value)
  const body = readBody(value)
  const aggregations = everyAggregation(body.aggs)
  if (aggregations.length > limits.aggregations) throw new SearchRefusal("too many aggregations", "too_many_buckets_exception")
  const queries = [body.query, body.post_filter, ...aggregations.map(({ filter }) => filter)]
  if (counted(queries, clauses) > limits.clauses) throw new SearchRefusal("too many clauses", "too_many_clauses")
  take(budget, "texts", counted(queries, texts))
  take(budget, "suggesters", Object.keys(body.suggest ?? {}).length)
  return body
}

export const readSearch = (text: string, budget = atFirst()): SearchBody => bodyFrom(parsed(text), budget)

/** One search of an `_msearch`; `body` throws its refusal. */
export type NamedSearch = { readonly index: string | null; readonly body: () => SearchBody }

/** Searches of an `_msearch`: pairs of lines, header and body, with a final line break. */
export const readSearches = (text: string): ReadonlyArray<NamedSearch> => {
  if (!text.endsWith("\n")) throw new SearchRefusal("The msearch request must be terminated by a newline [\\n]", "illegal_argument_exception")
  const lines = text.split("\n").slice(0, -1)
  if (lines.length % 2 !== 0) throw new SearchRefusal("an msearch takes a header and a body for each search")
  if (lines.length / 2 > limits.searches) throw new SearchRefusal(`an msearch takes at most ${limits.searches} searches`, "illegal_argument_exception")
  const budget = atFirst()
  return Array.from({ length: lines.length / 2 }, (_, at) => {
    const header = readHeader(parsed(lines[at * 2] ?? ""))
    return { index: header.index ?? null, body: () => readSearch(lines[at * 2 + 1] ?? "", budget) }
  })
}
