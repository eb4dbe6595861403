/** Driver of the contact change machine on its screens. */
import type { contactChangeMachine } from "#machines/account/contact-change.ts"
import { driversFor } from "#book/drivers/driver.ts"

const leaves = { contact: "askingContact", code: "askingCode", proof: "askingProof" } as const

export const driver = driversFor<typeof contactChangeMachine>()({
  shopper: {
    "field.type": {
      when: (snapshot, { field, value }) => snapshot.matches(leaves[field]) && snapshot.context.form[field] !== value,
      by: ({ dictate }, { field, value }, { context }) =>
        dictate(field === "contact" ? "contact.new.mobile" : field === "proof" && context.proof === "password" ? "password.current" : "contact.code", value),
    },
    "contact.submit": ({ press }) => press("contact.getCode"),
    "proof.send": ({ press }, _, { context }) => press(context.proof === "password" ? "contact.proof.byCode" : context.proofSent === null ? "contact.getCode" : "contact.resend"),
    "proof.submit": ({ press }) => press("contact.proof.submit"),
    "contact.edit": ({ press }) => press("contact.edit"),
    "code.submit": ({ press }) => press("contact.submit"),
    "code.send": ({ press }) => press("contact.resend"),
  },
  others: ["user.known"],
})
