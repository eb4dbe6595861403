/** Driver of the passengers machine on its screen. */
import type { passengersMachine } from "#machines/travel/passengers.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof passengersMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "form.change": ({ press, dictate }, { fields: { firstName, lastName, gender } }) => {
      if (firstName !== undefined) return dictate("passengers.first", firstName)
      if (lastName !== undefined) return dictate("passengers.last", lastName)
      return press(gender === "female" ? "passengers.female" : "passengers.male")
    },
    "passenger.add": ({ press }) => press("passengers.save"),
    "passenger.remove": ({ press }, { id }, { context: { passengers } }) => press(["passengers.remove", { name: passengers.find((one) => one.id === id)?.firstName ?? "" }]),
  },
  others: [],
})
