/** Failure of the search cluster to answer. Lists are then read from the database; a later search may succeed. */
import { errorBody } from "./refusal.ts"

export class SearchUnavailable extends Error {
  override readonly name = "SearchUnavailable"
}

export const unavailableBody = ({ message }: SearchUnavailable) => errorBody(message, "no_shard_available_action_exception", 503)
