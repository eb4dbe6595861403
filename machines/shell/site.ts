/** Site machine: holds the site data (brand, flags, constants, taxons) and reloads it. */
import { assign, emit, setup } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import { stableReference } from "#domain/rules/stable-reference.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type SiteEvent =
  | { readonly type: "site.refresh" }
  /** The shopper returns: failed requests are repeated. */
  | { readonly type: "site.retry" }
/** New data was loaded; persistence stores its date. */
export type SiteEmitted = { readonly type: "site.dated"; readonly fetchedAt: Site["fetchedAt"] }
export type SiteContext = { readonly site: Site | null; readonly problem: Problem | null }
/** The site as inlined by the page server; `null` only without one. */
export type SiteInput = { readonly site: Site | null }

export const siteMachine = setup({
  types: {} as { context: SiteContext; events: SiteEvent; input: SiteInput; emitted: SiteEmitted; tags: "busy" | "refused" },
  actors: { fetchSite: port("fetchSite") },
  actions: {
    takeSite: assign(({ context }, { site }: { site: Site }) => ({
      site: {
        ...site,
        config: stableReference(context.site?.config, site.config),
        taxons: stableReference(context.site?.taxons, site.taxons),
      },
      problem: null,
    })),
    emitDate: emit((_, { site }: { site: Site }) => ({ type: "site.dated", fetchedAt: site.fetchedAt }) as const),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: { isKnown: ({ context }) => context.site !== null, hasProblem: ({ context }) => context.problem !== null },
}).createMachine({
  id: "site",
  description: "Provides the data of the site, and reloads it when it is out of date.",
  context: ({ input }) => ({ site: input.site, problem: null }),
  initial: "looking",
  states: {
    looking: {
      description: "Checks whether the site's data arrived with the page.",
      always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
    },
    ready: {
      description: "The site's data is loaded.",
      on: { "site.refresh": { target: "fetching" }, "site.retry": { guard: "hasProblem", target: "fetching" } },
    },
    fetching: {
      description: "The site's data is loading; earlier data stays in use.",
      tags: "busy",
      invoke: {
        id: "fetchSite",
        src: "fetchSite",
        input: ({ context }) => ({ since: context.site?.fetchedAt ?? null }),
        onDone: {
          target: "ready",
          actions: [
            { type: "takeSite", params: ({ event }) => ({ site: event.output }) },
            { type: "emitDate", params: ({ event }) => ({ site: event.output }) },
          ],
        },
        onError: [
          { guard: "isKnown", target: "ready", actions: { type: "keepProblem", params: failureOf } },
          { target: "failed", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    failed: {
      description: "Loading the site's data failed, and there is no earlier data.",
      tags: "refused",
      on: { "site.refresh": { target: "fetching" }, "site.retry": { target: "fetching" } },
    },
  },
})
