/** Navigation machine: hides and shows the bar, restores scroll positions and reports page views. S26, B26. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { barAt, barAtTop, scrolled, type Bar } from "#domain/rules/shell/viewport.ts"
import { scrollRestoreDelay } from "#domain/rules/timings.ts"
import { port, type PortInput } from "#machines/ports.ts"
import { stream, type PageScrolled } from "#machines/streams.ts"

export type PageView = PortInput<"reportPageView">
type StoredRead = {
  /** History entry of the requesting page. */
  readonly entry: string
  /** Time of the shop's response. */
  readonly at: Instant
}
export type NavigationEvent =
  | PageScrolled
  /** Without a connection, a page was given a response that this device had stored. B27. */
  | ({ readonly type: "stored.read" } & StoredRead)
  /** The shopper reloads the page. */
  | { readonly type: "page.refresh" }
  /** Scroll positions from before a reload of the tab, by history entry. */
  | { readonly type: "scrollPositions.known"; readonly scrollPositions: Readonly<Record<string, number>> }
  /** A link was followed and the next page is being loaded. `top`: scroll position in pixels, since it may not have been reported before. */
  | { readonly type: "page.leave"; readonly top: number }
  /** A page is shown. `entry` names its history entry; `back` says that the shopper returned to it. */
  | {
      readonly type: "page.arrive"
      readonly entry: string
      readonly back: boolean
      readonly path: string
      readonly title: string
      readonly locale: Locale
    }
export type NavigationContext = {
  readonly bar: Bar
  /** Scroll position of each page of this visit when it was left, by history entry. */
  readonly scrollPositions: Readonly<Record<string, number>>
  readonly entry: string | null
  /** The previous page, for the page view. */
  readonly path: string
  readonly view: PageView | null
  /** The oldest stored response that the page shows. */
  readonly stored: StoredRead | null
}
/** What the app does in the browser. */
export type NavigationEmitted =
  | { readonly type: "locks.clear" }
  | { readonly type: "page.reload" }
  | { readonly type: "scroll.to"; readonly top: number }

const reportOf = (context: NavigationContext, event: NavigationEvent): PageView => {
  assertEvent(event, "page.arrive")
  return { path: event.path, title: event.title, referrer: context.path, locale: event.locale }
}

const viewOf = ({ view }: NavigationContext): PageView => {
  if (view === null) throw new Error("a page view is reported before any page was shown")
  return view
}

export const navigationMachine = setup({
  types: {} as { context: NavigationContext; events: NavigationEvent; emitted: NavigationEmitted; tags: "busy" },
  actors: { watchScroll: stream("watchScroll"), reportPageView: port("reportPageView") },
  actions: {
    followScroll: assign(({ context, event }) => {
      assertEvent(event, "page.scrolled")
      return { bar: scrolled(context.bar, event.top) }
    }),
    stopScroll: assign(({ context, event }) => {
      assertEvent(event, "page.leave")
      return { bar: { ...context.bar, at: event.top } }
    }),
    rememberScroll: assign(({ context }) =>
      context.entry === null ? {} : { scrollPositions: { ...context.scrollPositions, [context.entry]: context.bar.at } },
    ),
    takeScrollPositions: assign(({ context, event }) => {
      assertEvent(event, "scrollPositions.known")
      return { scrollPositions: { ...event.scrollPositions, ...context.scrollPositions } }
    }),
    arrive: assign(({ context, event }) => {
      assertEvent(event, "page.arrive")
      const bar = event.back ? barAt(context.scrollPositions[event.entry] ?? 0) : barAtTop
      const stored = context.stored?.entry === event.entry ? context.stored : null
      return { entry: event.entry, path: event.path, bar, view: reportOf(context, event), stored }
    }),
    takeStored: assign(({ context: { stored } }, { entry, at }: StoredRead) =>
      stored?.entry === entry && stored.at <= at ? {} : { stored: { entry, at } },
    ),
    reload: emit({ type: "page.reload" }),
    clearLocks: emit({ type: "locks.clear" }),
    scrollToTop: emit({ type: "scroll.to", top: 0 }),
    restoreScroll: emit(({ context }) => ({ type: "scroll.to", top: context.scrollPositions[context.entry ?? ""] ?? 0 }) as const),
  },
  guards: {
    hides: ({ context, event }) => {
      assertEvent(event, "page.scrolled")
      return !scrolled(context.bar, event.top).shown
    },
    shows: ({ context, event }) => {
      assertEvent(event, "page.scrolled")
      return scrolled(context.bar, event.top).shown
    },
    isReturn: ({ event }) => {
      assertEvent(event, "page.arrive")
      return event.back
    },
  },
  delays: { scrollRestoredAfter: scrollRestoreDelay },
}).createMachine({
  id: "navigation",
  description: "Follows the shopper from page to page, and counts page views.",
  context: { bar: barAtTop, scrollPositions: {}, entry: null, path: "", view: null, stored: null },
  invoke: { id: "watchScroll", src: "watchScroll" },
  on: {
    "stored.read": { actions: { type: "takeStored", params: ({ event }) => event } },
    "page.refresh": { actions: "reload" },
  },
  type: "parallel",
  states: {
    bar: {
      initial: "shown",
      description: "The bar at the bottom of a phone's screen.",
      states: {
        shown: {
          description: "The bar is visible.",
          on: {
            "page.scrolled": [{ guard: "hides", target: "hidden", actions: "followScroll" }, { actions: "followScroll" }],
          },
        },
        hidden: {
          description: "The shopper scrolls down; the bar is hidden.",
          on: {
            "page.scrolled": [{ guard: "shows", target: "shown", actions: "followScroll" }, { actions: "followScroll" }],
            "page.arrive": { target: "shown" },
          },
        },
      },
    },
    page: {
      initial: "resting",
      description: "The current page.",
      on: {
        "scrollPositions.known": { actions: "takeScrollPositions" },
        "page.leave": { target: ".leaving", actions: ["stopScroll", "rememberScroll"] },
        "page.arrive": [
          { guard: "isReturn", target: ".returning", actions: ["rememberScroll", "arrive", "clearLocks"] },
          { target: ".resting", actions: ["rememberScroll", "arrive", "clearLocks", "scrollToTop"] },
        ],
      },
      states: {
        resting: {
          description: "The page is shown.",
        },
        leaving: {
          description: "The next page is loading; the current one stays until it is ready.",
          tags: "busy",
          on: { "page.leave": {} },
        },
        returning: {
          description: "The shopper went back; the page is restored before its scroll position.",
          after: { scrollRestoredAfter: { target: "resting", actions: "restoreScroll" } },
        },
      },
    },
    report: {
      initial: "quiet",
      description: "The count of page views.",
      states: {
        quiet: { description: "The last page view is counted.", on: { "page.arrive": { target: "reporting" } } },
        reporting: {
          description: "A page view is being sent to the shop; a failure is ignored.",
          invoke: {
            id: "reportPageView",
            src: "reportPageView",
            input: ({ context }) => viewOf(context),
            onDone: { target: "quiet" },
            onError: { target: "quiet" },
          },
          on: { "page.arrive": { target: "reporting", reenter: true } },
        },
      },
    },
  },
})
