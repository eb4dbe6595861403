/** Model of the guests machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { guestsMachine } from "#machines/travel/guests.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof guestsMachine> = {
  machine: guestsMachine,
  inputs: [{ guests: 1 }],
  events: [{ type: "shopper.known" }, { type: "visitor.known" }, { type: "page.retry" }, { type: "guest.toggle", id: 1 }, { type: "guest.toggle", id: 2 }],
  answers: { fetchPassengers: { values: [passengers], problems: [unreachable] } },
  about: ({ chosen, problem }) => [chosen, problem?._tag],
}
