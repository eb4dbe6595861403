/** Model of the newsletter form machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { newsletterFormMachine } from "#machines/shell/newsletter-form.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof newsletterFormMachine> = {
  machine: newsletterFormMachine,
  inputs: [undefined],
  events: [{ type: "email.type", email: "nomin@example.mn" }, { type: "form.submit" }, { type: "form.another" }],
  answers: { subscribeNewsletter: { values: [undefined], problems: [unreachable] } },
  about: ({ email, isWrong, problem }) => [email, isWrong, problem?._tag],
}
