/** Model of the passengers machine. */
import { notPossible, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { passengersMachine } from "#machines/travel/passengers.ts"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import { modelOf } from "#book/models/model.ts"

const nameIn = (passengers: ReadonlyArray<SavedPassenger>, id: number): string =>
  passengers
    .filter((each) => each.id === id)
    .map(passengerName)
    .join("")

export const model = modelOf(passengersMachine, {
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
    removePassenger: { values: [passengers.slice(1)], problems: [notPossible, unreachable] },
    restorePassenger: { values: [passengers], problems: [unreachable] },
  },
  distinguishedBy: ({ passengers: saved, form, editing, removed, change, problem }) => [
    saved.length,
    form,
    editing,
    removed !== null,
    change?._tag,
    problem?._tag,
  ],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "form.change": ({ press, fill }, { fields: { firstName, lastName, gender } }) => {
        if (firstName !== undefined) return fill("passengers.first", firstName)
        if (lastName !== undefined) return fill("passengers.last", lastName)
        return press(gender === "female" ? "passengers.female" : "passengers.male")
      },
      "form.submit": ({ press }) => press("passengers.save"),
      "form.cancel": ({ press }) => press("passengers.cancel"),
      "passenger.edit": {
        when: ({ context: { editing } }, { id }) => editing !== id,
        by: ({ press }, { id }, { context: { passengers } }) => press(["passengers.edit.of", { name: nameIn(passengers, id) }]),
      },
      "passenger.remove": {
        when: ({ context: { editing } }, { id }) => editing !== id,
        by: ({ press }, { id }, { context: { passengers } }) => press(["passengers.remove.of", { name: nameIn(passengers, id) }]),
      },
      "passenger.restore": ({ press }) => press("passengers.restore"),
    },
    others: [],
  },
})
