/** Machine factory for a list that is read by pages: orders, wish lists, articles, statements, reviews. */
import {
  assign,
  setup,
  type AnyActorRef,
  type EventObject,
  type MetaObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type StateMachine,
} from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { noPages, type PageRead, type Pages } from "#domain/rules/list-pages.ts"
import { failedState, failureOf, problemFrom, moreFailedState, type Failure } from "./failure.ts"
import { capitalized, type Named } from "./value-name.ts"

type ListPage = PageRead<unknown> & { readonly total: number }
type ItemOf<Page extends ListPage> = Page["items"][number]
/** What the port is passed besides the number of the page. */
type QueryOf<Input> = Omit<Input, "page">
type QueryPart<Query> = keyof Query extends never ? unknown : { readonly query: Query }

/** What the machine holds: the pages that were read under `name`, and the query that requests them. */
export type PagedListContext<Name extends string, Page extends ListPage, Query> = Named<Name, Pages<ItemOf<Page>>> &
  QueryPart<Query> & { readonly total: number; readonly problem: Problem | null }

/** `page: null` fetches the first page; one in the input is shown at once. */
export type PagedListInput<Page extends ListPage, Query> = QueryPart<Query> & { readonly page: Page | null }

export type PagedListDescriptions = {
  readonly machine: string
  readonly opening?: string
  readonly fetching: string
  readonly ready: string
  readonly fetchingMore?: string
  readonly moreFailed?: string
  readonly empty: string
  readonly failed: string
  /** With it the query may change (`query.change`): page 1 is fetched again while the older items stay. */
  readonly refining?: string
}

type Refinable = { readonly refining: string }
export type PagedListEvent<Query, Descriptions> =
  | { readonly type: "more.fetch" }
  | { readonly type: "page.retry" }
  | (Descriptions extends Refinable ? { readonly type: "query.change"; readonly query: Query } : never)

type Leaf = "opening" | "fetching" | "ready" | "fetchingMore" | "moreFailed" | "empty" | "failed"
type LeafOf<Descriptions> = Leaf | (Descriptions extends Refinable ? "asking" | "refining" : never)

export type PagedListMachine<Name extends string, Src extends string, Page extends ListPage, Input, Descriptions> = StateMachine<
  PagedListContext<Name, Page, QueryOf<Input>>,
  PagedListEvent<QueryOf<Input>, Descriptions>,
  Record<string, AnyActorRef | undefined>,
  { src: Src; logic: PromiseActorLogic<Page, Input>; id: string },
  | { type: "takePage"; params: { page: Page } }
  | { type: "takeQuery"; params: { query: QueryOf<Input> } }
  | { type: "keepProblem"; params: Failure },
  { type: "isUnread" | "stillFetches" | "isOtherQuery" | `has${Capitalize<Name>}`; params: unknown },
  never,
  LeafOf<Descriptions>,
  "busy" | "empty" | "refused",
  PagedListInput<Page, QueryOf<Input>>,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  { readonly states: { readonly [State in LeafOf<Descriptions>]: object } }
>

/** Names and types of the list are known only at run time within the factory. */
type Erased = { readonly query?: object; readonly total: number; readonly problem: Problem | null; readonly [name: string]: unknown }
type ErasedEvent =
  | { readonly type: "more.fetch" }
  | { readonly type: "page.retry" }
  | { readonly type: "query.change"; readonly query: object }

/**
 * `opening` → `fetching` → `ready` or `empty`, `failed` (`page.retry`); `ready` → `fetchingMore` (`more.fetch`) → `ready` or `moreFailed`.
 * `name` is the list's name in the context, `actors` names the one port that fetches a page, `read` is the rule of
 * `domain/rules/list-pages.ts` that adds a page to those before it.
 */
export const pagedList = <
  const Name extends string,
  const Src extends string,
  Page extends ListPage,
  Input extends { readonly page: number },
  const Descriptions extends PagedListDescriptions,
>({
  id,
  name,
  actors,
  read,
  descriptions,
}: {
  readonly id: string
  readonly name: Name
  readonly actors: { readonly [Each in Src]: PromiseActorLogic<Page, Input> }
  readonly read: (pages: Pages<ItemOf<Page>>, page: Page) => Pages<ItemOf<Page>>
  readonly descriptions: Descriptions
}): PagedListMachine<Name, Src, Page, Input, Descriptions> => {
  const [src] = Object.keys(actors) as [Src]
  const hasItems = `has${capitalized(name)}`
  const { refining } = descriptions
  const pagesOf = (context: Erased) => context[name] as Pages<ItemOf<Page>>
  const withPage = (pages: Pages<ItemOf<Page>>, page: Page) => ({ [name]: read(pages, page), total: page.total, problem: null })
  const toPage = (page: number, context: Erased) => ({ ...context.query, page })
  const fetchFirst = {
    src,
    input: ({ context }: { context: Erased }) => toPage(1, context),
    onDone: {
      target: "opening",
      actions: { type: "takePage" as const, params: ({ event }: { event: { output: unknown } }) => ({ page: event.output as Page }) },
    },
    onError: { target: "failed", actions: { type: "keepProblem" as const, params: failureOf } },
  }
  const machine = setup({
    types: {} as { context: Erased; events: ErasedEvent; input: { readonly page: Page | null }; tags: "busy" | "empty" | "refused" },
    actors: actors as Record<string, PromiseActorLogic<unknown>>,
    actions: {
      takePage: assign(({ context }, { page }: { page: Page }) => withPage(pagesOf(context), page)),
      takeQuery: assign((_, { query }: { query: object }) => ({ query })),
      keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    },
    guards: {
      isUnread: ({ context }) => pagesOf(context).page === 0,
      [hasItems]: ({ context }) => pagesOf(context).items.length > 0,
      stillFetches: ({ context }) => pagesOf(context).stillFetch,
      isOtherQuery: ({ context, event }) => event.type === "query.change" && JSON.stringify(event.query) !== JSON.stringify(context.query),
    },
  }).createMachine({
    id,
    meta: { factory: "pagedList", name },
    description: descriptions.machine,
    context: ({ input: { page, ...query } }) => ({
      [name]: noPages,
      total: 0,
      problem: null,
      ...query,
      ...(page === null ? {} : withPage(noPages, page)),
    }),
    ...(refining === undefined
      ? {}
      : {
          on: {
            "query.change": {
              guard: "isOtherQuery",
              target: ".asking",
              actions: { type: "takeQuery" as const, params: ({ event }) => ({ query: event.query }) },
            },
          },
        }),
    initial: "opening",
    states: {
      opening: {
        description: descriptions.opening ?? "Checks whether the first page is already loaded, and whether it has any items.",
        always: [{ guard: "isUnread", target: "fetching" }, { guard: hasItems, target: "ready" }, { target: "empty" }],
      },
      ...(refining === undefined
        ? {}
        : {
            asking: {
              description: "Checks whether the previous items can stay while the new ones load.",
              always: [{ guard: hasItems, target: "refining" }, { target: "fetching" }],
            },
            refining: { description: refining, tags: "busy" as const, invoke: { id: "refine", ...fetchFirst } },
          }),
      fetching: { description: descriptions.fetching, tags: "busy", invoke: { id: src, ...fetchFirst } },
      ready: { description: descriptions.ready, on: { "more.fetch": { guard: "stillFetches", target: "fetchingMore" } } },
      fetchingMore: {
        description: descriptions.fetchingMore ?? "The next page is loading; the items shown stay.",
        tags: "busy",
        invoke: {
          ...fetchFirst,
          id: "fetchMore",
          input: ({ context }) => toPage(pagesOf(context).page + 1, context),
          onDone: { ...fetchFirst.onDone, target: "ready" },
          onError: { ...fetchFirst.onError, target: "moreFailed" },
        },
      },
      moreFailed: moreFailedState(
        descriptions.moreFailed ?? "Loading the next page failed; the items shown stay, and the shopper can try again.",
      ),
      empty: { description: descriptions.empty, tags: "empty" },
      failed: failedState(descriptions.failed, refining === undefined ? "fetching" : "asking"),
    },
  })
  return machine as never
}
