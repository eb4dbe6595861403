/** Driver of the own data machine on its screens. */
import { lacksTan, type ownDataMachine } from "#machines/account/own-data.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof ownDataMachine>()({
  shopper: {
    "data.download": ({ press }) => press("settings.data.download"),
    "leaving.ask": ({ press }) => press("settings.leaving.ask"),
    "leaving.withdraw": ({ press }) => press("settings.leaving.stay"),
    "field.type": {
      when: ({ context: { form, sent, leaving } }, { field, value }) =>
        leaving?.openOrders.length === 0 && form[field] !== value && (field === "password" ? sent === null && !leaving.needsTan : sent !== null),
      by: ({ dictate }, { field, value }, { context }) => dictate(field === "password" ? "password.label" : context.leaving?.needsTan === true ? "settings.leaving.tan" : "contact.code", value),
    },
    "code.send": ({ press }, _, { context }) => press(context.sent !== null ? "contact.resend" : lacksTan(context) ? "settings.leaving.tan.send" : "settings.leaving.byCode"),
    "leaving.confirm": ({ press }) => press("settings.leaving.confirm"),
  },
  others: [],
})
