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

export const refusalBody = ({ message, type, status }: SearchRefusal) => ({
  error: { root_cause: [{ type, reason: message }], type, reason: message },
  status,
})
