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
    "pictures.add": ({ upload }, { files: [file] }) => upload("pictures.choose", file as File),
    "picture.drop": { when: ({ context }, { key }) => context.pictures.some((picture) => picture.key === key), by: ({ press }, { key }, { context }) => press(["pictures.remove", { number: String(context.pictures.findIndex((picture) => picture.key === key) + 1) }]) },
    "return.send": ({ press }) => press("return.send"),
  },
  // By the upload itself.
  others: ["picture.sent"],
})
