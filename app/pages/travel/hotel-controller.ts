/** The machines of one hotel: its rooms, the guests chosen for them, the prices of its nights, and what guests say. */
import type { OfferedHotel } from "#domain/entities/travel/hotel.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { joinReviewVotes } from "#machines/catalogue/joins.ts"
import { reviewListMachine, type ReviewListActor } from "#machines/catalogue/review-list.ts"
import { reviewVotesMachine, type ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import { provided } from "#machines/ports.ts"
import { guestsMachine, type GuestsActor } from "#machines/travel/guests.ts"
import { joinGuests } from "#machines/travel/joins.ts"
import { hotelMachine, type HotelActor } from "#machines/travel/hotel.ts"
import { nightsMachine, type NightsActor } from "#machines/travel/nights.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"
import { hotelAt } from "./stay-at.ts"

export type HotelActors = { readonly actor: HotelActor; readonly guests: GuestsActor; readonly nights: NightsActor; readonly reviews: ReviewListActor; readonly votes: ReviewVotesActor }

export const controller: PageController<OfferedHotel, HotelActors> = {
  open: (pageInput) => {
    const query = hotelAt(pageInput.location)
    const { guests, rooms } = query.stay.refusal?.nearest ?? query.stay
    const reviewed = { subject: "hotel", slug: query.id } as const
    return {
      actor: createPageActor(provided(hotelMachine, pageInput), { hotel: pageInput.data, query }, pageInput),
      guests: createPageActor(provided(guestsMachine, pageInput), { guests }, pageInput, "guests"),
      nights: createPageActor(provided(nightsMachine, pageInput), { id: Number(query.id), guests, rooms }, pageInput, "nights"),
      reviews: createPageActor(provided(reviewListMachine, pageInput), { page: null, query: { ...reviewed, ...everyReview } }, pageInput, "reviews"),
      votes: createPageActor(provided(reviewVotesMachine, pageInput), reviewed, { ...pageInput, left: null }, "votes"),
    }
  },
  join: ({ guests, votes }, { actorRefs: { session }, location, go }) => {
    const parts = [joinGuests({ guests, session }), joinReviewVotes({ votes, session })]
    const subscription = votes.on("login.needed", () => go(requiredLoginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      parts.forEach((part) => part())
    }
  },
}
