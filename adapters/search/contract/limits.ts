/** Limits of one search request. The embedded search refuses larger ones, so that no request can overload it. */
export const limits = {
  /** Hits of one search. */
  size: 400,
  /** Position of the first hit: the depth of paging. */
  from: 10_000,
  /** Searches of one `_msearch`. */
  searches: 8,
  /** Depth of nested values, counted from the top of a request. */
  depth: 24,
  /** Clauses of one search, including those of its aggregations' filters. */
  clauses: 320,
  /** `multi_match` and `more_like_this` clauses of a request, over all its searches. */
  texts: 8,
  /** Suggesters of a request, over all its searches. */
  suggesters: 4,
  /** Values of one `terms` clause. */
  terms: 400,
  /** Aggregations of one search, nested ones included. */
  aggregations: 48,
  /** Depth of nested aggregations. */
  aggregationDepth: 6,
  /** Buckets of one aggregation. */
  buckets: 200,
  /** Ranges of one aggregation. */
  ranges: 24,
  /** Options of one suggester. */
  suggestions: 50,
  /** Characters of a search text. */
  text: 200,
  /** Bytes of a request. */
  body: 64 * 1024,
} as const
