/** Rules of a comment on an article or news item. Specification §3, E20. */
import { isBlank, refusal, type Refusal } from "#domain/rules/forms/refusals.ts"

/** Maximum length of a comment in characters. */
export const commentMaxLength = 1000

/** Comments read at a time. */
export const commentsPerPage = 20

/** Refusals of a comment as typed; empty when it is accepted. */
export const checkComment = (text: string): ReadonlyArray<Refusal<"comment">> =>
  refusal("comment", isBlank(text) ? "comments.required" : text.trim().length > commentMaxLength ? "comments.too_long" : null, { max: String(commentMaxLength) })
