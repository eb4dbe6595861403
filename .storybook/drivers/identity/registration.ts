/** Driver of the registration machine on its screens. */
import type { registrationMachine } from "#machines/identity/registration.ts"
import { driversFor } from "#book/drivers/driver.ts"

const leafOf = (field: string) => (field === "login" ? "askingLogin" : field === "code" ? "askingCode" : "askingDetails")

export const driver = driversFor<typeof registrationMachine>()({
  shopper: {
    "field.type": {
      when: (now, { field, value }) => now.matches(leafOf(field)) && (field !== "agreed" || now.context.form.agreed !== value),
      by: async ({ write, choose }, { field, value }) => {
        if (field === "agreed") await choose(/./u, "checkbox")
        else if (field === "login") await write("login.field", value)
        else if (field === "code") await write("login.code", value)
        else if (field === "lastName" || field === "firstName") await write(`registration.${field}`, value)
      },
    },
    "login.submit": ({ press }) => press("login.getCode"),
    "login.edit": ({ press }) => press("common.back"),
    "code.send": ({ press }) => press("login.code.resend"),
    "code.submit": ({ press }) => press("login.code.submit"),
    "kind.choose": {
      when: ({ context }, { kind }) => context.kind !== kind,
      by: ({ choose }, { kind }) => choose(`registration.${kind}`),
    },
    "details.submit": ({ press }) => press("registration.submit"),
  },
  others: [],
})
