/** Model of the hotels machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { foundHotels, winterStay } from "#book/fixtures/travel/travel.ts"
import { hotelsMachine } from "#machines/travel/hotels.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(hotelsMachine, {
  inputs: [{ found: null, query: winterStay }, { found: foundHotels, query: winterStay }],
  events: [{ type: "page.retry" }],
  answers: { fetchHotels: { values: [foundHotels], problems: [unreachable] } },
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
