/** Model of the hotel machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { lakeCamp, winterStay } from "#book/fixtures/travel/travel.ts"
import { hotelMachine } from "#machines/travel/hotel.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(hotelMachine, {
  inputs: [{ hotel: null, query: { id: "1", stay: winterStay } }, { hotel: lakeCamp, query: { id: "1", stay: winterStay } }],
  events: [{ type: "page.retry" }],
  answers: { fetchHotel: { values: [lakeCamp], problems: [unreachable, missing] } },
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
