/** Driver of the passengers machine on its screen. */
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { passengersMachine } from "#machines/travel/passengers.ts"
import { driversFor } from "#book/drivers/driver.ts"

const nameIn = (passengers: ReadonlyArray<SavedPassenger>, id: number): string => passengers.filter((each) => each.id === id).map(passengerName).join("")

export const driver = driversFor<typeof passengersMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "form.change": ({ press, dictate }, { fields: { firstName, lastName, gender } }) => {
      if (firstName !== undefined) return dictate("passengers.first", firstName)
      if (lastName !== undefined) return dictate("passengers.last", lastName)
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
})
