/** Driver of the store choice machine on map and list. */
import { stores } from "#book/fixtures/content/stores.ts"
import type { storeChoiceMachine } from "#machines/content/store-choice.ts"
import { driversFor } from "#book/drivers/driver.ts"

const nameOf = (id: number): string => stores.find((store) => store.id === id)?.name ?? ""

export const driver = driversFor<typeof storeChoiceMachine>()({
  shopper: {
    "store.choose": ({ choose }, { id, from }) => choose(new RegExp(from === "map" ? `^${nameOf(id)}` : `${nameOf(id)}$`, "u"), "button"),
  },
  others: [],
})
