/**
 * Search as the site's flags show its goods. A field of what is not shown has no value in any product, as a field of Elasticsearch
 * that no document has: clauses find nothing by it, it counts nothing and orders nothing. P3.
 */
import type { Aggregation, Aggregations, Bool, Clauses, Query, SearchBody } from "#adapters/search/contract/grammar.ts"
import { allTexts, type Localized } from "#domain/entities/locale.ts"
import { shownDocument, type DisplayFlags } from "#backend/catalogue/products/shown-document.ts"
import type { Database } from "#backend/database/database.ts"
import type { Source } from "./hit-documents.ts"
import type { Search } from "./search.ts"

type IsHidden = (field: string) => boolean

const hiddenBy = ({ showBrand, showSale, showGiftBadge }: DisplayFlags): IsHidden => {
  const hidden = [
    ...(showBrand ? [] : [/^brand\./]),
    ...(showSale ? [] : [/^sale_/]),
    ...(showGiftBadge ? [] : [/^facet(?:s|_codes)\.gift$/]),
  ]
  return (field) => hidden.some((pattern) => pattern.test(field))
}

const nothing: Query = { ids: { values: [] } }

const clausesWithout = (clauses: Clauses, isHidden: IsHidden): Clauses =>
  "length" in clauses ? clauses.map((clause) => queryWithout(clause, isHidden)) : queryWithout(clauses, isHidden)

const boolWithout = (bool: Bool, isHidden: IsHidden): Bool => {
  const { must, filter, should, must_not: mustNot, ...rest } = bool
  return {
    ...rest,
    ...(must !== undefined && { must: clausesWithout(must, isHidden) }),
    ...(filter !== undefined && { filter: clausesWithout(filter, isHidden) }),
    ...(should !== undefined && { should: clausesWithout(should, isHidden) }),
    ...(mustNot !== undefined && { must_not: clausesWithout(mustNot, isHidden) }),
  }
}

/** Fields that a clause compares; none for texts, ids and places. */
const comparedFields = (query: Query): ReadonlyArray<string> => {
  if ("term" in query) return Object.keys(query.term)
  if ("terms" in query) return Object.keys(query.terms)
  if ("range" in query) return Object.keys(query.range)
  if ("prefix" in query) return Object.keys(query.prefix)
  return "exists" in query ? [query.exists.field] : []
}

const queryWithout = (query: Query, isHidden: IsHidden): Query => {
  if ("bool" in query) return { bool: boolWithout(query.bool, isHidden) }
  if ("function_score" in query) {
    const { query: inner, ...rest } = query.function_score
    return { function_score: { ...rest, ...(inner !== undefined && { query: queryWithout(inner, isHidden) }) } }
  }
  return comparedFields(query).some(isHidden) ? nothing : query
}

const fieldOf = ({ terms, range, stats }: Aggregation): string => (terms ?? range ?? stats)?.field ?? ""

const aggregationsWithout = (aggs: Aggregations, isHidden: IsHidden): Aggregations =>
  Object.fromEntries(
    Object.entries(aggs)
      .filter(([, aggregation]) => !isHidden(fieldOf(aggregation)))
      .map(([name, { filter, aggs: all = {}, ...rest }]) => {
        const inner = aggregationsWithout(all, isHidden)
        return [
          name,
          {
            ...rest,
            ...(filter !== undefined && { filter: queryWithout(filter, isHidden) }),
            ...(Object.keys(inner).length > 0 && { aggs: inner }),
          },
        ]
      }),
  )

const bodyWithout = ({ query, post_filter: filter, aggs, sort, ...body }: SearchBody, isHidden: IsHidden): SearchBody => ({
  ...body,
  ...(query !== undefined && { query: queryWithout(query, isHidden) }),
  ...(filter !== undefined && { post_filter: queryWithout(filter, isHidden) }),
  ...(aggs !== undefined && { aggs: aggregationsWithout(aggs, isHidden) }),
  ...(sort !== undefined && { sort: sort.filter((by) => !Object.keys(by).some(isHidden)) }),
})

type Suggested = ReadonlyArray<{ readonly options: ReadonlyArray<{ readonly text: string }> }>

/** Suggestions without the names of brands. */
const withoutBrands = async (db: Database, suggest: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await db.query<{ name: Localized }>("select name from brands")
  const names = new Set(rows.flatMap(({ name }) => allTexts(name).map((text) => text.toLowerCase())))
  return Object.fromEntries(
    Object.entries(suggest as Readonly<Record<string, Suggested>>).map(([name, entries]) => [
      name,
      entries.map((entry) => ({ ...entry, options: entry.options.filter(({ text }) => !names.has(text.toLowerCase())) })),
    ]),
  )
}

/** The search service of a site. */
export const shownSearch = (service: Search, db: Database, flags: DisplayFlags): Search => {
  const shown = (source: Source): Source => shownDocument(source, flags)
  return {
    prepare: () => service.prepare(),
    search: async (body, locale, explain) => {
      const result = await service.search(bodyWithout(body, hiddenBy(flags)), locale, explain)
      return {
        ...result,
        hits: result.hits.map((hit) => (hit._source === null ? hit : { ...hit, _source: shown(hit._source) })),
        suggest: flags.showBrand || result.suggest === null ? result.suggest : await withoutBrands(db, result.suggest),
      }
    },
    document: async (id, locale, fields) => {
      const source = await service.document(id, locale, fields)
      return source === null ? null : shown(source)
    },
  }
}
