/** Calls of the user's own review of a product. */
import * as Schema from "effect/Schema"
import { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import { ReviewPayload } from "#domain/entities/catalogue/review-payload.ts"
import { listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PictureFile } from "#adapters/shop/contract/picture-file.ts"

/** A new picture with its file, or a picture of the review by its name alone. */
const WantedPicture = Schema.Struct({ name: orElse(Schema.String, ""), file: orNull(PictureFile) })

export const ReviewBody = Schema.Struct({ ...ReviewPayload.fields, images: listOf(WantedPicture) })

export const OwnReviewAnswer = OwnReview.annotate({ identifier: "OwnReview" })

export const ownReview = endpoint({
  method: "GET",
  path: "/api/v2/products/:id/reviews/mine",
  summary: "The user's review of a product, and whether they bought it; its rating is null before they have reviewed it.",
  asker: "user",
  answer: OwnReviewAnswer,
})

export const writeReview = endpoint({
  method: "POST",
  path: "/api/v2/products/:id/reviews",
  summary:
    "Publishes the user's review of a product, in place of an earlier one; as multipart with `images[][file]` and `images[][name]`, up to ten. " +
    "A picture without a file is one that the review has.",
  asker: "user",
  body: ReviewBody,
  accepts: ["json", "multipart"],
  answer: OwnReviewAnswer,
  idempotent: true,
})

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/v2/products/:id/reviews/mine",
  summary: "Deletes the user's review of a product.",
  asker: "user",
  answer: OwnReviewAnswer,
  idempotent: true,
})
