/** Search cluster in a few lines: answers the requests of the shop over documents in memory, with the scores of Lucene. */
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

type Value = string | number | boolean
type Document = Readonly<Record<string, unknown>>
type Clause = Readonly<Record<string, unknown>>
type Index = { readonly documents: Map<string, Document>; shown: ReadonlyMap<string, Document>; refreshes: boolean }
type Matched = number | null

const listOf = (value: unknown): ReadonlyArray<unknown> => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const float = Math.fround

const readValues = (document: Document, field: string): ReadonlySet<Value> => {
  const value = field === "words" ? ["a", "b", "c", "d"].map((place) => String(document[`words_${place}`])).join(" ") : document[field]
  const all = (listOf(value) as ReadonlyArray<Value | null>).filter((one) => one !== null)
  return new Set(field.startsWith("words") ? all.flatMap((text) => String(text).split(" ")) : all)
}

/** Values of the fields of each document, read once. */
const known = new WeakMap<Document, Map<string, ReadonlySet<Value>>>()
const valuesOf = (document: Document, field: string): ReadonlySet<Value> => {
  const fields = known.get(document) ?? new Map<string, ReadonlySet<Value>>()
  known.set(document, fields)
  const values = fields.get(field) ?? readValues(document, field)
  fields.set(field, values)
  return values
}

const first = (by: Clause): readonly [string, unknown] => Object.entries(by)[0] ?? ["", undefined]

const inBounds = (value: number, bounds: Readonly<Record<string, number>>): boolean =>
  Object.entries(bounds).every(([sign, bound]) =>
    sign === "gt" ? value > bound : sign === "gte" ? value >= bound : sign === "lt" ? value < bound : value <= bound,
  )

const bool = (query: Clause, document: Document): Matched => {
  const [must, filter, should, refused] = ["must", "filter", "should", "must_not"].map(
    (name) => listOf(query[name]) as ReadonlyArray<Clause>,
  )
  if (
    (refused ?? []).some((clause) => scoreOf(clause, document) !== null) ||
    (filter ?? []).some((clause) => scoreOf(clause, document) === null)
  )
    return null
  const required = (must ?? []).map((clause) => scoreOf(clause, document))
  if (required.includes(null)) return null
  const optional = (should ?? []).map((clause) => scoreOf(clause, document)).filter((score) => score !== null)
  const least = Number(
    query["minimum_should_match"] ?? ((must ?? []).length + (filter ?? []).length === 0 && (should ?? []).length > 0 ? 1 : 0),
  )
  if (optional.length < least) return null
  return float([...required, ...optional].reduce<number>((sum, score) => sum + (score ?? 0), 0))
}

/** Number from 0 to 1 that differs with each seed. */
const scattered = (id: number, seed: number): number => {
  const bits = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  return (Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 32
}

const functionScore = (query: Clause, document: Document): Matched => {
  const inner = query["query"] === undefined ? 1 : scoreOf(query["query"] as Clause, document)
  if (inner === null) return null
  const random = query["random_score"] as { readonly seed: number } | undefined
  const { field = "", factor = 1 } = (query["field_value_factor"] ?? {}) as { readonly field?: string; readonly factor?: number }
  const own = random === undefined ? Number(document[field]) * factor : scattered(Number(document["id"]), random.seed)
  return float(query["boost_mode"] === "replace" ? own : inner * own)
}

/** Score of a document, `null` where it does not match. */
const scoreOf = (clause: Clause, document: Document): Matched => {
  const [kind, query] = first(clause) as readonly [string, Clause]
  const flat = (matches: boolean): Matched => (matches ? 1 : null)
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
      return scoreOf(query["filter"] as Clause, document) === null ? null : float(Number(query["boost"] ?? 1))
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
      const [field, wanted] = first(query)
      const values = valuesOf(document, field)
      return flat((listOf(wanted) as ReadonlyArray<Value>).some((value) => values.has(value)))
    }
    case "prefix":
    case "range": {
      const [field, wanted] = first(query)
      return flat(
        [...valuesOf(document, field)].some((value) =>
          kind === "prefix"
            ? String(value).startsWith(String(wanted))
            : inBounds(Number(value), wanted as Readonly<Record<string, number>>),
        ),
      )
    }
    default:
      throw new Error(`unknown query [${kind}]`)
  }
}

const counted = (aggregations: Clause, documents: ReadonlyArray<Document>): Clause =>
  Object.fromEntries(
    Object.entries(aggregations as Readonly<Record<string, Clause>>).map(([name, aggregation]) => {
      const inner = (inside: ReadonlyArray<Document>): Clause => counted((aggregation["aggs"] ?? {}) as Clause, inside)
      if ("filter" in aggregation) {
        const inside = documents.filter((document) => scoreOf(aggregation["filter"] as Clause, document) !== null)
        return [name, { doc_count: inside.length, ...inner(inside) }]
      }
      const {
        field,
        size = 10,
        ranges = [],
      } = Object.values(aggregation).find((part) => typeof part === "object" && part !== null && "field" in part) as {
        readonly field: string
        readonly size?: number
        readonly ranges?: ReadonlyArray<Readonly<Record<string, number>>>
      }
      const having = (test: (value: Value) => boolean) => documents.filter((document) => [...valuesOf(document, field)].some(test))
      if ("stats" in aggregation) {
        const all = documents.flatMap((document) => [...valuesOf(document, field)]).map(Number)
        return [
          name,
          { count: all.length, min: all.length === 0 ? null : Math.min(...all), max: all.length === 0 ? null : Math.max(...all) },
        ]
      }
      if ("range" in aggregation) {
        const buckets: ReadonlyArray<Readonly<Record<string, number>>> = ranges.map((one) => ({
          ...one,
          doc_count: having((value) => Number(value) >= (one["from"] ?? -Infinity) && Number(value) < (one["to"] ?? Infinity)).length,
        }))
        return [name, { buckets: buckets.toSorted((one, other) => (one["from"] ?? 0) - (other["from"] ?? 0)) }]
      }
      const keys = [...new Set(documents.flatMap((document) => [...valuesOf(document, field)]))]
      const buckets = keys
        .map((key) => ({ key, inside: having((value) => value === key) }))
        .toSorted((one, other) => other.inside.length - one.inside.length || (one.key < other.key ? -1 : 1))
        .map(({ key, inside }) => ({ key: typeof key === "boolean" ? Number(key) : key, doc_count: inside.length, ...inner(inside) }))
      return [
        name,
        { buckets: buckets.slice(0, size), sum_other_doc_count: buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0) },
      ]
    }),
  )

type Scored = { readonly id: string; readonly document: Document; readonly score: number }

const compared =
  (sort: ReadonlyArray<Clause>) =>
  (one: Scored, other: Scored): number => {
    for (const by of sort) {
      const [field, direction] = first(by) as readonly [string, string | { readonly order: string }]
      const down = (typeof direction === "string" ? direction : direction.order) === "desc"
      const [a, b] = [one, other].map(({ document, score }) => (field === "_score" ? score : [...valuesOf(document, field)][0]))
      if (a === b) continue
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1
      return (a < b ? -1 : 1) * (down ? -1 : 1)
    }
    return 0
  }

const searched = (body: Clause, documents: ReadonlyMap<string, Document>) => {
  const matched = [...documents].flatMap(([id, document]): ReadonlyArray<Scored> => {
    const score = scoreOf((body["query"] ?? { match_all: {} }) as Clause, document)
    return score === null ? [] : [{ id, document, score }]
  })
  const shown =
    body["post_filter"] === undefined
      ? matched
      : matched.filter(({ document }) => scoreOf(body["post_filter"] as Clause, document) !== null)
  const from = Number(body["from"] ?? 0)
  return {
    timed_out: false,
    hits: {
      total: { value: shown.length, relation: "eq" },
      hits: shown
        .toSorted(compared(listOf(body["sort"]) as ReadonlyArray<Clause>))
        .slice(from, from + Number(body["size"] ?? 10))
        .map(({ id, score }) => ({ _id: id, _score: score })),
    },
    ...(body["aggs"] === undefined
      ? {}
      : {
          aggregations: counted(
            body["aggs"] as Clause,
            matched.map(({ document }) => document),
          ),
        }),
  }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

export type ScriptedCluster = {
  readonly url: string
  /** What the next requests meet: an answer, none at all, or one that is late. */
  mood: "well" | "dead" | "slow"
  /** Requests by method and path, without what varies. */
  readonly requests: string[]
  readonly indexes: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** Starts a cluster on a free port. */
export const startScriptedCluster = async (): Promise<ScriptedCluster> => {
  const indexes = new Map<string, Index>()
  const aliases = new Map<string, string>()
  const requests: string[] = []
  const find = (name: string): Index | undefined => indexes.get(aliases.get(name) ?? name)
  const refresh = (index: Index): void => void (index.shown = new Map(index.documents))

  const answer = (method: string, path: string, text: string): readonly [status: number, body: unknown] => {
    const [, name = "", action = ""] = path.split("/")
    const lines = text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Clause)
    const body = text === "" || text.includes("\n") ? {} : (JSON.parse(text) as Clause)
    if (name === "_aliases") {
      for (const one of listOf(body["actions"]) as ReadonlyArray<
        Readonly<Record<string, { readonly index: string; readonly alias: string }>>
      >)
        if (one["add"] !== undefined) aliases.set(one["add"].alias, one["add"].index)
      return [200, {}]
    }
    if (action === "_alias")
      return [
        200,
        Object.fromEntries(
          [...indexes.keys()]
            .filter((index) => index.startsWith(name.replace("*", "")))
            .map((index) => [index, { aliases: Object.fromEntries([...aliases].filter(([, to]) => to === index)) }]),
        ),
      ]
    if (method === "GET" && action === "_settings")
      return [
        200,
        Object.fromEntries([...indexes.keys()].filter((index) => index.startsWith(name.replace("*", ""))).map((index) => [index, {}])),
      ]
    if (method === "PUT" && action === "") {
      indexes.set(name, { documents: new Map(), shown: new Map(), refreshes: false })
      return [200, {}]
    }
    if (method === "DELETE") return [indexes.delete(name) ? 200 : 404, {}]
    const index = find(name)
    if (index === undefined) return [404, { error: { type: "index_not_found_exception" }, status: 404 }]
    if (action === "_settings") index.refreshes = true
    if (action === "_refresh") refresh(index)
    if (action === "_search") return [200, searched(body, index.shown)]
    if (action === "_msearch") return [200, { responses: lines.filter((_, at) => at % 2 === 1).map((one) => searched(one, index.shown)) }]
    if (action === "_bulk") {
      for (let at = 0; at < lines.length; at++) {
        const [kind, { _id: id }] = first(lines[at] ?? {}) as readonly [string, { readonly _id: string }]
        if (kind === "delete") index.documents.delete(id)
        else index.documents.set(id, lines[++at] ?? {})
      }
      // A real one shows them within a second.
      if (index.refreshes) setTimeout(() => refresh(index), 100).unref()
      return [200, { errors: false, items: [] }]
    }
    return [200, {}]
  }

  const cluster = { mood: "well" as ScriptedCluster["mood"] }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://cluster").pathname
    requests.push(`${request.method ?? ""} ${path.replace(/-\d+/g, "-N")}`)
    if (cluster.mood === "dead") {
      request.socket.destroy()
      return
    }
    if (cluster.mood === "slow") return
    void textOf(request).then((text) => {
      const [status, body] = answer(request.method ?? "GET", path, text)
      return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  return Object.assign(cluster, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    indexes: () => [...indexes.keys()],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
