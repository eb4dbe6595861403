/** Model of the contact machine. */
import { contactForm } from "#book/fixtures/content/content.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { tooMany, unreachable } from "#book/fixtures/shell/problems.ts"
import { contactMachine } from "#machines/content/contact.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(contactMachine, {
  inputs: [{ seed: "story" }],
  events: [
    { type: "field.type", field: "name", value: contactForm.name },
    { type: "field.type", field: "contact", value: contactForm.contact },
    { type: "field.type", field: "text", value: contactForm.text },
    { type: "field.type", field: "text", value: "Сайн уу" },
    { type: "topic.choose", topic: "return" },
    { type: "user.known", user: nomin },
    { type: "message.send" },
    { type: "message.another" },
  ],
  answers: { sendContact: { values: [undefined], problems: [unreachable, tooMany] } },
  distinguishedBy: ({ form, attempts }) => [form.name !== "", form.contact !== "", form.text.length, form.topic, Math.min(attempts, 1)],
  driver: {
    shopper: {
      "field.type": {
        when: ({ context: { form } }, { field, value }) => form[field] !== value,
        by: ({ fill }, { field, value }) => fill(`contact.field.${field}`, value),
      },
      "topic.choose": {
        when: ({ context: { form } }, { topic }) => form.topic !== topic,
        by: ({ pick }) => pick("contact.topic", "Буцаалт, солилт"),
      },
      "message.send": ({ press }) => press("contact.send"),
      "message.another": ({ press }) => press("contact.another"),
    },
    others: ["user.known"],
  },
})
