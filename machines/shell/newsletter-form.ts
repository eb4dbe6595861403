/** Newsletter form machine: an address in the footer, confirmed by a letter. C4. */
import { assign, setup, type ActorRefFrom } from "xstate"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { isEmail } from "#domain/rules/identity/contact.ts"
import { port } from "#machines/ports.ts"
import { failureOf, type Failure } from "#machines/shared/failure.ts"

export type NewsletterFormEvent = { readonly type: "email.type"; readonly email: string } | { readonly type: "form.submit" } | { readonly type: "form.another" }
export type NewsletterFormContext = {
  readonly email: string
  /** Whether the last attempt was refused for its address. */
  readonly isWrong: boolean
  readonly problem: Problem | null
}

export const newsletterFormMachine = setup({
  types: {} as { context: NewsletterFormContext; events: NewsletterFormEvent; tags: "busy" },
  actors: { subscribeNewsletter: port("subscribeNewsletter") },
  actions: {
    typeEmail: assign((_, { email }: { email: string }) => ({ email, isWrong: false, problem: null })),
    markWrong: assign({ isWrong: true }),
    forgetProblem: assign({ isWrong: false, problem: null }),
    keepProblem: assign((_, { error }: Failure) => ({ problem: toProblem(error) })),
    clearEmail: assign({ email: "" }),
  },
  guards: { isAddress: ({ context }) => isEmail(context.email) },
}).createMachine({
  id: "newsletterForm",
  description: "Takes an address for the newsletter.",
  context: { email: "", isWrong: false, problem: null },
  initial: "writing",
  states: {
    writing: {
      description: "The shopper writes an address.",
      on: {
        "email.type": { actions: { type: "typeEmail", params: ({ event }) => event } },
        "form.submit": [{ guard: "isAddress", target: "sending", actions: "forgetProblem" }, { actions: "markWrong" }],
      },
    },
    sending: {
      description: "The shop is asked to write to the address.",
      tags: "busy",
      invoke: {
        id: "subscribeNewsletter",
        src: "subscribeNewsletter",
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: "sent" },
        onError: { target: "writing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    sent: {
      description: "A letter is on its way to the address; its link confirms.",
      on: { "form.another": { target: "writing", actions: "clearEmail" } },
    },
  },
})

export type NewsletterFormActor = ActorRefFrom<typeof newsletterFormMachine>
