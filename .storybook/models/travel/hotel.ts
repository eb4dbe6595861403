/** Model of the hotel machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { lakeCamp, winterStay } from "#book/fixtures/travel/travel.ts"
import type { MachineModel } from "#book/models/model.ts"
import { hotelMachine } from "#machines/travel/hotel.ts"

export const model: MachineModel<typeof hotelMachine> = {
  machine: hotelMachine,
  inputs: [{ hotel: null, query: { id: "1", stay: winterStay } }, { hotel: lakeCamp, query: { id: "1", stay: winterStay } }],
  events: [{ type: "page.retry" }],
  answers: { fetchHotel: { values: [lakeCamp], problems: [unreachable, missing] } },
}
