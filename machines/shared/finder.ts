/** States of a search box that finds while the shopper types: products for an article, places for an address. */
import { nextActive } from "#machines/search/search-options.ts"

/** `option.take` carries the index of the option, and what the machine adds to it. */
export type FinderEvent<Taking = unknown> =
  | { readonly type: "text.type"; readonly text: string }
  | { readonly type: "finder.close" }
  | { readonly type: "option.next" }
  | { readonly type: "option.previous" }
  | ({ readonly type: "option.take"; readonly index: number } & Taking)

export type FinderContext<Item> = {
  readonly text: string
  readonly found: ReadonlyArray<Item>
  /** Index of the active option; `null` is the box itself. */
  readonly active: number | null
}

type Options = Pick<FinderContext<unknown>, "found" | "active">
export type Found<Item> = Pick<FinderContext<Item>, "found">

export const nothingFound = { found: [], active: null } as const

/** Assignment of the option `step` further. */
export const movedBy = ({ active, found }: Options, step: 1 | -1) => ({ active: nextActive(active, step, found.length) })

/** Option that is taken; the guard `isOffered` refuses an index without one. */
export const optionAt = <Item>({ found }: Found<Item>, { index }: { readonly index: number }): Item => {
  const option = found[index]
  if (option === undefined) throw new Error(`option ${index} is not offered`)
  return option
}

const typedIn = ({ event }: { readonly event: { readonly text: string } }) => ({ text: event.text })
const indexIn = ({ event }: { readonly event: { readonly index: number } }) => ({ index: event.index })

type Descriptions = {
  readonly closed: string
  readonly open: string
  readonly waiting: string
  readonly fetching: string
  readonly offered: string
  readonly nothing: string
}

/**
 * `closed` → `open`: `waiting` → `fetching` → `offered` or `nothing`, where `onError` decides what follows a failure.
 * `on` and `more` are events and open states of the machine's own. The machine declares the guards `isBlank`, `isOffered` and `hasFound`, the
 * actions `takeText`, `takeFound`, `forget`, `activateNext`, `activatePrevious` and `emitTaken`, and the delay `typingSettles`.
 */
export const finderStates =
  <Item, Context extends FinderContext<Item>>() =>
  <
    const Id extends string,
    const Src extends string,
    Request,
    const OnError extends object,
    const After extends string,
    const On extends object,
    const More extends object,
  >({
    id,
    src,
    request,
    onError,
    afterTaking,
    on,
    more,
    descriptions,
  }: {
    readonly id: Id
    readonly src: Src
    readonly request: (context: Context) => Request
    readonly onError: OnError
    /** Further actions after an option was taken. */
    readonly afterTaking: ReadonlyArray<After>
    readonly on: On
    readonly more: More
    readonly descriptions: Descriptions
  }) => {
    const foundIn = ({ event }: { readonly event: { readonly output: ReadonlyArray<Item> } }) => ({ found: event.output })
    return {
      on: {
        "text.type": [
          { guard: { type: "isBlank", params: typedIn }, target: ".closed", actions: { type: "takeText", params: typedIn } },
          { target: ".open.waiting", actions: { type: "takeText", params: typedIn } },
        ],
        ...on,
      },
      initial: "closed",
      states: {
        closed: { description: descriptions.closed },
        open: {
          description: descriptions.open,
          tags: "open",
          on: { "finder.close": { target: "closed", actions: "forget" } },
          initial: "waiting",
          states: {
            waiting: { description: descriptions.waiting, tags: "busy", after: { typingSettles: { target: "fetching" } } },
            fetching: {
              description: descriptions.fetching,
              tags: "busy",
              invoke: {
                id: src,
                src,
                input: ({ context }: { readonly context: Context }) => request(context),
                onDone: [
                  { guard: { type: "hasFound", params: foundIn }, target: "offered", actions: { type: "takeFound", params: foundIn } },
                  { target: "nothing" },
                ],
                onError,
              },
            },
            offered: {
              description: descriptions.offered,
              on: {
                "option.next": { actions: "activateNext" },
                "option.previous": { actions: "activatePrevious" },
                "option.take": {
                  guard: { type: "isOffered", params: indexIn },
                  target: `#${id}.closed`,
                  actions: ["emitTaken", "forget", ...afterTaking],
                },
              },
            },
            nothing: { description: descriptions.nothing, tags: "empty" },
            ...more,
          },
        },
      },
    } as const
  }
