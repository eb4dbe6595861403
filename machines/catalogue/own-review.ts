/** Own review machine: a shopper writes, changes and deletes a review of a product, vendor or hotel. E27, C16. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { OwnReview } from "#domain/entities/catalogue/own-review.ts"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { checkReview, maxPictures } from "#domain/rules/catalogue/review-form.ts"
import { checkPictures } from "#domain/rules/shopper-pictures.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { ReviewSubject } from "#domain/rules/catalogue/review-subject.ts"
import type { ChosenFile, NewPicture, Reviewed } from "./ports.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, isMissing, missingOrFailed, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { nothingSent, sendingPictures, shareFrom, uploadBy, type PictureSent, type SentShare } from "#machines/shared/sent-share.ts"
import { shrinkingPictures } from "#machines/shared/shrinking-pictures.ts"

export type OwnReviewEvent =
  | { readonly type: "rating.pick"; readonly rating: number }
  | { readonly type: "comment.type"; readonly comment: string }
  | { readonly type: "pictures.add"; readonly files: ReadonlyArray<ChosenFile> }
  | { readonly type: "picture.drop"; readonly key: string }
  | { readonly type: "review.save" }
  | { readonly type: "review.delete" }
  | { readonly type: "delete.confirm" }
  | { readonly type: "delete.cancel" }
  | { readonly type: "page.retry" }
  | PictureSent
/** `key` is the name of a published picture, or the key of a new one. */
export type ReviewPicture = NewPicture & { readonly isNew: boolean }
export type OwnReviewContext = SentShare & {
  readonly subject: ReviewSubject
  readonly slug: string
  /** Stored by the shop; `null` until it is known. */
  readonly review: OwnReview | null
  readonly rating: number | null
  readonly comment: string
  readonly pictures: ReadonlyArray<ReviewPicture>
  /** Why the files chosen last were refused. */
  readonly refusals: ReadonlyArray<Refusal<"pictures">>
  /** `null` in `refused` where the form itself is invalid. */
  readonly problem: Problem | null
  readonly intents: Intents
}
export type OwnReviewInput = Reviewed & { readonly seed: string }

const isAccepted = ({ rating, comment, pictures }: OwnReviewContext): boolean =>
  checkReview({ rating, comment: comment.trim(), pictures: pictures.length }).length === 0

/** Picture of a published review, whose key is the name in its address. */
const publishedPicture = ({ src }: Picture): ReviewPicture => ({ key: src.slice(src.lastIndexOf("/") + 1), src, isNew: false })

type ChosenFiles = { readonly files: ReadonlyArray<ChosenFile> }

const refusalsOf = ({ pictures }: OwnReviewContext, { files }: ChosenFiles) => checkPictures(pictures.length, files, maxPictures)

const filesOf = ({ event }: { readonly event: ChosenFiles }) => event

/** Transitions when pictures are chosen: they are shrunk, or refused with a reason. */
const addPictures = [
  { guard: { type: "fits", params: filesOf }, target: "shrinking" },
  { actions: { type: "refusePictures", params: filesOf } },
] as const

/** Transitions of an edit that leaves another state for `editing`. */
const edits = {
  "rating.pick": { target: "editing", actions: "pickRating" },
  "comment.type": { target: "editing", actions: "takeComment" },
} as const

export const ownReviewMachine = setup({
  types: {} as { context: OwnReviewContext; events: OwnReviewEvent; input: OwnReviewInput; tags: "busy" | "empty" | "refused" },
  actors: {
    fetchOwnReview: port("fetchOwnReview"),
    saveReview: port("saveReview"),
    shrinkPictures: port("shrinkPictures"),
    deleteReview: port("deleteReview"),
  },
  actions: {
    takeReview: assign(({ context }, { review }: { review: OwnReview }) => ({
      review,
      rating: review.rating,
      comment: review.comment,
      pictures: review.pictures.map(publishedPicture),
      refusals: [],
      problem: null,
      intents: oneMore(context.intents),
    })),
    pickRating: assign(({ context, event }) => {
      assertEvent(event, "rating.pick")
      return { rating: event.rating, problem: null, intents: oneMore(context.intents) }
    }),
    takeComment: assign(({ context, event }) => {
      assertEvent(event, "comment.type")
      return { comment: event.comment, problem: null, intents: oneMore(context.intents) }
    }),
    addPictures: assign(({ context }, { added }: { added: ReadonlyArray<NewPicture> }) => ({
      pictures: [...context.pictures, ...added.map((picture) => ({ ...picture, isNew: true }))],
      refusals: [],
      problem: null,
      intents: oneMore(context.intents),
    })),
    dropPicture: assign(({ context, event }) => {
      assertEvent(event, "picture.drop")
      return {
        pictures: context.pictures.filter(({ key }) => key !== event.key),
        refusals: [],
        problem: null,
        intents: oneMore(context.intents),
      }
    }),
    refusePictures: assign(({ context }, chosen: ChosenFiles) => ({ refusals: refusalsOf(context, chosen) })),
    refuseBroken: assign({ refusals: [{ field: "pictures", key: "v.picture_broken", values: {} }] as const }),
    takeShare: assign((_, sent: PictureSent) => shareFrom(sent)),
    forgetShare: assign(nothingSent),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isAllowed: (_, { review }: { review: OwnReview }) => review.allowed,
    fits: ({ context }, chosen: ChosenFiles) => refusalsOf(context, chosen).length === 0,
    isAccepted: ({ context }) => isAccepted(context),
    isPublished: ({ context }) => context.review !== null && context.review.rating !== null,
  },
}).createMachine({
  id: "ownReview",
  description: "Lets a shopper review a product, a vendor or a hotel, and change or delete the review later.",
  context: ({ input }) => ({
    subject: input.subject,
    slug: input.slug,
    review: null,
    rating: null,
    comment: "",
    pictures: [],
    ...nothingSent,
    refusals: [],
    problem: null,
    intents: intentsFrom(input.seed),
  }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The shopper's earlier review is loading.",
      tags: "busy",
      invoke: {
        id: "fetchOwnReview",
        src: "fetchOwnReview",
        input: ({ context: { subject, slug } }) => ({ subject, slug }),
        onDone: [
          {
            guard: { type: "isAllowed", params: ({ event }) => ({ review: event.output }) },
            target: "editing",
            actions: { type: "takeReview", params: ({ event }) => ({ review: event.output }) },
          },
          { target: "barred", actions: { type: "takeReview", params: ({ event }) => ({ review: event.output }) } },
        ],
        onError: missingOrFailed,
      },
    },
    editing: {
      description: "The shopper gives stars, writes and adds pictures; a published review can be deleted.",
      on: {
        "rating.pick": { actions: "pickRating" },
        "comment.type": { actions: "takeComment" },
        "pictures.add": addPictures,
        "picture.drop": { actions: "dropPicture" },
        "review.save": [
          { guard: "isAccepted", target: "saving" },
          { target: "refused", actions: "forgetProblem" },
        ],
        "review.delete": { guard: "isPublished", target: "asking" },
      },
    },
    refused: {
      description:
        "Stars are missing, the text is too long, or the shop refused the review or its deletion; the form keeps what was written.",
      tags: "refused",
      on: {
        ...edits,
        "pictures.add": addPictures,
        "picture.drop": { target: "editing", actions: "dropPicture" },
        "review.save": { guard: "isAccepted", target: "saving" },
        "review.delete": { guard: "isPublished", target: "asking" },
      },
    },
    shrinking: shrinkingPictures("editing"),
    saving: {
      description: "The review is being published with its new pictures.",
      tags: "busy",
      ...sendingPictures,
      invoke: {
        id: "saveReview",
        src: "saveReview",
        input: ({ context: { subject, slug, rating, comment, pictures, intents }, self }) => {
          if (rating === null) throw new Error("the review has no stars")
          return {
            subject,
            slug,
            rating,
            comment: comment.trim(),
            pictures: pictures.map(({ key }) => key),
            key: keyOf(intents),
            ...uploadBy(self),
          }
        },
        onDone: { target: "saved", actions: { type: "takeReview", params: ({ event }) => ({ review: event.output }) } },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    saved: {
      description: "The review is published; the shopper can change or delete it.",
      on: {
        ...edits,
        "pictures.add": addPictures,
        "picture.drop": { target: "editing", actions: "dropPicture" },
        "review.delete": { target: "asking" },
      },
    },
    asking: {
      description: "A dialog asks the shopper to confirm the deletion; they can also go on editing.",
      on: {
        ...edits,
        "delete.confirm": { target: "deleting" },
        "delete.cancel": { target: "editing" },
      },
    },
    deleting: {
      description: "The shop is deleting the review.",
      tags: "busy",
      invoke: {
        id: "deleteReview",
        src: "deleteReview",
        input: ({ context }) => ({ subject: context.subject, slug: context.slug, key: keyOf(context.intents) }),
        onDone: { target: "deleted", actions: { type: "takeReview", params: ({ event }) => ({ review: event.output }) } },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    deleted: {
      description: "The review is deleted; the shopper can write another.",
      on: {
        ...edits,
        "pictures.add": addPictures,
      },
    },
    barred: {
      description:
        "The shopper cannot review yet: nothing from this vendor was delivered to them, or no stay of theirs at this hotel has ended.",
      tags: "empty",
    },
    missing: { description: "The product, vendor or hotel does not exist.", tags: "empty" },
    failed: failedState("Loading the earlier review failed; the shopper can try again."),
  },
})

export type OwnReviewActor = ActorRefFrom<typeof ownReviewMachine>
