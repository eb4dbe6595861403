/** Nights machine: prices and full nights of a hotel, a month at a time, for its calendar. V2. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { HotelNight } from "#domain/entities/travel/hotel.ts"
import { monthsLater } from "#domain/rules/travel/stay-calendar.ts"
import { stayDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type NightsEvent =
  /** A month comes into view; `month` is its first day, `2026-11-01`. */
  { readonly type: "month.show"; readonly month: string } | { readonly type: "page.retry" }

type Input = { readonly id: number; readonly guests: number; readonly rooms: number }

type Context = Input & {
  /** Month in view; `null` before the calendar has been opened. */
  readonly month: string | null
  /** Nights by the first day of their month. */
  readonly months: Readonly<Record<string, ReadonlyArray<HotelNight>>>
  readonly problem: Problem | null
}

/** Month in view. Throws an `Error` before one is shown. */
const monthOf = ({ month }: Context): string => {
  if (month === null) throw new Error("no month is shown")
  return month
}

/** First day of the next month. */
const nextMonth = (month: string): string => {
  const first = stayDay(month)
  if (first === null) throw new Error(`${month} is no date`)
  return stayDate(monthsLater(first, 1))
}

export const nightsMachine = setup({
  types: {} as { context: Context; events: NightsEvent; input: Input; tags: "busy" | "refused" },
  actors: { fetchNights: port("fetchNights") },
  guards: {
    isKnown: ({ context, event }) => {
      assertEvent(event, "month.show")
      return context.months[event.month] !== undefined
    },
  },
  actions: {
    nameMonth: assign(({ event }) => {
      assertEvent(event, "month.show")
      return { month: event.month }
    }),
    takeNights: assign(({ context }, { nights }: { nights: ReadonlyArray<HotelNight> }) => ({
      months: { ...context.months, [monthOf(context)]: nights },
      problem: null,
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
}).createMachine({
  id: "nights",
  description: "Shows the price of each night of a hotel, and which nights are full; days can be chosen without it.",
  context: ({ input }) => ({ ...input, month: null, months: {}, problem: null }),
  on: {
    "month.show": [
      { guard: "isKnown", target: ".ready", actions: "nameMonth" },
      { target: ".fetching", actions: "nameMonth", reenter: true },
    ],
  },
  initial: "resting",
  states: {
    resting: { description: "The calendar has not been opened; nothing is loaded." },
    fetching: {
      description: "The nights of the visible month are loading; its days can already be chosen.",
      tags: "busy",
      invoke: {
        id: "fetchNights",
        src: "fetchNights",
        input: ({ context }) => {
          const { id, guests, rooms } = context
          const month = monthOf(context)
          return { id, guests, rooms, from: month, to: nextMonth(month) }
        },
        onDone: { target: "ready", actions: { type: "takeNights", params: ({ event }) => ({ nights: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    ready: { description: "Each day shows its price; full nights are struck out." },
    failed: failedState("Loading the prices failed; days can be chosen without them."),
  },
})

export type NightsActor = ActorRefFrom<typeof nightsMachine>
