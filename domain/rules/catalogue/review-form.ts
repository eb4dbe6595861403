/** Saying what one thinks of a product. Specification §3: a comment, a rating, pictures. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export const ratings: ReadonlyArray<number> = [1, 2, 3, 4, 5]
export const commentMaxLength = 2000
export const maxPictures = 5

export type ReviewForm = { readonly rating: number | null; readonly comment: string; readonly pictures: number }

export const checkReview = (form: ReviewForm): ReadonlyArray<Refusal<keyof ReviewForm>> => [
  ...refusal("rating", form.rating !== null && ratings.includes(form.rating) ? null : "review.rating_required"),
  ...refusal("comment", form.comment.length > commentMaxLength ? "v.too_long" : null, { max: String(commentMaxLength) }),
  ...refusal("pictures", form.pictures > maxPictures ? "v.too_many_pictures" : null, { max: String(maxPictures) }),
]
