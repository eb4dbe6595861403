/** The embedded search: Elasticsearch's requests answered from the shop's own database, each search in one statement. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "../database/database.ts"
import { countsOf } from "./counts.ts"
import { createKeptCounts } from "./kept-counts.ts"
import { readLabels, type Labels } from "./labels.ts"
import { planOf, type Part, type Plan } from "./parts.ts"
import { suggest } from "./suggest.ts"
import { joinSql, raw, sql, type Sql } from "./sql.ts"

export type Hit = { readonly _id: string; readonly _score: number; readonly _source: Readonly<Record<string, unknown>> | null }
export type Found = {
  readonly total: number
  readonly hits: ReadonlyArray<Hit>
  readonly aggregations: Readonly<Record<string, unknown>> | null
  readonly suggest: Readonly<Record<string, unknown>> | null
}
export interface Search {
  search(body: SearchBody, locale: Locale): Promise<Found>
  /** A product by its number as the index has it, `null` when it is not there. */
  document(id: string, locale: Locale): Promise<Readonly<Record<string, unknown>> | null>
}

const statement = (found: Sql | null, parts: ReadonlyArray<Part>): Sql => {
  const columns = [
    raw("(select last_value from search_version) as version"),
    ...parts.map((part) => sql`(${part.sql}) as ${raw(part.name)}`),
  ]
  const select = sql`select ${joinSql(columns, ", ")}`
  return found === null ? select : sql`with found as materialized (${found}) ${select}`
}

const keyOf = (found: Sql | null, part: Part): string => JSON.stringify([found?.text, found?.params, part.sql.text, part.sql.params])

/** What a request names of a document: `brand` with all that is in it, or `brand.code` alone. */
const picked = (source: Readonly<Record<string, unknown>>, fields: SearchBody["_source"]): Readonly<Record<string, unknown>> => {
  if (!Array.isArray(fields)) return source
  const tops = new Set(fields.map((field: string) => field.split(".")[0] ?? ""))
  return Object.fromEntries(Object.entries(source).filter(([name]) => tops.has(name)))
}

export const createSearch = (db: Database, clock: () => Date = () => new Date()): Search => {
  const counts = createKeptCounts()
  let labels: { readonly version: number; readonly labels: Labels } | null = null

  const labelsAt = async (version: number): Promise<Labels> => {
    if (labels === null || labels.version !== version) labels = { version, labels: await readLabels(db) }
    return labels.labels
  }

  /** The parts' JSON by name. Counts known for another state of the catalogue than the one found are asked for again. */
  const ask = async ({ found, parts }: Plan): Promise<{ readonly version: number; readonly texts: ReadonlyMap<string, string> }> => {
    const now = clock().getTime()
    const texts = new Map<string, string>()
    for (const part of parts) {
      const known = part.kept ? counts.get(keyOf(found, part), now) : null
      if (known !== null) texts.set(part.name, known)
    }
    const expected = counts.version()
    const answered = async (missing: ReadonlyArray<Part>): Promise<number> => {
      const { text, params } = statement(found, missing)
      const [row = {}] = await db.query<Record<string, unknown>>(text, params)
      const version = Number(row["version"])
      for (const part of missing) {
        const value = String(row[part.name])
        texts.set(part.name, value)
        if (part.kept) counts.set(keyOf(found, part), value, version, now)
      }
      return version
    }
    const version = await answered(parts.filter(({ name }) => !texts.has(name)))
    const stale = parts.filter(({ name, kept }) => kept && texts.has(name))
    if (version !== expected && stale.length > 0) await answered(stale)
    return { version, texts }
  }

  return {
    search: async (body, locale) => {
      const plan = planOf(body, locale, clock())
      const [{ version, texts }, suggested] = await Promise.all([ask(plan), body.suggest === undefined ? null : suggest(db, body.suggest, locale)])
      const read = (part: string): unknown => JSON.parse(texts.get(part) ?? "null")
      const hits = (read("hits") ?? []) as ReadonlyArray<Hit>
      return {
        total: Number(texts.get("total") ?? 0),
        hits: hits.map((hit) => (hit._source === null ? hit : { ...hit, _source: picked(hit._source, body._source) })),
        aggregations: body.aggs === undefined ? null : countsOf(plan.countings, read, await labelsAt(version), locale),
        suggest: suggested,
      }
    },
    document: async (id, locale) => {
      if (!/^\d{1,9}$/.test(id)) return null
      const plan = planOf({ size: 1, query: { ids: { values: [id] } } }, locale, clock())
      const { texts } = await ask({ ...plan, parts: plan.parts.filter(({ name }) => name === "hits") })
      const [hit] = JSON.parse(texts.get("hits") ?? "[]") as ReadonlyArray<Hit>
      return hit?._source ?? null
    },
  }
}
