/** Website machine: an administrator publishes and takes back articles and news, and adds authors. C12. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { confirmedChange } from "#machines/shared/confirmed-change.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { fetchLastPage, isPastEnd, lastPageOf, type Paged } from "#machines/shared/past-end.ts"
import { intentsFrom, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import type { WebsiteChange, WebsitePage, WebsiteQuery } from "./website-page.ts"

export type WebsiteEvent =
  | { readonly type: "query.change"; readonly query: WebsiteQuery }
  | { readonly type: "change.ask"; readonly change: WebsiteChange }
  | { readonly type: "change.confirm" }
  | { readonly type: "change.cancel" }
  | { readonly type: "page.retry" }
export type WebsiteContext = {
  readonly query: WebsiteQuery
  readonly page: WebsitePage | null
  /** Pending or refused change. */
  readonly change: WebsiteChange | null
  /** Last completed change; `null` once another list is shown. */
  readonly done: WebsiteChange | null
  readonly problem: Problem | null
  readonly intents: Intents
}

export const websiteMachine = setup({
  types: {} as { context: WebsiteContext; events: WebsiteEvent; input: { readonly seed: string }; tags: "busy" | "refused" },
  actors: { fetchWebsite: port("fetchWebsite"), changeWebsite: port("changeWebsite") },
  actions: {
    takeQuery: assign(({ event }) => {
      assertEvent(event, "query.change")
      return { query: event.query, done: null }
    }),
    takeLastPage: assign(({ context }, page: Paged) => lastPageOf(context, page)),
    takePage: assign((_, { page }: { page: WebsitePage }) => ({ page, problem: null })),
    takeChange: assign(({ context, event }) => {
      assertEvent(event, "change.ask")
      return { change: event.change, done: null, problem: null, intents: oneMore(context.intents) }
    }),
    markDone: assign(({ context }) => ({ done: context.change, change: null, problem: null })),
    forgetChange: assign({ change: null, problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: { isPastEnd },
}).createMachine({
  id: "website",
  description: "Administers articles, news and authors of the website.",
  context: ({ input }) => ({
    query: { tab: "waiting", page: 1 },
    page: null,
    change: null,
    done: null,
    problem: null,
    intents: intentsFrom(input.seed),
  }),
  initial: "fetching",
  states: {
    fetching: {
      description: "A page of the list is loading; the previous one stays meanwhile.",
      tags: "busy",
      invoke: {
        id: "fetchWebsite",
        src: "fetchWebsite",
        input: ({ context }) => context.query,
        onDone: [fetchLastPage, { target: "ready", actions: { type: "takePage", params: ({ event }) => ({ page: event.output }) } }],
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
      on: { "query.change": { target: "fetching", reenter: true, actions: "takeQuery" } },
    },
    ready: {
      description: "The list is shown; the administrator can publish or withdraw an article, and add an author.",
      on: { "query.change": { target: "fetching", actions: "takeQuery" }, "change.ask": { target: "confirming", actions: "takeChange" } },
    },
    ...confirmedChange<WebsiteChange>()("changeWebsite", "markDone"),
    failed: failedState("Loading the list failed; the administrator can try again."),
  },
})

export type WebsiteActor = ActorRefFrom<typeof websiteMachine>
