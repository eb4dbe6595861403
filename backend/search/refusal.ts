/** Refusal of a search in Elasticsearch's form. */
export class SearchRefusal extends Error {
  readonly status: 400 | 401 | 404 | 413
  readonly type: string
  constructor(reason: string, type = "parsing_exception", status: 400 | 401 | 404 | 413 = 400) {
    super(reason)
    this.name = "SearchRefusal"
    this.status = status
    this.type = type
  }
}

/** Refusal of a text clause in a filter: texts score, and filters do not. */
export const textOutsideQuery = (): SearchRefusal => new SearchRefusal("words are searched for in [query] alone", "query_shard_exception")

export const refusalBody = ({ message, type, status }: SearchRefusal) => ({
  error: { root_cause: [{ type, reason: message }], type, reason: message },
  status,
})

/** Failure of the search cluster to answer. Lists are then read from the database; a later search may succeed. */
export class SearchUnavailable extends Error {
  override readonly name = "SearchUnavailable"
}

export const unavailableBody = ({ message }: SearchUnavailable) => {
  const cause = { type: "no_shard_available_action_exception", reason: message }
  return { error: { root_cause: [cause], ...cause }, status: 503 }
}
