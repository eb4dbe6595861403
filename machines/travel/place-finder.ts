/** Place finder machine: a box that finds airports or postal areas by the typed text or by the shopper's position. C25, E24, E25. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { FoundPlace, NotLocated, PlaceKind } from "#domain/entities/travel/found-place.ts"
import { isBlank } from "#domain/rules/forms/refusals.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"
import { finderStates, movedBy, nothingFound, optionAt, type FinderContext, type FinderEvent, type Found } from "#machines/shared/finder.ts"
import type { PlacesHere } from "./ports.ts"

export type PlaceFinderEvent =
  | FinderEvent
  /** Requests the device's position. */
  | { readonly type: "place.here" }
export type PlaceFinderEmitted = { readonly type: "place.taken"; readonly place: FoundPlace }

type Context = FinderContext<FoundPlace> & {
  readonly kind: PlaceKind
  readonly notLocated: NotLocated | null
}

const initialState = { ...nothingFound, notLocated: null } as const

export const placeFinderMachine = setup({
  types: {} as {
    context: Context
    events: PlaceFinderEvent
    emitted: PlaceFinderEmitted
    input: { readonly kind: PlaceKind }
    tags: "busy" | "open" | "empty" | "refused"
  },
  actors: { fetchPlaces: port("fetchPlaces"), fetchPlacesHere: port("fetchPlacesHere") },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ ...initialState, text })),
    forget: assign(initialState),
    takeFound: assign((_, { found }: Found<FoundPlace>) => ({ found, active: null })),
    takeReason: assign((_, { here }: { readonly here: PlacesHere | null }) => ({
      notLocated: here?._tag === "NotLocated" ? here.reason : ("unavailable" as const),
    })),
    activateNext: assign(({ context }) => movedBy(context, 1)),
    activatePrevious: assign(({ context }) => movedBy(context, -1)),
    emitTaken: emit(({ context, event }): PlaceFinderEmitted => {
      assertEvent(event, "option.take")
      return { type: "place.taken", place: optionAt(context, event) }
    }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    findsAreas: ({ context }) => context.kind === "area",
    isOffered: ({ context }, { index }: { index: number }) => index < context.found.length,
    hasFound: (_, { found }: Found<FoundPlace>) => found.length > 0,
    isLocated: (_, { here }: { readonly here: PlacesHere }) => here._tag === "Located",
  },
  delays: { typingSettles: typingDebounce },
}).createMachine({
  id: "placeFinder",
  description: "Finds a place by its name or code, or by the shopper's position.",
  context: ({ input }) => ({ ...initialState, kind: input.kind, text: "" }),
  ...finderStates<FoundPlace, Context>()({
    id: "placeFinder",
    src: "fetchPlaces",
    request: ({ kind, text }) => ({ kind, text: text.trim() }),
    onError: { target: "nothing" },
    afterTaking: [],
    on: { "place.here": { guard: "findsAreas", target: ".open.locating", actions: "forget" } },
    more: {
      locating: {
        description: "The device determines its position, and the shop finds the areas there.",
        tags: "busy",
        invoke: {
          id: "fetchPlacesHere",
          src: "fetchPlacesHere",
          onDone: [
            {
              guard: { type: "isLocated", params: ({ event }: LocatedEvent) => ({ here: event.output }) },
              target: "offered",
              actions: {
                type: "takeFound",
                params: ({ event }: LocatedEvent) => ({ found: event.output._tag === "Located" ? event.output.places : [] }),
              },
            },
            { target: "notLocated", actions: { type: "takeReason", params: ({ event }: LocatedEvent) => ({ here: event.output }) } },
          ],
          onError: { target: "notLocated", actions: { type: "takeReason", params: { here: null } } },
        },
      },
      notLocated: { description: "The position is unknown, and the reason is shown; the shopper can type the place.", tags: "refused" },
    },
    descriptions: {
      closed: "The search is closed; the box keeps what was typed.",
      open: "The shopper is searching for a place.",
      waiting: "The shopper is typing; the search starts when they pause.",
      fetching: "Places are being searched; typing cancels the search.",
      offered: "Places are offered; the shopper chooses one.",
      nothing: "No place has this name; the form can be filled in without it.",
    },
  }),
})

/** Done event of `fetchPlacesHere`. */
type LocatedEvent = { readonly event: { readonly output: PlacesHere } }

export type PlaceFinderActor = ActorRefFrom<typeof placeFinderMachine>
