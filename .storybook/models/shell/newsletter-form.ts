/** Model of the newsletter form machine. */
import { tooMany, unreachable } from "#book/fixtures/shell/problems.ts"
import { newsletterFormMachine } from "#machines/shell/newsletter-form.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(newsletterFormMachine, {
  inputs: [undefined],
  events: [
    { type: "email.type", email: "nomin" },
    { type: "email.type", email: "nomin@example.mn" },
    { type: "form.submit" },
    { type: "form.another" },
  ],
  answers: { subscribeNewsletter: { values: [undefined], problems: [unreachable, tooMany] } },
  distinguishedBy: ({ form, refusals, problem }) => [form.email, refusals.length, problem?._tag],
  driver: {
    shopper: {
      "email.type": {
        when: ({ context: { form } }, { email }) => form.email !== email,
        by: ({ fill }, { email }) => fill("newsletter.email", email),
      },
      "form.submit": ({ press }) => press("newsletter.subscribe"),
      "form.another": ({ press }) => press("newsletter.another"),
    },
    others: [],
  },
})
