/** One hotel in every state. */
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { vendorReviews } from "#book/fixtures/catalogue/vendors.ts"
import { fullCamp, lakeCamp, passengers, refusedStay, winterStay } from "#book/fixtures/travel/travel.ts"
import { atRest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import type { Problem } from "#domain/entities/problem.ts"
import type { OfferedHotel } from "#domain/entities/travel/hotel.ts"
import { tugrik } from "#domain/rules/money.ts"
import { everyReview } from "#domain/rules/catalogue/review-query.ts"
import { reviewListMachine } from "#machines/catalogue/review-list.ts"
import { reviewVotesMachine } from "#machines/catalogue/review-votes.ts"
import { guestsMachine } from "#machines/travel/guests.ts"
import { hotelMachine } from "#machines/travel/hotel.ts"
import { nightsMachine } from "#machines/travel/nights.ts"
import { HotelScreen } from "./hotel-screen.tsx"

const meta = preview.meta({ title: "Screens/Hotel", component: HotelScreen, parameters: { path: "/travel/hotels/1" } })

const unpricedCamp: OfferedHotel = { ...lakeCamp, rooms: lakeCamp.rooms.map((room) => ({ ...room, stay: null })) }

const guests = () =>
  atRest(guestsMachine, { state: "choosing", input: { guests: winterStay.guests }, context: { passengers, chosen: [1] } })

const nights = () => atRest(nightsMachine, { state: "resting", input: { id: 1, guests: winterStay.guests, rooms: winterStay.rooms } })

/** Guests' reviews, as those of a vendor are. */
const reviews = () =>
  atRest(reviewListMachine, { state: "ready", input: { page: vendorReviews, query: { subject: "hotel", slug: "1", ...everyReview } } })
const unreviewed = () =>
  atRest(reviewListMachine, {
    state: "empty",
    input: { page: { items: [], page: 1, pages: 1, total: 0 }, query: { subject: "hotel", slug: "1", ...everyReview } },
  })
const votes = () => atRest(reviewVotesMachine, { state: "visiting", input: { subject: "hotel", slug: "1" } })

const storyOf = (
  state: "fetching" | "ready" | "failed" | "missing",
  hotel: OfferedHotel | null,
  problem: Problem | null = null,
  stay = winterStay,
) =>
  inState(hotelMachine, { state, input: { hotel, query: { id: "1", stay } }, context: { problem } }, (actor) => {
    const isUnreviewed = hotel !== null && hotel.histogram.every((count) => count === 0)
    return (
      <HotelScreen actor={actor} guests={guests()} nights={nights()} reviews={isUnreviewed ? unreviewed() : reviews()} votes={votes()} />
    )
  })

/** A skeleton while the hotel is being fetched. */
export const Fetching = meta.story(storyOf("fetching", null))
/** A room with the parts of its price, and one that is taken. */
export const Ready = meta.story(storyOf("ready", lakeCamp))
/** The hotel could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", null, unreachable))
/** No such hotel. */
export const Missing = meta.story(storyOf("missing", null))
/** No room is free on these days. */
export const FullyBooked = meta.story(storyOf("ready", fullCamp))
/** There are no reviews yet. */
export const Unreviewed = meta.story(storyOf("ready", { ...lakeCamp, histogram: [0, 0, 0, 0, 0], pictured: 0 }))
/** More guests than the room takes; more rooms are offered with their price. */
export const TooManyGuests = meta.story(
  storyOf(
    "ready",
    { ...unpricedCamp, proposals: [{ roomId: 1, nights: 2, rooms: 2, guests: 5, parts: [], total: tugrik(784_000) }] },
    null,
    { ...winterStay, guests: 5 },
  ),
)
/** More rooms are offered, without a price, since it could not be fetched. */
export const TooManyGuestsUnpriced = meta.story(storyOf("ready", unpricedCamp, null, { ...winterStay, guests: 5 }))
/** Departure before arrival; the rooms have no price. */
export const RefusedDates = meta.story(storyOf("ready", unpricedCamp, null, refusedStay))
