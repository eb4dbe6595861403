/** Rules of the review form. Specification §3, E27. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Ratings that can be given, in stars. */
export const ratings = [1, 2, 3, 4, 5] as const
/** Maximum length of a comment in characters. */
export const reviewMaxLength = 2000
/** Maximum number of pictures. */
export const maxPictures = 10

export type ReviewForm = { readonly rating: number | null; readonly comment: string; readonly pictures: number }

/** Refusals of a review form in reading order; empty when it is accepted. */
export const checkReview = (form: ReviewForm): ReadonlyArray<Refusal<keyof ReviewForm>> => [
  ...refusal("rating", ratings.some((rating) => rating === form.rating) ? null : "review.rating_required"),
  ...refusal("comment", form.comment.length > reviewMaxLength ? "v.too_long" : null, { max: String(reviewMaxLength) }),
  ...refusal("pictures", form.pictures > maxPictures ? "v.too_many_pictures" : null, { max: String(maxPictures) }),
]
