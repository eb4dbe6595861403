/** Own review of a product or vendor in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { barred, barredGuest, reviewed, unreviewed } from "#book/fixtures/catalogue/own-review.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { ownReviewMachine, type OwnReviewContext } from "#machines/catalogue/own-review.ts"
import { OwnReviewScreen } from "./own-review-screen.tsx"

const meta = preview.meta({
  title: "Screens/OwnReview",
  component: OwnReviewScreen,
  parameters: { path: "/account/reviews/cashmere-coat" },
})

const published: Partial<OwnReviewContext> = {
  review: reviewed,
  rating: reviewed.rating,
  comment: reviewed.comment,
  pictures: reviewed.pictures.map(({ src }) => ({ key: src, src: `${src}-320.avif`, isNew: true })),
}

const storyOf = (state: Rest<typeof ownReviewMachine>["state"], context: Partial<OwnReviewContext> = {}) =>
  inState(
    ownReviewMachine,
    { state, input: { subject: "product", slug: reviewed.slug, seed: "story" }, context },
    (actor) => <OwnReviewScreen actor={actor} />,
    loggedIn,
  )

/** The earlier review is loading. */
export const Fetching = meta.story(storyOf("fetching"))
/** Nothing is picked yet; the product was bought here. */
export const Editing = meta.story(storyOf("editing", { review: unreviewed }))
/** Stars are missing. */
export const Refused = meta.story(storyOf("refused", { review: unreviewed, comment: "Сайхан" }))
/** Chosen pictures are being made small; the text cannot be changed meanwhile. */
export const Shrinking = meta.story({
  ...storyOf("shrinking", { review: unreviewed, rating: 5 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toHaveAttribute("readonly")
    for (const chip of canvas.getAllByRole("radio")) await expect(chip).toBeDisabled()
  },
})
/** The review is being published. */
export const Saving = meta.story(storyOf("saving", { ...published, review: unreviewed }))
/** Two thirds of its pictures are sent. */
export const MostlySent = meta.story(storyOf("saving", { ...published, review: unreviewed, sent: 0.64 }))
/** The review is published. */
export const Saved = meta.story(storyOf("saved", published))
/** A dialog asks to confirm the deletion. */
export const Asking = meta.story(storyOf("asking", published))
/** The review is being deleted. */
export const Deleting = meta.story(storyOf("deleting", published))
/** The review is gone. */
export const Deleted = meta.story(storyOf("deleted", { review: unreviewed }))
/** Nothing from this vendor has come to the shopper. */
export const Barred = meta.story(storyOf("barred", { subject: "vendor", slug: barred.slug, review: barred }))
/** There is no such product. */
export const Missing = meta.story(storyOf("missing"))
/** Loading the earlier review failed; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** A file that is no picture was chosen. */
export const PicturesRefused = meta.story(
  storyOf("editing", { ...published, refusals: [{ field: "pictures", key: "v.picture_type", values: {} }] }),
)
/** The shop did not take the review. */
export const RefusedByShop = meta.story(storyOf("refused", { ...published, problem: notPossible }))
/** A vendor from whom something came is reviewed. */
export const OfVendor = meta.story(
  storyOf("editing", { subject: "vendor", slug: barred.slug, review: { ...barred, bought: true, allowed: true }, rating: 5 }),
)
/** No stay of the shopper at this hotel has ended. */
export const BarredGuest = meta.story(storyOf("barred", { subject: "hotel", slug: barredGuest.slug, review: barredGuest }))
/** A published review is changed, on the smallest phone. */
export const OnSmallPhone = meta.story({ ...storyOf("editing", published), globals: { viewport: { value: "narrow", isRotated: false } } })
