/** Review list machine: what buyers say of a vendor, or guests of a hotel, page by page. C16, E19, E29. */
import type { ActorRefFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const reviewListMachine = pagedList({
  id: "reviewList",
  name: "reviews",
  actors: { fetchReviewList: port("fetchReviewList") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows what buyers say of a vendor, or guests of a hotel.",
    fetching: "The first page of reviews is asked for; their shape is shown.",
    ready: "The reviews that were read are shown.",
    refining: "Reviews in another order, or fewer of them, are asked for; those that are there stay.",
    empty: "Nobody has reviewed it yet, or none is left by the filter.",
    failed: "The reviews could not be had; the shopper may try again.",
  },
})

export type ReviewListInput = InputFrom<typeof reviewListMachine>
export type ReviewListActor = ActorRefFrom<typeof reviewListMachine>
