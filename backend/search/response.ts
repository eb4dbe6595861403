/** Search results in Elasticsearch's form, for typed and typeless paths. */
import type { Found } from "./search.ts"

/** `typed` is the form of version 6: a type in each hit, the total as a number. */
export type Form = { readonly index: string; readonly typed: boolean; readonly totalAsNumber: boolean }

export const searchAnswer = (found: Found, { index, typed, totalAsNumber }: Form, took: number) => ({
  took,
  timed_out: false,
  _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
  hits: {
    total: totalAsNumber ? found.total : { value: found.total, relation: "eq" },
    max_score: found.hits.reduce<number | null>((highest, { _score }) => Math.max(highest ?? 0, _score), null),
    hits: found.hits.map(({ _id, _score, _source, _explanation }) => ({
      _index: index,
      ...(typed ? { _type: "product" } : {}),
      _id,
      _score,
      ...(_source === null ? {} : { _source }),
      ...(_explanation === undefined ? {} : { _explanation }),
    })),
  },
  ...(found.aggregations === null ? {} : { aggregations: found.aggregations }),
  ...(found.leftOut.terms.length === 0 ? {} : { left_out: found.leftOut.terms }),
  ...(found.leftOut.part === null ? {} : { part: found.leftOut.part }),
  ...(found.suggest === null ? {} : { suggest: found.suggest }),
})

export const documentAnswer = (source: Readonly<Record<string, unknown>> | null, id: string, { index, typed }: Form, isShown: boolean) => ({
  _index: index,
  _type: typed ? "product" : "_doc",
  _id: id,
  ...(source === null ? { found: false } : { _version: 1, found: true, ...(isShown ? { _source: source } : {}) }),
})
