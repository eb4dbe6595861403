/** What a shopper meant to type, when nothing is called by what was typed. */
import { suggestedBy, type Answer } from "./response.ts"

/** The text with each unknown word in its likeliest spelling; `null` when nothing could be mended. */
export const mended = (answer: Answer): string | null => {
  const terms = suggestedBy(answer, "words")
  if (!terms.some(({ options }) => options.length > 0)) return null
  return terms.map(({ text, options }) => options[0]?.text ?? text).join(" ")
}
