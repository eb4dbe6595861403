/** Driver of the password change machine on its screens. */
import type { passwordChangeMachine } from "#machines/account/password-change.ts"
import { driversFor } from "#book/drivers/driver.ts"

const labels = { current: "password.current", code: "contact.code", password: "password.new", confirmation: "password.confirmation" } as const

export const driver = driversFor<typeof passwordChangeMachine>()({
  shopper: {
    "field.type": {
      when: ({ context: { form, profile } }, { field, value }) =>
        form[field] !== value && (field !== "current" || profile?.hasPassword === true) && (field !== "code" || profile?.hasPassword === false),
      by: ({ dictate }, { field, value }) => dictate(labels[field], value),
    },
    "code.send": ({ press }, _, { context }) => press(context.sent === null ? "password.getCode" : "contact.resend"),
    "password.submit": ({ press }) => press("password.save"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
