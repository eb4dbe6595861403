/** Driver of the wish lists machine on its screens. */
import type { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof wishListsMachine>()({
  shopper: {
    "lists.change": {
      when: ({ context }, { change }) => change._tag === "Create" || context.lists.some(({ wishes }) => wishes.length > 0),
      by: async ({ press, dictate }, { change }) => {
        if (change._tag !== "Create") return press("lists.toCart.all")
        await press("lists.create")
        await dictate("lists.name", change.name)
        await press("lists.save")
      },
    },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["lists.change"],
})
