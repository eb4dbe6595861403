/** Refusal of a search in Elasticsearch's form. */
type RefusalStatus = 400 | 401 | 404 | 413

export class SearchRefusal extends Error {
  override readonly name = "SearchRefusal"
  constructor(
    reason: string,
    readonly type = "parsing_exception",
    readonly status: RefusalStatus = 400,
  ) {
    super(reason)
  }
}

/** Refusal of a text clause in a filter: texts score, and filters do not. */
export const textOutsideQuery = (): SearchRefusal => new SearchRefusal("words are searched for in [query] alone", "query_shard_exception")

/** Body of an error as Elasticsearch writes it. */
export const errorBody = <Status extends number>(reason: string, type: string, status: Status) => ({
  error: { root_cause: [{ type, reason }], type, reason },
  status,
})

export const refusalBody = ({ message, type, status }: SearchRefusal) => errorBody(message, type, status)
