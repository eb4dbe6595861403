/** Embedded search service: filters in memory, documents from the database. */
import type { Logger } from "pino"
import type { SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { compileQuery, rowsThrough, type CompiledQuery } from "./engine/clauses.ts"
import { countsOf } from "./engine/counts.ts"
import { documentOf, hitsOf, sourcesOf, type Explanation, type Hit, type Source } from "./hit-documents.ts"
import { createVersionedCache } from "./engine/versioned-cache.ts"
import { createCurrentIndex } from "./engine/current-index.ts"
import { withoutVariants } from "./engine/variant-clauses.ts"
import { minuteOf } from "./engine/date-math.ts"
import { orderOf, pageOf, scoreOf } from "./engine/ordering.ts"
import type { Row } from "./engine/index-rows.ts"
import { unknownWords } from "./text/spelling-correction.ts"
import { joined, type LeftOut } from "./text/missing-terms.ts"
import { suggest } from "./text/suggest.ts"
import { scoreUnit } from "./text/match-weights.ts"

export type SearchResult = {
  readonly total: number
  readonly hits: ReadonlyArray<Hit>
  readonly aggregations: Readonly<Record<string, unknown>> | null
  readonly suggest: Readonly<Record<string, unknown>> | null
  readonly leftOut: LeftOut
}
export interface Search {
  /** Loads the index; searches wait for it. */
  prepare(): Promise<void>
  /** With `explain`, each hit has the share of each typed word in its score. */
  search(body: SearchBody, locale: Locale, explain?: boolean): Promise<SearchResult>
  /** Document of a product by id, `null` when it is not indexed. */
  document(id: string, locale: Locale, fields: NonNullable<SearchBody["_source"]>): Promise<Source | null>
}

/** Default number of hits. */
export const defaultSize = 10

/** Description of every explained score. */
export const scoreDescription = "sum of the words, raised a little by the number of reviews"

const explanationOf = (query: CompiledQuery, row: Row): Explanation => ({
  value: scoreOf(query, row),
  description: scoreDescription,
  details: query.texts
    .flatMap(({ parts }) => parts)
    .map(({ text, score }) => ({ value: (score[row.at] ?? 0) / scoreUnit, description: text, details: [] })),
})

/** More products than this want a search cluster: the memory of each process would hold them all. */
const manyProducts = 500_000

/** `warnAbove`: number of products from which the log advises a search cluster. */
export const createSearch = (
  db: Database,
  clock: () => Date = () => new Date(),
  log: Pick<Logger, "warn"> | null = null,
  warnAbove = manyProducts,
): Search => {
  const currentIndex = createCurrentIndex(db)
  /** The searches of one page, and shoppers in one category, share their rows. */
  const matchedRows = createVersionedCache<{ readonly query: CompiledQuery; readonly rows: ReadonlyArray<Row> }>(64)
  const counts = createVersionedCache<{ readonly total: number; readonly aggregations: SearchResult["aggregations"] }>()

  const search: Search["search"] = async (body, locale, explain = false) => {
    const now = clock()
    const index = await currentIndex()
    const { query: requested = { match_all: {} }, post_filter: filter, aggs, size = defaultSize } = body
    const clause = await withoutVariants(db, requested)
    const key = JSON.stringify([clause, minuteOf(now)])
    const { query, rows } = matchedRows.get(key, index.state, () => {
      const compiled = compileQuery(clause, index, now)
      return { query: compiled, rows: (compiled.among ?? index.rows).filter(compiled.matches) }
    })
    const order = orderOf(body.sort, query)
    const narrowed = (): ReadonlyArray<Row> => (filter === undefined ? rows : rowsThrough(filter, rows, index, now))
    const shown = size === 0 ? null : narrowed()
    const { total, aggregations } = counts.get(JSON.stringify([key, filter, aggs, locale]), index.version, () => ({
      total: (shown ?? narrowed()).length,
      aggregations: aggs === undefined ? null : countsOf(aggs, rows, { index, locale, now }),
    }))
    const page = shown === null ? [] : pageOf(shown, order, body.from ?? 0, size)
    const [sources, suggested] = await Promise.all([
      sourcesOf(
        db,
        page.map(({ id }) => id),
        body._source,
        locale,
      ),
      body.suggest === undefined
        ? null
        : suggest(db, body.suggest, async (text) => unknownWords(text, index.postings, index.synonyms), locale),
    ])
    const products = page.map((row) => ({
      id: row.id,
      score: scoreOf(query, row),
      ...(explain && { explanation: explanationOf(query, row) }),
    }))
    return {
      total,
      hits: hitsOf(products, sources, body._source),
      aggregations,
      suggest: suggested,
      leftOut: joined(query.texts.map(({ leftOut }) => leftOut)),
    }
  }

  return {
    search,
    prepare: async () => {
      const { rows } = await currentIndex()
      if (rows.length > warnAbove) log?.warn({ products: rows.length }, "so many products want a search cluster: set SEARCH_URL")
    },
    document: (id, locale, fields) => documentOf(db, id, locale, fields),
  }
}
