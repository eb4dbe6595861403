/** Model of the guests machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { guestsMachine } from "#machines/travel/guests.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(guestsMachine, {
  inputs: [{ guests: 1 }],
  events: [
    { type: "shopper.known" },
    { type: "visitor.known" },
    { type: "page.retry" },
    { type: "guest.toggle", id: 1 },
    { type: "guest.toggle", id: 2 },
  ],
  answers: {
    fetchPassengers: { values: [passengers], problems: [unreachable] },
    fetchPassengersAgain: { values: [passengers], problems: [unreachable] },
  },
  distinguishedBy: ({ chosen, problem }) => [chosen, problem?._tag],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "guest.toggle": {
        when: ({ context: { chosen, guests } }, { id }) => chosen.includes(id) || chosen.length < guests,
        by: async ({ choose }, { id }, { context: { passengers } }) => {
          const passenger = passengers.find((each) => each.id === id)
          if (passenger !== undefined) await choose(new RegExp(passengerName(passenger), "u"), "checkbox")
        },
      },
    },
    others: ["shopper.known", "visitor.known"],
  },
})
