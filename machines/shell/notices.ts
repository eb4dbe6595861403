/** Notices machine: shows one notice after another. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { LineRestore, Notice, NoticeRaised } from "./notice.ts"

/** How long a notice stays, in milliseconds: enough to read it and to undo a removal. */
export const noticeFor = 6000

/** Maximum number of waiting notices; the oldest are dropped first, and never the one that is shown. */
export const maxNotices = 4

export type NoticesEvent =
  | NoticeRaised
  | { readonly type: "notice.dismiss" }
  /** The button of the shown notice. */
  | { readonly type: "notice.act" }
  /** A pointer or the focus is on the notice: it stays. */
  | { readonly type: "notice.hold" }
  | { readonly type: "notice.release" }
export type NoticesContext = {
  /** Queue of notices; the first is shown. */
  readonly queue: ReadonlyArray<Notice>
}
/** The notice's button was pressed; the storefront passes the event on. */
export type NoticesEmitted = { readonly type: "notice.acted"; readonly event: LineRestore }

const isSame = (one: Notice, other: Notice): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The queue with one more notice; a repeated message is not added twice. */
const queued = (queue: ReadonlyArray<Notice>, notice: Notice): ReadonlyArray<Notice> =>
  queue.some((known) => isSame(known, notice)) ? queue : [...queue.slice(0, 1), ...[...queue.slice(1), notice].slice(-maxNotices)]

export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvent; emitted: NoticesEmitted; tags: "empty" },
  actions: {
    addToQueue: assign(({ context, event }) => {
      assertEvent(event, "notice.raise")
      return { queue: queued(context.queue, event.notice) }
    }),
    nextInQueue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    emitAction: emit(({ context }) => {
      const action = context.queue[0]?.action
      if (!action) throw new Error("a notice without a button was pressed")
      return { type: "notice.acted", event: action.event } as const
    }),
  },
  guards: {
    hasNotice: ({ context }) => context.queue.length > 0,
    isLast: ({ context }) => context.queue.length <= 1,
    hasButton: ({ context }) => context.queue[0]?.action != null,
  },
  delays: { noticeFor },
}).createMachine({
  id: "notices",
  description: "Shows notices one after another, each long enough to be read.",
  context: { queue: [] },
  on: { "notice.raise": { actions: "addToQueue" } },
  initial: "quiet",
  states: {
    quiet: {
      description: "No notice is shown.",
      tags: "empty",
      always: { guard: "hasNotice", target: "showing" },
    },
    showing: {
      description: "A notice is shown and disappears by itself.",
      after: { noticeFor: { target: "leaving" } },
      on: {
        "notice.dismiss": { target: "leaving" },
        "notice.act": { guard: "hasButton", target: "leaving", actions: "emitAction" },
        "notice.hold": { target: "held" },
      },
    },
    held: {
      description: "The shopper points at the notice or focuses it; it stays until they leave it.",
      on: {
        "notice.release": { target: "showing" },
        "notice.dismiss": { target: "leaving" },
        "notice.act": { guard: "hasButton", target: "leaving", actions: "emitAction" },
      },
    },
    leaving: {
      description: "The notice disappears, and the next one follows at once.",
      always: [
        { guard: "isLast", target: "quiet", actions: "nextInQueue" },
        { target: "showing", actions: "nextInQueue" },
      ],
    },
  },
})
