/** Spelling correction of search terms without results. */
import { suggestedBy, type Answer } from "./response.ts"

/** The text with each unknown word in its likeliest spelling; `null` if nothing could be corrected. */
export const mended = (answer: Answer): string | null => {
  const terms = suggestedBy(answer, "words")
  if (!terms.some(({ options }) => options.length > 0)) return null
  return terms.map(({ text, options }) => options[0]?.text ?? text).join(" ")
}
