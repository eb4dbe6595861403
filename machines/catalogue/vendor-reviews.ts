/** Vendor reviews machine: what buyers say of a vendor, page by page. C16, E19. */
import type { ActorRefFrom, InputFrom } from "xstate"
import { withCountedPage } from "#domain/rules/pages.ts"
import { port } from "#machines/ports.ts"
import { pagedList } from "#machines/shared/paged-list.ts"

export const vendorReviewsMachine = pagedList({
  id: "vendorReviews",
  name: "reviews",
  actors: { fetchVendorReviews: port("fetchVendorReviews") },
  read: withCountedPage,
  descriptions: {
    machine: "Shows what buyers say of a vendor.",
    fetching: "The first page of reviews is asked for; their shape is shown.",
    ready: "The reviews that were read are shown.",
    refining: "Reviews in another order, or fewer of them, are asked for; those that are there stay.",
    empty: "Nobody has reviewed this vendor yet, or none is left by the filter.",
    failed: "The reviews could not be had; the shopper may try again.",
  },
})

export type VendorReviewsInput = InputFrom<typeof vendorReviewsMachine>
export type VendorReviewsActor = ActorRefFrom<typeof vendorReviewsMachine>
