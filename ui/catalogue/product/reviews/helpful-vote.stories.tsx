/** Helpful vote on a review in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { product, reviews } from "#book/fixtures/catalogue/product.ts"
import { inState } from "#book/in-state.tsx"
import { reviewVotesMachine, type ReviewVotesContext } from "#machines/catalogue/review-votes.ts"
import { HelpfulVote } from "./helpful-vote.tsx"
import { ReviewCard } from "./review-card.tsx"

const meta = preview.meta({ title: "Parts/Catalogue/Helpful vote", component: HelpfulVote })

const [first, second] = reviews

const storyOf = (state: Rest<typeof reviewVotesMachine>["state"], context: Partial<ReviewVotesContext> = {}) =>
  inState(reviewVotesMachine, { state, input: { subject: "product", slug: product.slug }, context }, (actor) => (
    <div className="page" data-state={state}>
      {[first!, second!].map((review) => (
        <ReviewCard key={review.id} review={review} mark="Худалдан авсан">
          <HelpfulVote actor={actor} review={review} />
        </ReviewCard>
      ))}
    </div>
  ))

/** It is not known yet who reads. */
export const Waiting = meta.story(storyOf("waiting"))
/** A visitor, whom a press leads to the login. */
export const Visiting = meta.story(storyOf("visiting"))
/** The reader's earlier votes are loading; no review can be pressed yet. */
export const Fetching = meta.story({
  ...storyOf("fetching"),
  play: async ({ canvas }) => {
    for (const button of await canvas.findAllByRole("button")) await expect(button).toBeDisabled()
  },
})
/** The first review helped the reader; the second is the reader's own. */
export const Ready = meta.story(storyOf("ready", { votes: [1], own: 2, counts: { 1: 13 } }))
/** A vote is being counted. */
export const Voting = meta.story(storyOf("voting", { pressed: 1 }))
/** The vote was not counted. */
export const Refused = meta.story(storyOf("refused", { pressed: 1, problem: notPossible }))
