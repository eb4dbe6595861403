/** Decoding of search requests by the accepted grammar, with limits on their size. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { SearchBody, SearchHeader, type Aggregation, type Aggregations } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import { SearchRefusal } from "./refusal.ts"

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decoder that refuses unknown properties, and names the path of the first one that does not fit. */
const strictDecoder = <S extends typeof SearchBody | typeof SearchHeader>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema, { onExcessProperty: "error" })
  return (input: unknown): S["Type"] => {
    const decoded = decode(input)
    if (Result.isSuccess(decoded)) return decoded.success
    const [issue] = format(decoded.failure.issue).issues
    const path = (issue?.path ?? []).map(String).join(".")
    throw new SearchRefusal(`${path === "" ? "the request" : `[${path}]`} is outside of what this search accepts`)
  }
}
const decodeBody = strictDecoder(SearchBody)
const decodeHeader = strictDecoder(SearchHeader)

/** Value of a JSON text; an empty text is an empty request. */
const parseJson = (text: string): unknown => {
  if (text.trim() === "") return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchRefusal("the request is not JSON", "json_parse_exception")
  }
}

/** Refuses deep nesting before decoding, so that no schema recurses deeply. */
const checkDepth = (value: unknown, depth = 0): void => {
  if (depth > limits.depth) throw new SearchRefusal("the request is nested too deeply", "illegal_argument_exception")
  if (typeof value !== "object" || value === null) return
  for (const inner of Object.values(value)) checkDepth(inner, depth + 1)
}

const clauseNames = new Set(["bool", "term", "terms", "range", "prefix", "multi_match", "more_like_this", "ids", "exists"])
const textClauseNames = new Set(["multi_match", "more_like_this"])

/** Number of clauses of these names at any depth. */
const countClauses = (value: unknown, names: ReadonlySet<string>): number => {
  if (typeof value !== "object" || value === null) return 0
  let count = 0
  for (const [name, inner] of Object.entries(value)) count += (names.has(name) ? 1 : 0) + countClauses(inner, names)
  return count
}

/** All aggregations, nested ones included. */
const everyAggregation = (aggs: Aggregations = {}): ReadonlyArray<Aggregation> =>
  Object.values(aggs).flatMap((aggregation) => [aggregation, ...everyAggregation(aggregation.aggs)])

type Limited = "texts" | "suggesters"
/** Remaining budget of a request, shared by its searches. */
type Budget = Record<Limited, number>
const fullBudget = (): Budget => ({ texts: limits.texts, suggesters: limits.suggesters })

const spend = (budget: Budget, limited: Limited, cost: number): void => {
  if (cost > budget[limited]) throw new SearchRefusal(`a request takes at most ${limits[limited]} ${limited}`, "illegal_argument_exception")
  budget[limited] -= cost
}

/** Reads the body of one search. Throws `SearchRefusal` for what the grammar or a limit does not allow. */
export const readSearch = (text: string, budget = fullBudget()): SearchBody => {
  const value = parseJson(text)
  checkDepth(value)
  const body = decodeBody(value)
  const aggregations = everyAggregation(body.aggs)
  if (aggregations.length > limits.aggregations) throw new SearchRefusal("too many aggregations", "too_many_buckets_exception")
  const queries = [body.query, body.post_filter, ...aggregations.map(({ filter }) => filter)]
  if (countClauses(queries, clauseNames) > limits.clauses) throw new SearchRefusal("too many clauses", "too_many_clauses")
  spend(budget, "texts", countClauses(queries, textClauseNames))
  spend(budget, "suggesters", Object.keys(body.suggest ?? {}).length)
  return body
}

/** One search of an `_msearch`; `body` throws its refusal. */
export type NamedSearch = { readonly index: string | null; readonly body: () => SearchBody }

/** Searches of an `_msearch`: pairs of lines, header and body, with a final line break. */
export const readSearches = (text: string): ReadonlyArray<NamedSearch> => {
  if (!text.endsWith("\n"))
    throw new SearchRefusal("The msearch request must be terminated by a newline [\\n]", "illegal_argument_exception")
  const lines = text.split("\n").slice(0, -1)
  if (lines.length % 2 !== 0) throw new SearchRefusal("an msearch takes a header and a body for each search")
  const count = lines.length / 2
  if (count > limits.searches) throw new SearchRefusal(`an msearch takes at most ${limits.searches} searches`, "illegal_argument_exception")
  const budget = fullBudget()
  return Array.from({ length: count }, (_, at) => {
    const header = decodeHeader(parseJson(lines[at * 2] ?? ""))
    return { index: header.index ?? null, body: () => readSearch(lines[at * 2 + 1] ?? "", budget) }
  })
}
