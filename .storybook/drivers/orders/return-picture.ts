/** Driver of the return picture machine on the screen of returns. */
import type { returnPictureMachine } from "#machines/orders/return-picture.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof returnPictureMachine>()({
  shopper: {
    "picture.open": ({ press }) => press(["return.pictures.open", { number: "1" }]),
    "picture.close": ({ press }) => press("common.close"),
    "picture.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
