/** Driver of the login machine on its screens. */
import type { SnapshotFrom } from "xstate"
import type { loginMachine } from "#machines/identity/login.ts"
import { driversFor } from "#book/drivers/driver.ts"

const loginFields = { login: "login.field", password: "login.password", code: "login.code" } as const

const loginLeaves = { login: "askingLogin", password: "askingPassword", code: "askingCode" } as const

/** Whether the form of the e-mail or phone number is shown, which stays while a first code is on its way. */
const asksWho = (now: SnapshotFrom<typeof loginMachine>) =>
  now.matches("askingLogin") || now.matches("checking") || (now.matches("sendingCode") && now.context.sent === null && now.context.method === "code")

export const driver = driversFor<typeof loginMachine>()({
  shopper: {
    "field.type": {
      when: (now, { field }) => now.matches(loginLeaves[field]),
      by: ({ write }, { field, value }) => write(loginFields[field], value),
    },
    "login.submit": {
      when: (now, { method }) => asksWho(now) && !(now.hasTag("busy") && now.context.method === method),
      by: ({ press }, { method }) => press(method === "code" ? "login.getCode" : "login.byPassword"),
    },
    "login.edit": ({ press }) => press("common.back"),
    "password.submit": ({ press }) => press("login.submit"),
    "password.use": ({ press }) => press("login.byPassword"),
    "code.send": ({ press }, _, now) => press(now.matches("askingPassword") ? "login.byCode" : "login.code.resend"),
    "code.submit": ({ press }) => press("login.code.submit"),
  },
  others: [],
})
