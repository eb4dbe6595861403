/** Limits of one search request. The embedded search refuses larger ones, so that nobody can overload it. */
export const limits = {
  /** Hits of one search, and the depth of paging. */
  size: 400,
  from: 10_000,
  /** Searches of one `_msearch`. */
  searches: 8,
  /** Depth of nested values, counted from the top of a request. */
  depth: 24,
  /** Clauses of one search, including those of its aggregations' filters. */
  clauses: 320,
  /** Full-text and similarity clauses and suggesters of a whole request, over all its searches. */
  texts: 8,
  suggesters: 4,
  /** Values of one `terms` clause. */
  terms: 400,
  aggregations: 48,
  /** Depth of nested aggregations. */
  aggregationDepth: 6,
  buckets: 200,
  /** Ranges of one aggregation. */
  ranges: 24,
  suggestions: 50,
  /** Characters of a search text. */
  text: 200,
  /** Bytes of a request. */
  body: 64 * 1024,
} as const
