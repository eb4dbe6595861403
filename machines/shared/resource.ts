/** Machine factory for a single resource of a screen: a profile, a wallet, an article. */
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
import { failedState, failureOf, isMissing, problemFrom, type Failure } from "./failure.ts"
import { capitalized, type Named } from "./value-name.ts"

/** What the machine holds: the value under `name`, `null` until it is known, and the query that requests it. */
export type ResourceContext<Name extends string, Value, Query> = Named<Name, Value | null> &
  QueryPart<Query> & { readonly problem: Problem | null }

/** `null` fetches; a value that came with the page is shown at once. */
export type ResourceInput<Name extends string, Value, Query> = Named<Name, Value | null> & QueryPart<Query>

/** A port without input needs no query. */
type QueryPart<Query> = [Query] extends [void] ? unknown : { readonly query: Query }

type Leaf = "opening" | "fetching" | "ready" | "failed"

export type ResourceDescriptions = {
  readonly machine: string
  readonly opening?: string
  readonly fetching: string
  readonly ready: string
  readonly failed: string
  /** With it the machine has a state `missing`, for what does not exist. */
  readonly missing?: string
}

type Missing<Descriptions> = Descriptions extends { readonly missing: string } ? "missing" : never

export type ResourceMachine<Name extends string, Src extends string, Value, Query, States extends string> = StateMachine<
  ResourceContext<Name, Value, Query>,
  { readonly type: "page.retry" },
  Record<string, AnyActorRef | undefined>,
  { src: Src; logic: PromiseActorLogic<Value, Query>; id: Src },
  { type: "keepProblem"; params: Failure } | { type: `take${Capitalize<Name>}`; params: Named<Name, Value> },
  { type: "isKnown"; params: unknown } | { type: "isMissing"; params: Failure },
  never,
  States,
  "busy" | "refused" | "empty",
  ResourceInput<Name, Value, Query>,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  { readonly states: { readonly [State in States]: object } }
>

/** Names are known only at run time within the factory. */
type Params = Readonly<Record<string, unknown>>
type Erased = { readonly query?: unknown; readonly problem: Problem | null; readonly [name: string]: unknown }

/**
 * `opening` → `ready` or `fetching` → `ready`, `failed` (`page.retry`) or `missing`.
 * `name` is the value's name in the context and input; `actors` names the one port that fetches it.
 */
export const resource = <
  const Name extends string,
  const Src extends string,
  Value,
  Query,
  const Descriptions extends ResourceDescriptions,
>({
  id,
  name,
  actors,
  descriptions,
}: {
  readonly id: string
  readonly name: Name
  readonly actors: { readonly [Each in Src]: PromiseActorLogic<Value, Query> }
  readonly descriptions: Descriptions
}): ResourceMachine<Name, Src, Value, Query, Leaf | Missing<Descriptions>> => {
  const [src] = Object.keys(actors) as [Src]
  const take = `take${capitalized(name)}`
  const machine = setup({
    types: {} as { context: Erased; events: { readonly type: "page.retry" }; input: Erased; tags: "busy" | "refused" | "empty" },
    actors: actors as Record<string, PromiseActorLogic<unknown>>,
    actions: {
      [take]: assign((_, value: Params) => ({ ...value, problem: null })),
      keepProblem: assign((_, { error }: Params) => problemFrom({ error })),
    },
    guards: { isKnown: ({ context }) => context[name] !== null, isMissing: (_, failure: Failure) => isMissing(failure) },
  }).createMachine({
    id,
    meta: { factory: "resource", name },
    description: descriptions.machine,
    context: ({ input }) => ({ ...input, problem: null }),
    initial: "opening",
    states: {
      opening: {
        description: descriptions.opening ?? "Checks whether the data arrived with the page.",
        always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
      },
      fetching: {
        description: descriptions.fetching,
        tags: "busy",
        invoke: {
          id: src,
          src,
          input: ({ context }) => context.query,
          onDone: { target: "ready", actions: { type: take, params: ({ event }) => ({ [name]: event.output }) } },
          onError: [
            ...(descriptions.missing === undefined
              ? []
              : [{ guard: { type: "isMissing" as const, params: failureOf }, target: "missing" }]),
            { target: "failed", actions: { type: "keepProblem", params: failureOf } },
          ],
        },
      },
      ready: { description: descriptions.ready },
      failed: failedState(descriptions.failed),
      ...(descriptions.missing === undefined ? {} : { missing: { description: descriptions.missing, tags: "empty" as const } }),
    },
  })
  return machine as never
}
