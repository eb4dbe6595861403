/** Model of the newsletter link machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { newsletterLinkMachine } from "#machines/shell/newsletter-link.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(newsletterLinkMachine, {
  inputs: [
    { step: "confirm", token: "token" },
    { step: "leave", token: "token" },
    { step: "leave", token: "" },
  ],
  events: [{ type: "link.accept" }],
  answers: {
    confirmNewsletter: { values: [undefined], problems: [unreachable, missing] },
    leaveNewsletter: { values: [undefined], problems: [unreachable, missing] },
  },
  distinguishedBy: ({ step, problem }) => [step, problem?._tag],
  driver: {
    shopper: {
      "link.accept": ({ press }, _, { context: { step } }) => press(`newsletter.${step}.action`),
    },
    others: [],
  },
})
