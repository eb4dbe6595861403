/** Ports of the search box. */
import type { Suggestions } from "#domain/entities/search/suggestions.ts"

export interface SearchPorts {
  fetchSuggestions(input: { readonly text: string }, signal?: AbortSignal): Promise<Suggestions>
}
