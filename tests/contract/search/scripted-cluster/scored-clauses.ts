/** Scores of documents for the clauses of a query, as Lucene computes them; `null` where a document does not match. */
export type Document = Readonly<Record<string, unknown>>
/** A JSON object of a request or a response. */
export type Clause = Readonly<Record<string, unknown>>
export type Value = string | number | boolean
type Score = number | null

/** Elements of a field that has one value or a list of them. */
export const listOf = (value: unknown): ReadonlyArray<unknown> => (value === undefined ? [] : Array.isArray(value) ? value : [value])
/** The only property of a clause: `{ term: { slug: "boots" } }` has the key `term`. */
export const entryOf = (clause: Clause): readonly [string, unknown] => Object.entries(clause)[0] ?? ["", undefined]
/** Scores of Lucene have single precision. */
const float = Math.fround

const readValues = (document: Document, field: string): ReadonlySet<Value> => {
  const value = field === "words" ? ["a", "b", "c", "d"].map((place) => String(document[`words_${place}`])).join(" ") : document[field]
  const all = (listOf(value) as ReadonlyArray<Value | null>).filter((one) => one !== null)
  return new Set(field.startsWith("words") ? all.flatMap((text) => String(text).split(" ")) : all)
}

/** Values of the fields of each document, read once. */
const readBefore = new WeakMap<Document, Map<string, ReadonlySet<Value>>>()
export const valuesOf = (document: Document, field: string): ReadonlySet<Value> => {
  const fields = readBefore.get(document) ?? new Map<string, ReadonlySet<Value>>()
  readBefore.set(document, fields)
  const values = fields.get(field) ?? readValues(document, field)
  fields.set(field, values)
  return values
}

type Bounds = Readonly<Partial<Record<"gt" | "gte" | "lt" | "lte", number>>>

const inBounds = (value: number, { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }: Bounds): boolean =>
  value > gt && value >= gte && value < lt && value <= lte

export const isMatched = (clause: Clause, document: Document): boolean => scoreOf(clause, document) !== null

const bool = (query: Clause, document: Document): Score => {
  const clausesOf = (name: "must" | "filter" | "should" | "must_not") => listOf(query[name]) as ReadonlyArray<Clause>
  const [must, filter, should] = [clausesOf("must"), clausesOf("filter"), clausesOf("should")]
  if (clausesOf("must_not").some((clause) => isMatched(clause, document))) return null
  if (!filter.every((clause) => isMatched(clause, document))) return null
  const required = must.map((clause) => scoreOf(clause, document))
  if (required.includes(null)) return null
  const optional = should.map((clause) => scoreOf(clause, document)).filter((score) => score !== null)
  // One of the optional clauses has to match where there are no others.
  const isOneNeeded = must.length + filter.length === 0 && should.length > 0
  if (optional.length < Number(query["minimum_should_match"] ?? (isOneNeeded ? 1 : 0))) return null
  return float([...required, ...optional].reduce<number>((sum, score) => sum + (score ?? 0), 0))
}

/** Number from 0 to 1 that differs with each seed. */
const scattered = (id: number, seed: number): number => {
  const bits = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  return (Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 32
}

const functionScore = (query: Clause, document: Document): Score => {
  const inner = query["query"] === undefined ? 1 : scoreOf(query["query"] as Clause, document)
  if (inner === null) return null
  const random = query["random_score"] as { readonly seed: number } | undefined
  const { field = "", factor = 1 } = (query["field_value_factor"] ?? {}) as { readonly field?: string; readonly factor?: number }
  const own = random === undefined ? Number(document[field]) * factor : scattered(Number(document["id"]), random.seed)
  return float(query["boost_mode"] === "replace" ? own : inner * own)
}

/** Score of a document, `null` where it does not match. */
export const scoreOf = (clause: Clause, document: Document): Score => {
  const [kind, query] = entryOf(clause) as readonly [string, Clause]
  const flat = (matches: boolean): Score => (matches ? 1 : null)
  switch (kind) {
    case "match_all":
      return 1
    case "match_none":
      return null
    case "bool":
      return bool(query, document)
    case "function_score":
      return functionScore(query, document)
    case "constant_score":
      return isMatched(query["filter"] as Clause, document) ? float(Number(query["boost"] ?? 1)) : null
    case "dis_max": {
      const scores = (listOf(query["queries"]) as ReadonlyArray<Clause>)
        .map((one) => scoreOf(one, document))
        .filter((score) => score !== null)
      return scores.length === 0 ? null : Math.max(...scores)
    }
    case "exists":
      return flat(valuesOf(document, String(query["field"])).size > 0)
    case "term":
    case "terms": {
      const [field, wanted] = entryOf(query)
      const values = valuesOf(document, field)
      return flat((listOf(wanted) as ReadonlyArray<Value>).some((value) => values.has(value)))
    }
    case "prefix": {
      const [field, prefix] = entryOf(query)
      return flat([...valuesOf(document, field)].some((value) => String(value).startsWith(String(prefix))))
    }
    case "range": {
      const [field, bounds] = entryOf(query)
      return flat([...valuesOf(document, field)].some((value) => inBounds(Number(value), bounds as Bounds)))
    }
    default:
      throw new Error(`unknown query [${kind}]`)
  }
}
