/** Place finder machine: a box that finds airports or postal areas while one types, or by where one is. C25, E24, E25. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { FoundPlace, NotLocated, PlaceKind } from "#domain/entities/travel/found-place.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"
import { nextActive } from "#machines/search/search-options.ts"
import type { PlacesHere } from "./ports.ts"

export type PlaceFinderEvent =
  | { readonly type: "place.type"; readonly text: string }
  /** Asks the device where it is. */
  | { readonly type: "place.here" }
  | { readonly type: "place.close" }
  | { readonly type: "option.next" }
  | { readonly type: "option.previous" }
  | { readonly type: "option.take"; readonly index: number }
export type PlaceFinderEmitted = { readonly type: "place.taken"; readonly place: FoundPlace }

type Places = { readonly places: ReadonlyArray<FoundPlace> }
type Context = Places & {
  readonly kind: PlaceKind
  readonly text: string
  /** Index of the active place; `null` is the box itself. */
  readonly active: number | null
  readonly notLocated: NotLocated | null
}

export const placeFinderMachine = setup({
  types: {} as { context: Context; events: PlaceFinderEvent; emitted: PlaceFinderEmitted; input: { readonly kind: PlaceKind }; tags: "busy" | "open" | "empty" | "refused" },
  actors: { fetchPlaces: port("fetchPlaces"), fetchPlacesHere: port("fetchPlacesHere") },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, "place.type")
      return { text: event.text, places: [], active: null, notLocated: null }
    }),
    forget: assign({ places: [], active: null, notLocated: null }),
    takePlaces: assign((_, { places }: Places) => ({ places, active: null })),
    takeReason: assign((_, { here }: { readonly here: PlacesHere | null }) => ({ notLocated: here?._tag === "NotLocated" ? here.reason : ("unavailable" as const) })),
    activateNext: assign(({ context: { active, places } }) => ({ active: nextActive(active, 1, places.length) })),
    activatePrevious: assign(({ context: { active, places } }) => ({ active: nextActive(active, -1, places.length) })),
    emitTaken: emit(({ context: { places }, event }): PlaceFinderEmitted => {
      assertEvent(event, "option.take")
      const place = places[event.index]
      if (place === undefined) throw new Error("no such place is offered")
      return { type: "place.taken", place }
    }),
  },
  guards: {
    isBlank: ({ event }) => {
      assertEvent(event, "place.type")
      return event.text.trim() === ""
    },
    findsAreas: ({ context }) => context.kind === "area",
    isOffered: ({ context, event }) => {
      assertEvent(event, "option.take")
      return event.index < context.places.length
    },
    hasPlaces: (_, { places }: Places) => places.length > 0,
    isLocated: (_, { here }: { readonly here: PlacesHere }) => here._tag === "Located",
  },
  delays: { typingSettles: typingDebounce },
}).createMachine({
  id: "placeFinder",
  description: "Finds a place by its name, its code, or where the shopper is.",
  context: ({ input }) => ({ kind: input.kind, text: "", places: [], active: null, notLocated: null }),
  on: {
    "place.type": [
      { guard: "isBlank", target: ".closed", actions: "takeText" },
      { target: ".open.waiting", actions: "takeText" },
    ],
    "place.here": { guard: "findsAreas", target: ".open.locating", actions: "forget" },
  },
  initial: "closed",
  states: {
    closed: { description: "Nothing is offered; what is typed stays." },
    open: {
      description: "The shopper looks for a place.",
      tags: "open",
      on: { "place.close": { target: "closed", actions: "forget" } },
      initial: "waiting",
      states: {
        waiting: {
          description: "The shopper is typing: nothing is asked until they pause.",
          tags: "busy",
          after: { typingSettles: { target: "fetching" } },
        },
        fetching: {
          description: "Places are asked for; typing on calls the question off.",
          tags: "busy",
          invoke: {
            id: "fetchPlaces",
            src: "fetchPlaces",
            input: ({ context: { kind, text } }) => ({ kind, text: text.trim() }),
            onDone: [
              {
                guard: { type: "hasPlaces", params: ({ event }) => ({ places: event.output }) },
                target: "offered",
                actions: { type: "takePlaces", params: ({ event }) => ({ places: event.output }) },
              },
              { target: "nothing" },
            ],
            onError: { target: "nothing" },
          },
        },
        locating: {
          description: "The device is asked where it is, and the shop which areas are there.",
          tags: "busy",
          invoke: {
            id: "fetchPlacesHere",
            src: "fetchPlacesHere",
            onDone: [
              {
                guard: { type: "isLocated", params: ({ event }) => ({ here: event.output }) },
                target: "offered",
                actions: { type: "takePlaces", params: ({ event }) => ({ places: event.output._tag === "Located" ? event.output.places : [] }) },
              },
              { target: "notLocated", actions: { type: "takeReason", params: ({ event }) => ({ here: event.output }) } },
            ],
            onError: { target: "notLocated", actions: { type: "takeReason", params: { here: null } } },
          },
        },
        offered: {
          description: "Places are offered, and one is taken.",
          on: {
            "option.next": { actions: "activateNext" },
            "option.previous": { actions: "activatePrevious" },
            "option.take": { guard: "isOffered", target: "#placeFinder.closed", actions: ["emitTaken", "forget"] },
          },
        },
        nothing: { description: "No place is called so; the form can be filled in without it.", tags: "empty" },
        notLocated: { description: "It is not known where the shopper is, and why is said; the place can be typed.", tags: "refused" },
      },
    },
  },
})

export type PlaceFinderActor = ActorRefFrom<typeof placeFinderMachine>
