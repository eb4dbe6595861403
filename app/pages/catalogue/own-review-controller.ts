/** Controller of the shopper's own review. */
import { subjectAt } from "#domain/rules/catalogue/review-subject.ts"
import { ownReviewMachine, type OwnReviewActor } from "#machines/catalogue/own-review.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type OwnReviewActors = { readonly actor: OwnReviewActor }

export const controller: PageController<never, OwnReviewActors> = {
  open: (pageInput) => {
    const { path, params } = pageInput.location
    return { actor: createPageActor(provided(ownReviewMachine, pageInput), { subject: subjectAt(path), slug: params["slug"] ?? "", seed: pageInput.seed }, pageInput) }
  },
}
