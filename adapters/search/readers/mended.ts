/** What a shopper meant to type, when nothing is called by what was typed. */
import { suggestedBy, type Answer } from "./answer.ts"

/** The text with each unknown word in its likeliest spelling; `null` when nothing could be mended. */
export const mended = (answer: Answer): string | null => {
  const words = suggestedBy(answer, "words")
  if (!words.some(({ options }) => options.length > 0)) return null
  return words.map(({ text, options }) => options[0]?.text ?? text).join(" ")
}
