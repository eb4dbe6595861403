/** Driver of the contact machine on its screen. */
import type { contactMachine } from "#machines/content/contact.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof contactMachine>()({
  shopper: {
    "field.type": { when: ({ context: { form } }, { field, value }) => form[field] !== value, by: ({ dictate }, { field, value }) => dictate(`contact.field.${field}`, value) },
    "topic.choose": { when: ({ context: { form } }, { topic }) => form.topic !== topic, by: ({ pick }) => pick("contact.topic", "Буцаалт, солилт") },
    "message.send": ({ press }) => press("contact.send"),
    "message.another": ({ press }) => press("contact.another"),
  },
  others: ["user.known"],
})
