/** Driver of the returns machine on its screen. */
import type { returnsMachine } from "#machines/orders/returns.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof returnsMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "line.choose": async ({ find, pick }, { quantity }, { context: { known } }) => {
      const option = await find("option", ["return.units", { count: String(quantity) }])
      await pick(["return.unitsOf", { name: known?.lines[0]?.name ?? "" }], option.textContent)
    },
    "reason.choose": async ({ find, pick }, { reason }) => {
      const option = await find("option", `return.reason.${reason ?? "choose"}`)
      await pick("return.reason", option.textContent)
    },
    "note.type": ({ dictate }, { note }) => dictate("return.note", note),
    "return.send": ({ press }) => press("return.send"),
  },
  others: [],
})
