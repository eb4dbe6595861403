/** Persistence machine: reads the stored data once, writes it after every change, and follows other tabs. B22. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { withCompareToggled } from "#domain/rules/lists/compare.ts"
import { persistedAfter, emptyPersistedState, type PersistedChange } from "./persisted-changes.ts"
import { raised, type NoticeRaised } from "./notice.ts"
import { port, type PortOutput } from "#machines/ports.ts"
import { stream, type PersistedStateChanged } from "#machines/streams.ts"
import { failureOf, type Failure } from "#machines/shared/failure.ts"

export type PersistenceEvent = PersistedChange | PersistedStateChanged
export type PersistenceContext = {
  /** The persisted state with every change so far, as screens show it. */
  readonly persisted: PersistedState
  /** Whether the persisted state has been read; nothing is written before. */
  readonly read: boolean
  /** Changes that are not written yet. */
  readonly waiting: ReadonlyArray<PersistedChange>
  /** Number of waiting changes that are being written. */
  readonly sent: number
  /** Number of products that were refused because the compare list was full. V4. */
  readonly compareRefusals: number
  readonly problem: Problem | null
}
export type PersistenceEmitted =
  /** The stored data was read, or changed by another tab or here. */
  { readonly type: "persisted.known"; readonly persisted: PersistedState; readonly from: "device" | "otherTab" | "here" } | NoticeRaised

const changeTypes = [
  "product.viewed",
  "search.made",
  "search.forgotten",
  "history.cleared",
  "layout.chosen",
  "theme.chosen",
  "locale.chosen",
  "user.known",
  "personal.cleared",
  "orderToken.given",
  "address.typed",
  "payment.chosen",
  "site.dated",
  "push.chosen",
  "notification.dismissed",
  "wishes.changed",
  "compare.toggle",
  "bookmark.toggle",
  "lists.synced",
  "lists.put",
] as const satisfies ReadonlyArray<PersistedChange["type"]>

/** Pause before another attempt to read, in milliseconds. */
export const readAgainAfter = 5000

const afterAll = (persisted: PersistedState, changes: ReadonlyArray<PersistedChange>): PersistedState =>
  changes.reduce(persistedAfter, persisted)

/** Transition of an event that changes the persisted state. */
const change = { actions: ["remember", { type: "emitKnown", params: { from: "here" } }] } as const

export const persistenceMachine = setup({
  types: {} as { context: PersistenceContext; events: PersistenceEvent; emitted: PersistenceEmitted; tags: "busy" },
  actors: { readPersisted: port("readPersisted"), writePersisted: port("writePersisted"), watchPersisted: stream("watchPersisted") },
  actions: {
    remember: assign(({ context, event }) => {
      assertEvent(event, changeTypes)
      return { persisted: persistedAfter(context.persisted, event), waiting: [...context.waiting, event] }
    }),
    takeRead: assign(({ context }, { read }: { read: PortOutput<"readPersisted"> }) => ({
      persisted: afterAll(read.persisted, context.waiting),
      read: true,
      problem: null,
    })),
    takeOtherTab: assign(({ context, event }) => {
      assertEvent(event, "persisted.changed")
      return { persisted: afterAll(event.persisted, context.waiting) }
    }),
    sendAll: assign(({ context }) => ({ sent: context.waiting.length })),
    forgetSent: assign(({ context }) => ({ waiting: context.waiting.slice(context.sent), sent: 0, problem: null })),
    keepProblem: assign(({ context }, { error }: Failure) => ({
      waiting: context.waiting.slice(context.sent),
      sent: 0,
      problem: toProblem(error),
    })),
    emitKnown: emit(
      ({ context }, { from }: { from: "device" | "otherTab" | "here" }) =>
        ({ type: "persisted.known", persisted: context.persisted, from }) as const,
    ),
    countCompareFull: assign(({ context }) => ({ compareRefusals: context.compareRefusals + 1 })),
    notifySetAside: emit(raised("information", { key: "notice.persistedSetAside" })),
  },
  guards: {
    isCompareFull: ({ context, event }) => {
      assertEvent(event, "compare.toggle")
      return withCompareToggled(context.persisted.compare, event.slug)._tag === "Full"
    },
    isUnread: ({ context }) => !context.read,
    mayWrite: ({ context }) => context.read && context.waiting.length > 0,
    wasSetAside: (_, { read }: { read: PortOutput<"readPersisted"> }) => read.setAside,
  },
  delays: { readAgainAfter },
}).createMachine({
  id: "persistence",
  description: "Stores data on this device; a change shows at once, and changes are written one after another.",
  context: { persisted: emptyPersistedState, read: false, waiting: [], sent: 0, compareRefusals: 0, problem: null },
  invoke: { id: "watchPersisted", src: "watchPersisted" },
  on: {
    "persisted.changed": { actions: ["takeOtherTab", { type: "emitKnown", params: { from: "otherTab" } }] },
    "product.viewed": change,
    "search.made": change,
    "search.forgotten": change,
    "history.cleared": change,
    "layout.chosen": change,
    "theme.chosen": change,
    "locale.chosen": change,
    "user.known": change,
    "personal.cleared": change,
    "orderToken.given": change,
    "address.typed": change,
    "payment.chosen": change,
    "site.dated": change,
    "push.chosen": change,
    "notification.dismissed": change,
    "wishes.changed": change,
    "compare.toggle": [{ guard: "isCompareFull", actions: "countCompareFull" }, change],
    "bookmark.toggle": change,
    "lists.synced": change,
    "lists.put": change,
  },
  initial: "reading",
  states: {
    reading: {
      description: "The stored data is loading; changes wait.",
      tags: "busy",
      invoke: {
        id: "readPersisted",
        src: "readPersisted",
        onDone: [
          {
            guard: { type: "wasSetAside", params: ({ event }) => ({ read: event.output }) },
            target: "ready",
            actions: [
              { type: "takeRead", params: ({ event }) => ({ read: event.output }) },
              { type: "emitKnown", params: { from: "device" } },
              "notifySetAside",
            ],
          },
          {
            target: "ready",
            actions: [
              { type: "takeRead", params: ({ event }) => ({ read: event.output }) },
              { type: "emitKnown", params: { from: "device" } },
            ],
          },
        ],
        onError: {
          target: "ready",
          actions: [
            { type: "keepProblem", params: failureOf },
            { type: "emitKnown", params: { from: "device" } },
          ],
        },
      },
    },
    ready: {
      description: "All changes are written; data that could not be read is read again before the next write.",
      always: { guard: "mayWrite", target: "writing" },
      after: { readAgainAfter: { guard: "isUnread", target: "reading" } },
    },
    writing: {
      description: "A change is being written; later changes wait.",
      entry: "sendAll",
      invoke: {
        id: "writePersisted",
        src: "writePersisted",
        input: ({ context }) => ({ persisted: context.persisted }),
        onDone: { target: "ready", actions: "forgetSent" },
        onError: { target: "ready", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})
