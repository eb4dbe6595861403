/** Driver of the place finder machine on the address form. */
import type { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { driversFor } from "#book/drivers/driver.ts"
import type { Shopper } from "#book/drivers/shopper.ts"

const box = async ({ field }: Shopper) => (await field("places.find")).focus()

export const driver = driversFor<typeof placeFinderMachine>()({
  shopper: {
    "place.type": ({ dictate }, { text }) => dictate("places.find", text === "" ? " " : text),
    "place.here": { when: (now) => !now.matches({ open: "locating" }), by: ({ activate }) => activate("places.here") },
    "place.close": async (shopper) => {
      await box(shopper)
      await shopper.keys("{Escape}")
    },
    "option.next": async (shopper) => {
      await box(shopper)
      await shopper.keys("{ArrowDown}")
    },
    "option.previous": async (shopper) => {
      await box(shopper)
      await shopper.keys("{ArrowUp}")
    },
    "option.take": async ({ options }, { index }) => (await options())[index]!.click(),
  },
  others: [],
})
