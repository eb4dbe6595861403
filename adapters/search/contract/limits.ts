/** How much one search may ask for; the embedded search refuses more, so that nobody can make it work for nothing. */
export const limits = {
  /** Hits of one search, and how deep paging goes. */
  size: 400,
  from: 10_000,
  /** Searches of one `_msearch`. */
  searches: 8,
  /** Values within values, counted from the top of a request. */
  depth: 24,
  /** Clauses of one search, those of its aggregations' filters included. */
  clauses: 96,
  /** Clauses that look for words or for what is alike, and suggesters: of a whole request, however many searches it holds. */
  texts: 8,
  suggesters: 4,
  /** Values of one `terms` clause. */
  terms: 400,
  aggregations: 24,
  /** Aggregations within aggregations. */
  aggregationDepth: 6,
  buckets: 200,
  /** Ranges of one counting. */
  ranges: 24,
  suggestions: 50,
  /** Unknown words of one text that are mended; the others are left as they are. */
  mended: 4,
  /** Characters of a text searched for. */
  text: 200,
  /** Bytes of a request. */
  body: 64 * 1024,
} as const
