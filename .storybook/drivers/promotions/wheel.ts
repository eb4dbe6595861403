/** Driver of the wheel machine on its screen. */
import type { wheelMachine } from "#machines/promotions/wheel.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof wheelMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "wheel.turn": {
      when: ({ value, context: { game } }) => value === "ready" || (value === "won" && game?.commitment !== null),
      by: ({ press }, _, { context: { name } }) => press(`wheel.${name}.turn`),
    },
    "wheel.skip": ({ press }) => press("wheel.skip"),
    "draw.again": ({ press }) => press("wheel.again"),
  },
  others: ["presence.changed"],
})
