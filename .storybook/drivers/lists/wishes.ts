/** Driver of the wishes machine on its screens. */
import type { wishesMachine } from "#machines/lists/wishes.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof wishesMachine>()({
  shopper: {
    "wish.press": async ({ find }) => (await find("button", /Хүслийн жагсаалт(?:ад нэмэх|аас хасах)/u)).click(),
    "wish.put": {
      when: ({ context: { lists } }) => lists.length > 1,
      by: async ({ press, choose }, { list }, { context: { lists } }) => {
        await press("wish.choose")
        await choose(new RegExp(`^${lists.find(({ hash }) => hash === list)?.name ?? ""}$`, "u"), "button")
      },
    },
  },
  others: ["wish.put", "shopper.known", "visitor.known", "wished.known", "wished.read", "wishes.refresh", "wishes.settle"],
})
