/** Driver of the wishes machine on its screens. */
import type { wishesMachine } from "#machines/lists/wishes.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof wishesMachine>()({
  shopper: { "wish.press": async ({ find }) => (await find("button", /жагсаалтад нэмэх|жагсаалтаас хасах/u)).click() },
  others: ["shopper.known", "visitor.known", "wished.known", "wished.read", "wishes.refresh", "wishes.settle"],
})
