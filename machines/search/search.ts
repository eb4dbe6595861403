/** Search box machine: suggestions, history and the chosen option. S9, B19. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { Suggestions } from "#domain/entities/search/suggestions.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"
import { offeredOptions, optionsOf, nextActive, type SearchOption } from "./search-options.ts"

export type SearchEvent =
  | { readonly type: "search.open" }
  | { readonly type: "search.close" }
  | { readonly type: "search.type"; readonly text: string }
  | { readonly type: "search.clear" }
  /** Enter or the button: takes the active option, otherwise the typed terms. */
  | { readonly type: "search.submit" }
  | { readonly type: "option.next" }
  | { readonly type: "option.previous" }
  /** The pointer is on an option, or on none. */
  | { readonly type: "option.point"; readonly index: number | null }
  /** `null` takes the typed terms, whatever option is active. */
  | { readonly type: "option.take"; readonly index: number | null }
  | { readonly type: "history.remove"; readonly text: string }
  | { readonly type: "history.empty" }
  /** The search history persisted on this device. */
  | { readonly type: "history.known"; readonly history: ReadonlyArray<string> }
  /** A search page is shown: the box shows its terms, unless the shopper is typing. */
  | { readonly type: "text.shown"; readonly text: string }
export type SearchContext = {
  readonly text: string
  readonly history: ReadonlyArray<string>
  readonly offered: Suggestions | null
  /** Index of the active option among `optionsOf`; `null` is the box itself. */
  readonly active: number | null
  /** Blank terms were submitted; the box shows a message. */
  readonly refusal: "v.search" | null
}
export type SearchEmitted =
  /** Terms to search for: the app navigates, persistence stores them. */
  | { readonly type: "search.made"; readonly text: string }
  | { readonly type: "option.taken"; readonly option: SearchOption }
  | { readonly type: "search.forgotten"; readonly text: string }
  | { readonly type: "history.cleared" }

const taken = (option: SearchOption): SearchEmitted =>
  "text" in option ? { type: "search.made", text: option.text } : { type: "option.taken", option }

const optionAt = (context: SearchContext, index: number | null): SearchOption | undefined =>
  index === null ? undefined : optionsOf(context)[index]

/** The option that an event takes: the one it names, otherwise the active one. */
const takenOption = (context: SearchContext, event: SearchEvent): SearchOption | undefined =>
  optionAt(context, event.type === "option.take" ? event.index : context.active)

export const searchMachine = setup({
  types: {} as {
    context: SearchContext
    events: SearchEvent
    emitted: SearchEmitted
    tags: "busy" | "empty" | "open"
    /** Search terms of the first page. */
    input: { readonly text: string } | undefined
  },
  actors: { fetchSuggestions: port("fetchSuggestions") },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, ["search.type", "text.shown"])
      return { text: event.text, active: null, refusal: null }
    }),
    clearText: assign({ text: "", active: null, offered: null, refusal: null }),
    // The history is sent after every change of the persisted state, so the active option must stay.
    takeHistory: assign(({ context, event }) => {
      assertEvent(event, "history.known")
      const { history } = event
      const option = optionAt(context, context.active)
      if (option?.kind !== "history") return { history }
      const at = history.indexOf(option.text)
      return { history, active: at < 0 ? null : at }
    }),
    takeOffered: assign((_, { offered }: { offered: Suggestions }) => ({ offered, active: null })),
    dropOffered: assign({ offered: null, active: null }),
    activateNext: assign(({ context }) => ({ active: nextActive(context.active, 1, optionsOf(context).length) })),
    activatePrevious: assign(({ context }) => ({ active: nextActive(context.active, -1, optionsOf(context).length) })),
    point: assign(({ event }) => {
      assertEvent(event, "option.point")
      return { active: event.index }
    }),
    leaveOptions: assign({ active: null, refusal: null }),
    refuseBlank: assign({ refusal: "v.search" }),
    showTaken: assign(({ context, event }) => {
      const option = takenOption(context, event)
      return option && "text" in option ? { text: option.text, active: null } : { active: null }
    }),
    emitTaken: emit(({ context, event }) => {
      const option = takenOption(context, event)
      return option ? taken(option) : ({ type: "search.made", text: context.text.trim() } as const)
    }),
    emitForgotten: emit(({ event }) => {
      assertEvent(event, "history.remove")
      return { type: "search.forgotten", text: event.text } as const
    }),
    emitCleared: emit({ type: "history.cleared" }),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === "",
    isNothingMeant: ({ context }) => context.text.trim() === "" && context.active === null,
    typesNothing: ({ event }) => {
      assertEvent(event, "search.type")
      return event.text.trim() === ""
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, "option.take")
      return event.index === null || optionAt(context, event.index) !== undefined
    },
    offersSomething: (_, { offered }: { offered: Suggestions }) => offeredOptions(offered).length > 0,
  },
  delays: { typingSettles: typingDebounce },
}).createMachine({
  id: "search",
  description: "Suggests search terms, categories, brands and products.",
  context: ({ input }) => ({ text: input?.text ?? "", history: [], offered: null, active: null, refusal: null }),
  on: { "history.known": { actions: "takeHistory" } },
  initial: "closed",
  states: {
    closed: {
      description: "The search box is closed and shows the current search terms.",
      entry: "leaveOptions",
      on: {
        "text.shown": { actions: ["takeText", "dropOffered"] },
        "search.open": { target: "open" },
        "search.type": { target: "open.waiting", actions: "takeText" },
        "search.submit": [{ guard: "isBlank", target: "open.history", actions: "refuseBlank" }, { actions: "emitTaken" }],
      },
    },
    open: {
      description: "The search box is open.",
      tags: "open",
      on: {
        "search.close": { target: "closed" },
        "search.clear": { target: ".history", actions: "clearText" },
        "search.type": [
          { guard: "typesNothing", target: ".history", actions: ["takeText", "dropOffered"] },
          { target: ".waiting", actions: "takeText" },
        ],
        "option.next": { actions: "activateNext" },
        "option.previous": { actions: "activatePrevious" },
        "option.point": { actions: "point" },
        "option.take": { guard: "isOffered", target: "closed", actions: ["emitTaken", "showTaken"] },
        "search.submit": [
          { guard: "isNothingMeant", actions: "refuseBlank" },
          { target: "closed", actions: ["emitTaken", "showTaken"] },
        ],
        "history.remove": { actions: "emitForgotten" },
        "history.empty": { actions: "emitCleared" },
      },
      initial: "opening",
      states: {
        opening: {
          description: "Checks whether to show past searches or suggestions.",
          always: [{ guard: "isBlank", target: "history" }, { target: "fetching" }],
        },
        history: {
          description: "The box is empty; past searches are offered, newest first.",
          tags: "empty",
        },
        waiting: {
          description: "The shopper is typing; suggestions load when they pause.",
          tags: "busy",
          after: { typingSettles: { target: "fetching" } },
        },
        fetching: {
          description: "Suggestions are loading; typing cancels the request.",
          tags: "busy",
          invoke: {
            id: "fetchSuggestions",
            src: "fetchSuggestions",
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: [
              {
                guard: { type: "offersSomething", params: ({ event }) => ({ offered: event.output }) },
                target: "offered",
                actions: { type: "takeOffered", params: ({ event }) => ({ offered: event.output }) },
              },
              { target: "nothing", actions: { type: "takeOffered", params: ({ event }) => ({ offered: event.output }) } },
            ],
            onError: { target: "nothing", actions: "dropOffered" },
          },
        },
        offered: { description: "Search terms, categories, brands and products are offered." },
        nothing: {
          description: "There are no suggestions for these search terms; the shopper can still search for them.",
          tags: "empty",
        },
      },
    },
  },
})
