/** Newsletter link machine: confirms or ends a subscription by the link of a letter. C4. */
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
  description: "Confirms or ends a subscription to the newsletter.",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the link has a token.",
      always: [{ guard: "isUnnamed", target: "missing" }, { target: "ready" }],
    },
    // A mail scanner follows links: only a press changes anything.
    ready: {
      description: "A question asks the reader to confirm; nothing has changed yet.",
      on: {
        "link.accept": [
          { guard: "isLeaving", target: "leaving", actions: "forgetProblem" },
          { target: "confirming", actions: "forgetProblem" },
        ],
      },
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
      description: "The subscription to the newsletter is being ended.",
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
    confirmed: { description: "The reader receives the newsletter." },
    left: { description: "The reader no longer receives the newsletter." },
    missing: { description: "The link is unknown or already used.", tags: "refused" },
  },
})

export type NewsletterLinkActor = ActorRefFrom<typeof newsletterLinkMachine>
