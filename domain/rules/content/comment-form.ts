/** Rules of a comment on an article or news item. Specification §3, E20. */
import { isBlank, refusal, type Refusal } from "#domain/rules/forms/refusals.ts"

/** Maximum length of a comment in characters. */
export const commentMaxLength = 1000

/** Comments of one page, without their replies. */
export const commentsPerPage = 20

const refusalKey = (text: string): string | null => {
  if (isBlank(text)) return "comments.required"
  return text.trim().length > commentMaxLength ? "comments.too_long" : null
}

/** Refusals of a comment as typed; empty when it is accepted. */
export const checkComment = (text: string): ReadonlyArray<Refusal<"comment">> =>
  refusal("comment", refusalKey(text), { max: String(commentMaxLength) })
