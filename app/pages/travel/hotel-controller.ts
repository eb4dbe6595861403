/** Controller of a hotel: its rooms, the chosen guests, the prices of its nights, and its reviews. */
import type { OfferedHotel } from "#domain/entities/travel/hotel.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { joinReviewVotes } from "#machines/catalogue/joins.ts"
import { reviewListMachine } from "#machines/catalogue/review-list.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { guestsMachine } from "#machines/travel/guests.ts"
import { joinGuests } from "#machines/travel/joins.ts"
import { hotelMachine } from "#machines/travel/hotel.ts"
import { nightsMachine } from "#machines/travel/nights.ts"
import { requiredLoginAddress } from "#app/return-path.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"
import { hotelAt } from "./stay-at.ts"

export const controller = defineController({
  open: (pageInput: PageInput<OfferedHotel>) => {
    const query = hotelAt(pageInput.location)
    const { guests, rooms } = query.stay.refusal?.nearest ?? query.stay
    const reviewed = { subject: "hotel", slug: query.id } as const
    return {
      actor: createPageActor(hotelMachine, { hotel: pageInput.data, query }, pageInput),
      guests: createPageActor(guestsMachine, { guests }, pageInput, "guests"),
      nights: createPageActor(nightsMachine, { id: Number(query.id), guests, rooms }, pageInput, "nights"),
      reviews: createPageActor(reviewListMachine, { page: null, query: { ...reviewed, ...everyReview } }, pageInput, "reviews"),
      votes: createPageActor(reviewVotesMachine, reviewed, { ...pageInput, left: null }, "votes"),
    }
  },
  join: ({ guests, votes }, { actorRefs: { session }, location, go }) => {
    const leaveJoins = [joinGuests({ guests, session }), joinReviewVotes({ votes, session })]
    const subscription = votes.on("login.needed", () => go(requiredLoginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      leaveJoins.forEach((leave) => leave())
    }
  },
})
