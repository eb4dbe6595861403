/** Driver of the password reset machine on its screens. */
import type { resetMachine } from "#machines/identity/reset.ts"
import { driversFor } from "#book/drivers/driver.ts"

const resetFields = { login: "login.field", code: "login.code", password: "reset.password", confirmation: "reset.confirmation" } as const

const resetLeaves = { login: "askingLogin", code: "askingCode", password: "askingPassword", confirmation: "askingPassword" } as const

export const driver = driversFor<typeof resetMachine>()({
  shopper: {
    "field.type": {
      when: (now, { field }) => now.matches(resetLeaves[field]),
      by: ({ write }, { field, value }) => write(resetFields[field], value),
    },
    "login.submit": ({ press }) => press("login.getCode"),
    "login.edit": ({ press }) => press("common.back"),
    "code.send": ({ press }) => press("login.code.resend"),
    "code.submit": ({ press }) => press("login.code.submit"),
    "password.submit": ({ press }) => press("reset.submit"),
    "shop.enter": ({ press }) => press("reset.enter"),
  },
  others: [],
})
