/** Synced lists machine: recent searches and saved products of a logged-in shopper, sent to the shop so that other devices have them. E3, C20. */
import { assertEvent, assign, emit, setup } from "xstate"
import { isSameLists, type SyncedLists } from "#domain/rules/lists/synced-lists.ts"
import { listsSettle, listsSyncRetryDelay } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"

export type SyncedListsEvent =
  /** Lists of this device. */
  | { readonly type: "lists.known"; readonly lists: SyncedLists }
  /** A shopper has logged in, with the lists stored by the shop. */
  | { readonly type: "shopper.lists"; readonly lists: SyncedLists }
  | { readonly type: "visitor.known" }
  /** The page may be closed: pending changes are sent at once. */
  | { readonly type: "lists.settle" }
export type SyncedListsContext = {
  /** Lists of this device. */
  readonly here: SyncedLists
  /** Lists as last stored by the shop. */
  readonly synced: SyncedLists
  /** Lists that are being sent. */
  readonly sent: SyncedLists
}
export type SyncedListsEmitted = { readonly type: "lists.synced"; readonly lists: SyncedLists }

const none: SyncedLists = { searchHistory: [], bookmarks: [] }

export const syncedListsMachine = setup({
  types: {} as {
    context: SyncedListsContext
    events: SyncedListsEvent
    emitted: SyncedListsEmitted
    tags: "busy" | "visitor" | "refused"
  },
  actors: { syncLists: port("syncLists") },
  actions: {
    takeHere: assign(({ event }) => {
      assertEvent(event, "lists.known")
      return { here: event.lists }
    }),
    takeSynced: assign(({ event }) => {
      assertEvent(event, "shopper.lists")
      return { synced: event.lists }
    }),
    takeSent: assign(({ context }) => ({ sent: context.here })),
    agree: assign(({ context }) => ({ synced: context.sent })),
    emitSynced: emit(({ context }) => ({ type: "lists.synced", lists: context.sent }) as const),
  },
  guards: {
    differs: ({ context }) => !isSameLists(context.here, context.synced),
    agrees: ({ context }) => isSameLists(context.here, context.synced),
  },
  delays: { listsSettle, listsSyncRetryDelay },
}).createMachine({
  id: "syncedLists",
  description: "Sends past searches and saved products to the shop, so that the shopper's other devices show them too.",
  context: { here: none, synced: none, sent: none },
  on: {
    "lists.known": { actions: "takeHere" },
    "shopper.lists": { actions: "takeSynced" },
    "visitor.known": { target: ".visitor" },
  },
  initial: "visitor",
  states: {
    visitor: {
      description: "The shopper is not logged in; the lists stay on this device.",
      tags: "visitor",
      on: { "shopper.lists": { target: "same", actions: "takeSynced" } },
    },
    same: {
      description: "The shop has the same lists as this device.",
      always: { guard: "differs", target: "settling" },
    },
    settling: {
      description: "A list has changed; it is sent shortly after the last change.",
      tags: "busy",
      always: { guard: "agrees", target: "same" },
      after: { listsSettle: { target: "telling" } },
      on: {
        "lists.known": { target: "settling", reenter: true, actions: "takeHere" },
        "lists.settle": { target: "telling" },
      },
    },
    telling: {
      description: "A list is being sent; later changes wait.",
      tags: "busy",
      entry: "takeSent",
      invoke: {
        id: "syncLists",
        src: "syncLists",
        input: ({ context: { sent, synced } }) => ({ lists: sent, before: synced }),
        onDone: { target: "same", actions: ["agree", "emitSynced"] },
        onError: { target: "untold" },
      },
    },
    untold: {
      description: "Sending failed; it is repeated later, and the lists stay on this device meanwhile.",
      tags: "refused",
      after: { listsSyncRetryDelay: { target: "telling" } },
      on: { "lists.settle": { target: "telling" } },
    },
  },
})
