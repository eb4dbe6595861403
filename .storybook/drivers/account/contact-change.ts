/** Driver of the contact change machine on its screens. */
import type { contactChangeMachine } from "#machines/account/contact-change.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof contactChangeMachine>()({
  shopper: {
    "field.type": {
      when: (snapshot, { field, value }) => snapshot.matches(field === "contact" ? "askingContact" : "askingCode") && snapshot.context.form[field] !== value,
      by: ({ dictate }, { field, value }) => dictate(field === "contact" ? "contact.new.mobile" : "contact.code", value),
    },
    "contact.submit": ({ press }) => press("contact.getCode"),
    "contact.edit": ({ press }) => press("contact.edit"),
    "code.submit": ({ press }) => press("contact.submit"),
    "code.send": ({ press }) => press("contact.resend"),
  },
  others: ["user.known"],
})
