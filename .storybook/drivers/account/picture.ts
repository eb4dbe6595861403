/** Driver of the picture machine on its screens. */
import type { pictureMachine } from "#machines/account/picture.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof pictureMachine>()({
  shopper: {
    "picture.choose": ({ upload }, { file }) => upload("picture.choose", file),
    "picture.remove": ({ press }) => press("picture.remove"),
  },
  others: [],
})
