/** How much one search may ask for; the embedded search refuses more, so that nobody can make it work for nothing. */
export const limits = {
  /** Hits of one search, and how deep paging goes. */
  size: 400,
  from: 10_000,
  /** Searches of one `_msearch`. */
  searches: 8,
  /** Clauses within clauses, counted from the top of a query. */
  depth: 6,
  clauses: 64,
  /** Values of one `terms` clause. */
  terms: 400,
  aggregations: 24,
  /** Aggregations within aggregations. */
  aggregationDepth: 6,
  buckets: 200,
  /** Ranges of one counting. */
  ranges: 24,
  suggestions: 50,
  /** Characters of a text searched for. */
  text: 200,
  /** Bytes of a request. */
  body: 64 * 1024,
} as const
