/** Newsletter link machine: what the links of the letters lead to. C4. */
import { assign, setup, type ActorRefFrom } from "xstate"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failureOf, isMissing, type Failure } from "#machines/shared/failure.ts"

export type NewsletterStep = "confirm" | "leave"
export type NewsletterLinkInput = { readonly step: NewsletterStep; readonly token: string }
export type NewsletterLinkEvent = { readonly type: "link.accept" }
export type NewsletterLinkContext = NewsletterLinkInput & { readonly problem: Problem | null }

export const newsletterLinkMachine = setup({
  types: {} as { context: NewsletterLinkContext; events: NewsletterLinkEvent; input: NewsletterLinkInput; tags: "busy" | "refused" },
  actors: { confirmNewsletter: port("confirmNewsletter"), leaveNewsletter: port("leaveNewsletter") },
  actions: {
    keepProblem: assign((_, { error }: Failure) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    isLeaving: ({ context }) => context.step === "leave",
    isUnnamed: ({ context }) => context.token === "",
    isMissing: (_, failure: Failure) => isMissing(failure),
  },
}).createMachine({
  id: "newsletterLink",
  description: "Confirms or ends a subscription of the newsletter.",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Decides at once whether the address has a token.",
      always: [{ guard: "isUnnamed", target: "missing" }, { target: "ready" }],
    },
    // A mail scanner follows links: only a press changes anything.
    ready: {
      description: "The reader is asked; nothing has changed yet.",
      on: { "link.accept": [{ guard: "isLeaving", target: "leaving", actions: "forgetProblem" }, { target: "confirming", actions: "forgetProblem" }] },
    },
    confirming: {
      description: "The subscription is being confirmed.",
      tags: "busy",
      invoke: {
        id: "confirmNewsletter",
        src: "confirmNewsletter",
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: "confirmed" },
        onError: [
          { guard: { type: "isMissing", params: failureOf }, target: "missing" },
          { target: "ready", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    leaving: {
      description: "The subscription is being ended.",
      tags: "busy",
      invoke: {
        id: "leaveNewsletter",
        src: "leaveNewsletter",
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: "left" },
        onError: [
          { guard: { type: "isMissing", params: failureOf }, target: "missing" },
          { target: "ready", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    confirmed: { description: "The reader gets the newsletter." },
    left: { description: "The reader gets no newsletter any more." },
    missing: { description: "The link is unknown or was used up.", tags: "refused" },
  },
})

export type NewsletterLinkActor = ActorRefFrom<typeof newsletterLinkMachine>
