/** Model of the passengers machine. */
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { passengersMachine } from "#machines/travel/passengers.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof passengersMachine> = {
  machine: passengersMachine,
  inputs: [{ seed: "book" }],
  events: [
    { type: "page.retry" },
    { type: "form.change", fields: { firstName: "ANAND" } },
    { type: "form.change", fields: { lastName: "BATBOLD" } },
    { type: "form.change", fields: { gender: "male" } },
    { type: "passenger.add" },
    { type: "passenger.remove", id: 1 },
  ],
  answers: {
    fetchPassengers: { values: [passengers], problems: [unreachable] },
    changePassengers: { values: [passengers], problems: [refused("20 хүртэл зорчигч хадгална")] },
  },
  about: ({ form, change, problem }) => [form, change?._tag, problem?._tag],
}
