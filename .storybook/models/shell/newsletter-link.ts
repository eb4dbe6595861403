/** Model of the newsletter link machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { newsletterLinkMachine } from "#machines/shell/newsletter-link.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof newsletterLinkMachine> = {
  machine: newsletterLinkMachine,
  inputs: [{ step: "confirm", token: "token" }, { step: "leave", token: "token" }, { step: "leave", token: "" }],
  events: [{ type: "link.accept" }],
  answers: {
    confirmNewsletter: { values: [undefined], problems: [unreachable, missing] },
    leaveNewsletter: { values: [undefined], problems: [unreachable, missing] },
  },
  about: ({ step, problem }) => [step, problem?._tag],
}
