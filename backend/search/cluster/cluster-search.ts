/** Search service on a cluster that finds, orders and counts; documents, stock, labels and phrases are the database's. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import { documentOf, sourcesOf } from "#backend/search/hit-documents.ts"
import { minuteOf } from "#backend/search/engine/date-math.ts"
import { fieldOf } from "#backend/search/engine/fields.ts"
import { readLabels, type Labels } from "#backend/search/engine/bucket-labels.ts"
import { withoutVariants } from "#backend/search/engine/variant-clauses.ts"
import { SearchRefusal, SearchUnavailable } from "#backend/search/refusal.ts"
import { usualSize, type Explanation, type Search } from "#backend/search/search.ts"
import { joined, type LeftOut } from "#backend/search/text/missing-terms.ts"
import { unknownWords } from "#backend/search/text/spelling-correction.ts"
import { suggest } from "#backend/search/text/suggest.ts"
import { scoreUnit } from "#backend/search/text/match-weights.ts"
import type { ClusterClient } from "./cluster-client.ts"
import type { Clause, TextPlan } from "./clause.ts"
import { compileClause, type CompiledClause } from "./cluster-clauses.ts"
import { countsFrom, countsRequest } from "./cluster-counts.ts"
import { chanceField } from "./cluster-index.ts"
import { searchDatabase } from "./database-search.ts"
import { withKnownKeys } from "./known-keys.ts"
import { createTextPlanner, hasTexts } from "./text-plan.ts"

type Answer = {
  readonly timed_out: boolean
  readonly hits: { readonly total: { readonly value: number }; readonly hits: ReadonlyArray<{ readonly _id: string; readonly _score: number | null }> }
  readonly aggregations?: Readonly<Record<string, unknown>>
}

/** Milliseconds for which labels are cached. */
const labelsFor = 2000

const scored = ({ filter, texts, seed }: CompiledClause): Clause => {
  if (seed !== null) return { function_score: { query: { constant_score: { filter } }, random_score: { seed, field: chanceField }, boost_mode: "replace" } }
  return { bool: { filter: [filter], ...(texts.length === 0 ? {} : { should: texts.map(({ score }) => score) }) } }
}

/** The id decides among equals; missing values are last. */
const orderOf = (sort: SearchBody["sort"], { texts, seed }: CompiledClause): ReadonlyArray<Clause> => {
  const keys = (sort ?? []).flatMap((by) =>
    Object.entries(by).map(([name, direction]): Clause => {
      if (name === "_score") return { _score: "desc" }
      const { kind, column } = fieldOf(name)
      if (kind !== "number" && kind !== "date" && kind !== "keyword") throw new SearchRefusal(`cannot sort by [${name}]`, "illegal_argument_exception")
      return { [column]: { order: typeof direction === "string" ? direction : direction.order, missing: "_last" } }
    }),
  )
  return [...(keys.length > 0 ? keys : seed !== null || texts.length > 0 ? [{ _score: "desc" }] : []), { id: "asc" }]
}

const leftOutBy = async (texts: ReadonlyArray<TextPlan>): Promise<LeftOut> => joined(await Promise.all(texts.map(({ leftOut }) => leftOut)))

type Options = { readonly db: Database; readonly client: ClusterClient; readonly clock?: () => Date }

export const createClusterSearch = ({ db, client, clock = () => new Date() }: Options): Search => {
  const plan = createTextPlanner(client, db)
  let labels: { readonly value: Labels; readonly until: number } | null = null
  const currentLabels = async (): Promise<Labels> => {
    if (labels === null || performance.now() > labels.until) labels = { value: await readLabels(db), until: performance.now() + labelsFor }
    return labels.value
  }

  const ask = (body: Clause): Promise<Answer> =>
    client.ask<Answer>({ method: "POST", path: `/${client.alias}/_search?allow_partial_search_results=false`, body: { timeout: "1s", track_total_hits: true, ...body } })

  /** Shares of the terms in the scores of these hits. */
  const explain = async (texts: ReadonlyArray<TextPlan>, ids: ReadonlyArray<string>): Promise<(id: string, score: number) => Explanation> => {
    const parts = await Promise.all(
      texts.flatMap(({ parts: own }) => own).map(async ({ text, score }) => {
        const { hits } = await ask({ size: ids.length, query: { bool: { filter: [{ terms: { id: ids.map(Number) } }], should: [score], minimum_should_match: 1 } } })
        return { text, scores: new Map(hits.hits.map(({ _id, _score }) => [_id, (_score ?? 0) / scoreUnit])) }
      }),
    )
    return (id, score) => ({
      value: score,
      description: "sum of the words, raised a little by the number of reviews",
      details: parts.map(({ text, scores }) => ({ value: scores.get(id) ?? 0, description: text, details: [] })),
    })
  }

  const onCluster: Search["search"] = async (body, locale, explained = false) => {
    const { query: requested = { match_all: {} }, post_filter: filter, aggs, size = usualSize } = body
    const [query, known] = await Promise.all([withoutVariants(db, requested), currentLabels()])
    // A minute's searches are equal, so that the cluster may answer them from its cache.
    const compiling = { labels: known, now: new Date(minuteOf(clock())), texts: new Map<unknown, TextPlan>() }
    const planned = { ...compiling, texts: await plan(query, { labels: known, now: compiling.now }) }
    const compiled = compileClause(query, planned)
    const narrowed = filter === undefined ? null : compileClause(filter, planned)
    if (hasTexts(filter)) throw new SearchRefusal("words are searched for in [query] alone", "query_shard_exception")
    const finding = ask({
      _source: false,
      from: body.from ?? 0,
      size,
      // What only counts needs no scores.
      query: size === 0 ? { bool: { filter: [compiled.filter] } } : scored(compiled),
      ...(narrowed === null ? {} : { post_filter: narrowed.filter }),
      sort: orderOf(body.sort, compiled),
      track_scores: compiled.texts.length > 0,
      ...(aggs === undefined ? {} : { aggs: countsRequest(aggs, planned) }),
    })
    // Requested in parallel with the search, since a text that finds nothing waits for its spelling.
    const [answer, suggested] = await Promise.all([
      finding,
      body.suggest === undefined ? null : suggest(db, body.suggest, (text) => withKnownKeys(client, (keys) => unknownWords(text, keys)), locale),
    ])
    if (answer.timed_out) throw new SearchUnavailable("the search cluster is too slow")
    const page = answer.hits.hits.map(({ _id, _score }) => ({ _id, _score: compiled.texts.length === 0 ? 1 : (_score ?? 0) }))
    const ids = page.map(({ _id }) => _id)
    const [sources, explanation] = await Promise.all([
      sourcesOf(db, ids.map(Number), body._source, locale),
      explained && ids.length > 0 ? explain(compiled.texts, ids) : null,
    ])
    return {
      total: answer.hits.total.value,
      // A product that has just been deleted is still in the index for a moment.
      hits: page.flatMap(({ _id, _score }) => {
        const source = sources.get(Number(_id))
        if (source === undefined && body._source !== false) return []
        return [{ _id, _score, _source: source ?? null, ...(explanation === null ? {} : { _explanation: explanation(_id, _score) }) }]
      }),
      aggregations: aggs === undefined ? null : countsFrom(aggs, answer.aggregations ?? {}, { labels: known, locale }),
      suggest: suggested,
      leftOut: await leftOutBy(compiled.texts),
    }
  }

  return {
    prepare: async () => void (await currentLabels()),
    search: async (body, locale, explained) => {
      try {
        return await onCluster(body, locale, explained)
      } catch (error) {
        if (!(error instanceof SearchUnavailable)) throw error
        const found = await searchDatabase(db, body, locale, { labels: await currentLabels(), now: clock() })
        if (found === null) throw error
        return found
      }
    },
    document: (id, locale, fields) => documentOf(db, id, locale, fields),
  }
}
