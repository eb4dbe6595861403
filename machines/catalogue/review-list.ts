/** Review list machine: reviews of a vendor by buyers, or of a hotel by guests, page by page. C16, E19, E29. */
import type { ActorRefFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const reviewListMachine = pagedList({
  id: "reviewList",
  name: "reviews",
  actors: { fetchReviewList: port("fetchReviewList") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows the reviews of a vendor or a hotel.",
    fetching: "The first page of reviews is loading; a skeleton is shown.",
    ready: "The loaded reviews are shown.",
    refining: "The order or filter of the reviews has changed; the new reviews are loading, and the reviews shown stay.",
    empty: "There are no reviews yet, or none matches the filter.",
    failed: "Loading the reviews failed; the shopper can try again.",
  },
})

export type ReviewListInput = InputFrom<typeof reviewListMachine>
export type ReviewListActor = ActorRefFrom<typeof reviewListMachine>
