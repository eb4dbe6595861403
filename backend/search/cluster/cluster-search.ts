/** Search service on a cluster that finds, orders and counts; documents, stock, labels and phrases are read from the database. */
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import { documentOf, hitsOf, sourcesOf, type Explanation } from "#backend/search/hit-documents.ts"
import { sortKeysOf } from "#backend/search/engine/clause-values.ts"
import { minuteOf } from "#backend/search/engine/date-math.ts"
import { fieldOf } from "#backend/search/engine/fields.ts"
import { withoutVariants } from "#backend/search/engine/variant-clauses.ts"
import { readShopNames, type ShopNames } from "#backend/search/shop-names.ts"
import { SearchRefusal, textOutsideQuery } from "#backend/search/refusal.ts"
import { SearchUnavailable } from "#backend/search/unavailable.ts"
import { defaultSize, scoreDescription, type Search } from "#backend/search/search.ts"
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
import { createTextPlanner, hasTexts } from "./text-planner.ts"

type ClusterHit = { readonly _id: string; readonly _score: number | null }
type ClusterResponse = {
  readonly timed_out: boolean
  readonly hits: { readonly total: { readonly value: number }; readonly hits: ReadonlyArray<ClusterHit> }
  readonly aggregations?: Readonly<Record<string, unknown>>
}

/** Milliseconds for which names are cached. */
const namesFor = 2000

const scored = ({ filter, texts, seed }: CompiledClause): Clause => {
  if (seed !== null) {
    return {
      function_score: { query: { constant_score: { filter } }, random_score: { seed, field: chanceField }, boost_mode: "replace" },
    }
  }
  return { bool: { filter: [filter], ...(texts.length === 0 ? {} : { should: texts.map(({ score }) => score) }) } }
}

const sortClause = (name: string, direction: "asc" | "desc"): Clause => {
  if (name === "_score") return { _score: "desc" }
  const { kind, column } = fieldOf(name)
  if (kind !== "number" && kind !== "date" && kind !== "keyword") {
    throw new SearchRefusal(`cannot sort by [${name}]`, "illegal_argument_exception")
  }
  return { [column]: { order: direction, missing: "_last" } }
}

/** The id decides among equals; missing values are last. */
const orderOf = (sort: SearchBody["sort"], { texts, seed }: CompiledClause): ReadonlyArray<Clause> => {
  const keys = sortKeysOf(sort).map(({ name, direction }) => sortClause(name, direction))
  const isScored = seed !== null || texts.length > 0
  const byScore = keys.length === 0 && isScored ? [{ _score: "desc" }] : []
  return [...keys, ...byScore, { id: "asc" }]
}

const leftOutBy = async (texts: ReadonlyArray<TextPlan>): Promise<LeftOut> => joined(await Promise.all(texts.map(({ leftOut }) => leftOut)))

type Options = { readonly db: Database; readonly client: ClusterClient; readonly clock?: () => Date }

export const createClusterSearch = ({ db, client, clock = () => new Date() }: Options): Search => {
  const plan = createTextPlanner(client, db)
  let names: { readonly value: ShopNames; readonly until: number } | null = null
  const currentNames = async (): Promise<ShopNames> => {
    if (names === null || performance.now() > names.until) names = { value: await readShopNames(db), until: performance.now() + namesFor }
    return names.value
  }

  const send = (body: Clause): Promise<ClusterResponse> =>
    client.send<ClusterResponse>({
      method: "POST",
      path: `/${client.alias}/_search?allow_partial_search_results=false`,
      body: { timeout: "1s", track_total_hits: true, ...body },
    })

  /** Scores of the products with these ids by one clause, as shares of an explained score. */
  const scoresBy = async (clause: Clause, ids: ReadonlyArray<number>): Promise<ReadonlyMap<number, number>> => {
    const query = { bool: { filter: [{ terms: { id: ids } }], should: [clause], minimum_should_match: 1 } }
    const { hits } = await send({ size: ids.length, query })
    return new Map(hits.hits.map(({ _id, _score }) => [Number(_id), (_score ?? 0) / scoreUnit]))
  }

  /** Shares of the terms in the scores of these hits. */
  const explain = async (
    texts: ReadonlyArray<TextPlan>,
    ids: ReadonlyArray<number>,
  ): Promise<(id: number, score: number) => Explanation> => {
    const parts = texts.flatMap((text) => text.parts)
    const scoresOfParts = await Promise.all(parts.map(({ score }) => scoresBy(score, ids)))
    return (id, score) => ({
      value: score,
      description: scoreDescription,
      details: parts.map(({ text }, at) => ({ value: scoresOfParts[at]?.get(id) ?? 0, description: text, details: [] })),
    })
  }

  const onCluster: Search["search"] = async (body, locale, isExplained = false) => {
    const { query: requested = { match_all: {} }, post_filter: filter, aggs, size = defaultSize } = body
    const [query, known] = await Promise.all([withoutVariants(db, requested), currentNames()])
    // A minute's searches are equal, so that the cluster may answer them from its cache.
    const planning = { ...known, now: new Date(minuteOf(clock())) }
    const compiling = { ...planning, texts: await plan(query, planning) }
    const compiled = compileClause(query, compiling)
    const postFilter = filter === undefined ? null : compileClause(filter, compiling)
    if (hasTexts(filter)) throw textOutsideQuery()
    // Requested in parallel with the search, since a text that finds nothing waits for its spelling.
    const [response, suggested] = await Promise.all([
      send({
        _source: false,
        from: body.from ?? 0,
        size,
        // What only counts needs no scores.
        query: size === 0 ? { bool: { filter: [compiled.filter] } } : scored(compiled),
        ...(postFilter === null ? {} : { post_filter: postFilter.filter }),
        sort: orderOf(body.sort, compiled),
        track_scores: compiled.texts.length > 0,
        ...(aggs === undefined ? {} : { aggs: countsRequest(aggs, compiling) }),
      }),
      body.suggest === undefined
        ? null
        : suggest(db, body.suggest, (text) => withKnownKeys(client, (keys) => unknownWords(text, keys, known.synonyms)), locale),
    ])
    if (response.timed_out) throw new SearchUnavailable("the search cluster is too slow")
    const page = response.hits.hits.map(({ _id, _score }) => ({ id: Number(_id), score: compiled.texts.length === 0 ? 1 : (_score ?? 0) }))
    const ids = page.map(({ id }) => id)
    const [sources, explanationOf] = await Promise.all([
      sourcesOf(db, ids, body._source, locale),
      isExplained && ids.length > 0 ? explain(compiled.texts, ids) : null,
    ])
    const products = page.map(({ id, score }) => ({ id, score, ...(explanationOf !== null && { explanation: explanationOf(id, score) }) }))
    return {
      total: response.hits.total.value,
      // A product that has just been deleted is still in the index for a moment.
      hits: hitsOf(products, sources, body._source),
      aggregations: aggs === undefined ? null : countsFrom(aggs, response.aggregations ?? {}, { labels: known.labels, locale }),
      suggest: suggested,
      leftOut: await leftOutBy(compiled.texts),
    }
  }

  return {
    prepare: async () => void (await currentNames()),
    search: async (body, locale, isExplained) => {
      try {
        return await onCluster(body, locale, isExplained)
      } catch (error) {
        if (!(error instanceof SearchUnavailable)) throw error
        const fromDatabase = await searchDatabase(db, body, locale, { ...(await currentNames()), now: clock() })
        if (fromDatabase === null) throw error
        return fromDatabase
      }
    },
    document: (id, locale, fields) => documentOf(db, id, locale, fields),
  }
}
