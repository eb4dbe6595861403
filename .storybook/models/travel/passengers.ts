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
    { type: "form.submit" },
    { type: "form.cancel" },
    { type: "passenger.edit", id: 2 },
    { type: "passenger.remove", id: 1 },
    { type: "passenger.restore" },
  ],
  answers: {
    fetchPassengers: { values: [passengers], problems: [unreachable] },
    savePassenger: { values: [passengers], problems: [refused("20 хүртэл зорчигч хадгална"), unreachable] },
    removePassenger: { values: [passengers.slice(1)], problems: [unreachable] },
    restorePassenger: { values: [passengers], problems: [unreachable] },
  },
  about: ({ passengers: saved, form, editing, removed, change, problem }) => [saved.length, form, editing, removed !== null, change?._tag, problem?._tag],
}
