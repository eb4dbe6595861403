/** Spelling correction of search terms without results. */
import { suggestedBy, type SearchResponse } from "./response.ts"

/** The text with each unknown word in its likeliest spelling; `null` if nothing could be corrected. */
export const correctedText = (response: SearchResponse): string | null => {
  const terms = suggestedBy(response, "words")
  if (!terms.some(({ options }) => options.length > 0)) return null
  return terms.map(({ text, options }) => options[0]?.text ?? text).join(" ")
}
