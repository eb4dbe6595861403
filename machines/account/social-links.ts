/** Social links machine: the social logins of a shopper, and unlinking one. B28, S29 k. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { SocialLink } from "#domain/entities/account/social-link.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

type Provider = SocialLink["provider"]

export type SocialLinksEvent =
  | { readonly type: "link.remove"; readonly provider: Provider }
  | { readonly type: "removal.confirm" }
  | { readonly type: "removal.cancel" }
  | { readonly type: "page.retry" }
export type SocialLinksContext = {
  readonly links: ReadonlyArray<SocialLink>
  /** Provider that is to be unlinked. */
  readonly removing: Provider | null
  readonly problem: Problem | null
}

export const socialLinksMachine = setup({
  types: {} as { context: SocialLinksContext; events: SocialLinksEvent; tags: "busy" | "refused" | "empty" },
  actors: { fetchSocialLinks: port("fetchSocialLinks"), unlinkSocial: port("unlinkSocial") },
  actions: {
    takeLinks: assign((_, { links }: { links: ReadonlyArray<SocialLink> }) => ({ links, removing: null, problem: null })),
    chooseRemoval: assign((_, { provider }: { provider: Provider }) => ({ removing: provider, problem: null })),
    cancelRemoval: assign({ removing: null }),
    keepProblem: assign((_, failure: Failure) => ({ ...problemFrom(failure), removing: null })),
  },
  guards: { hasLinks: ({ context }) => context.links.length > 0 },
}).createMachine({
  id: "socialLinks",
  description: "Shows a shopper the social logins of their account.",
  context: { links: [], removing: null, problem: null },
  initial: "fetching",
  states: {
    fetching: {
      description: "The social logins are loading; a skeleton is shown.",
      tags: "busy",
      invoke: {
        id: "fetchSocialLinks",
        src: "fetchSocialLinks",
        onDone: { target: "settled", actions: { type: "takeLinks", params: ({ event }) => ({ links: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("Loading the social logins failed; the shopper can try again."),
    settled: {
      description: "Checks whether any social login is linked.",
      always: [{ guard: "hasLinks", target: "ready" }, { target: "empty" }],
    },
    empty: { description: "The account has no linked social login.", tags: "empty" },
    ready: {
      description: "The social logins are listed.",
      on: { "link.remove": { target: "asking", actions: { type: "chooseRemoval", params: ({ event }) => event } } },
    },
    asking: {
      description: "A dialog asks the shopper to confirm the unlinking.",
      on: {
        "link.remove": { actions: { type: "chooseRemoval", params: ({ event }) => event } },
        "removal.confirm": { target: "unlinking" },
        "removal.cancel": { target: "ready", actions: "cancelRemoval" },
      },
    },
    unlinking: {
      description: "The shop is unlinking a social login.",
      tags: "busy",
      invoke: {
        id: "unlinkSocial",
        src: "unlinkSocial",
        input: ({ context: { removing } }) => {
          if (removing === null) throw new Error("no social login was chosen")
          return { provider: removing }
        },
        onDone: { target: "settled", actions: { type: "takeLinks", params: ({ event }) => ({ links: event.output }) } },
        onError: { target: "settled", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})

export type SocialLinksActor = ActorRefFrom<typeof socialLinksMachine>
