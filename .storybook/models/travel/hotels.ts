/** Model of the hotels machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { foundHotels, winterStay } from "#book/fixtures/travel/travel.ts"
import type { MachineModel } from "#book/models/model.ts"
import { hotelsMachine } from "#machines/travel/hotels.ts"

export const model: MachineModel<typeof hotelsMachine> = {
  machine: hotelsMachine,
  inputs: [{ found: null, query: winterStay }, { found: foundHotels, query: winterStay }],
  events: [{ type: "page.retry" }],
  answers: { fetchHotels: { values: [foundHotels], problems: [unreachable] } },
}
