/** Driver of the guests machine on its part of the hotel screen. */
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { guestsMachine } from "#machines/travel/guests.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof guestsMachine>()({
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
})
