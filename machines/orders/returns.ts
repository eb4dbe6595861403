/** Returns machine: the items of an order that can be sent back, the request for it, and its progress to the refund. W8. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import type { ReturnReason } from "#domain/entities/orders/return.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { checkReturnPictures } from "#domain/rules/orders/return-pictures.ts"
import type { ChosenFile, NewPicture } from "#machines/catalogue/ports.ts"
import { port } from "#machines/ports.ts"
import {
  failedState,
  isDefiniteNo,
  isMissing,
  missingOrFailed,
  problemFrom,
  refusedOrUnsure,
  type Failure,
} from "#machines/shared/failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { nothingSent, sendingPictures, shareFrom, uploadBy, type PictureSent, type SentShare } from "#machines/shared/sent-share.ts"
import { shrinkingPictures } from "#machines/shared/shrinking-pictures.ts"
import type { ShownReturns } from "./ports.ts"

export type ReturnsEvent =
  | { readonly type: "page.retry" }
  | { readonly type: "line.choose"; readonly id: LineId; readonly quantity: number }
  | { readonly type: "reason.choose"; readonly reason: ReturnReason | null }
  | { readonly type: "note.type"; readonly note: string }
  | { readonly type: "pictures.add"; readonly files: ReadonlyArray<ChosenFile> }
  | { readonly type: "picture.drop"; readonly key: string }
  | { readonly type: "return.send" }
  | PictureSent
export type ReturnsContext = SentShare & {
  readonly number: OrderNumber
  readonly known: ShownReturns | null
  /** Units to return by line; a line without any is absent. */
  readonly chosen: Readonly<Record<string, number>>
  readonly reason: ReturnReason | null
  readonly note: string
  readonly pictures: ReadonlyArray<NewPicture>
  /** Why the files chosen last were refused. */
  readonly refusals: ReadonlyArray<Refusal<"pictures">>
  /** `null` in `refused` where lines or the reason are missing. */
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` of the idempotency keys; a new one for each page view. */
export type ReturnsInput = { readonly number: OrderNumber; readonly seed: string }

type Chosen = { readonly files: ReadonlyArray<ChosenFile> }

const refusalsOf = ({ pictures }: ReturnsContext, { files }: Chosen) => checkReturnPictures(pictures.length, files)

const changes = {
  "line.choose": {
    target: "ready",
    actions: { type: "chooseLine", params: ({ event }: { event: { id: LineId; quantity: number } }) => event },
  },
  "reason.choose": {
    target: "ready",
    actions: { type: "chooseReason", params: ({ event }: { event: { reason: ReturnReason | null } }) => event },
  },
  "note.type": { target: "ready", actions: { type: "takeNote", params: ({ event }: { event: { note: string } }) => event } },
  "pictures.add": [
    { guard: { type: "fits", params: ({ event }: { event: Chosen }) => event }, target: "shrinking" },
    { actions: { type: "refusePictures", params: ({ event }: { event: Chosen }) => event } },
  ],
} as const

/** There are no pictures to remove once they are sent. */
const drop = {
  "picture.drop": { target: "ready", actions: { type: "dropPicture", params: ({ event }: { event: { key: string } }) => event } },
} as const

export const returnsMachine = setup({
  types: {} as { context: ReturnsContext; events: ReturnsEvent; input: ReturnsInput; tags: "busy" | "refused" | "empty" },
  actors: { fetchReturns: port("fetchReturns"), requestReturn: port("requestReturn"), shrinkPictures: port("shrinkPictures") },
  actions: {
    takeKnown: assign((_, { known }: { known: ShownReturns }) => ({ known, problem: null })),
    chooseLine: assign(({ context }, { id, quantity }: { id: LineId; quantity: number }) => ({
      chosen:
        quantity > 0
          ? { ...context.chosen, [id]: quantity }
          : Object.fromEntries(Object.entries(context.chosen).filter(([key]) => key !== String(id))),
      problem: null,
      intents: oneMore(context.intents),
    })),
    chooseReason: assign(({ context }, { reason }: { reason: ReturnReason | null }) => ({
      reason,
      problem: null,
      intents: oneMore(context.intents),
    })),
    takeNote: assign(({ context }, { note }: { note: string }) => ({ note, problem: null, intents: oneMore(context.intents) })),
    addPictures: assign(({ context }, { added }: { added: ReadonlyArray<NewPicture> }) => ({
      pictures: [...context.pictures, ...added],
      refusals: [],
      problem: null,
      intents: oneMore(context.intents),
    })),
    dropPicture: assign(({ context }, { key: dropped }: { key: string }) => ({
      pictures: context.pictures.filter(({ key }) => key !== dropped),
      refusals: [],
      problem: null,
      intents: oneMore(context.intents),
    })),
    refusePictures: assign(({ context }, chosen: Chosen) => ({ refusals: refusalsOf(context, chosen) })),
    refuseBroken: assign({ refusals: [{ field: "pictures", key: "v.picture_broken", values: {} }] as const }),
    clearForm: assign(({ context }) => ({
      chosen: {},
      reason: null,
      note: "",
      pictures: [],
      refusals: [],
      intents: oneMore(context.intents),
    })),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    takeShare: assign((_, sent: PictureSent) => shareFrom(sent)),
    forgetShare: assign(nothingSent),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    fits: ({ context }, chosen: Chosen) => refusalsOf(context, chosen).length === 0,
    isFilled: ({ context }) => Object.keys(context.chosen).length > 0 && context.reason !== null,
  },
}).createMachine({
  id: "returns",
  description: "Lets a shopper return items of a delivered order, and shows earlier returns.",
  context: ({ input }) => ({
    number: input.number,
    known: null,
    chosen: {},
    reason: null,
    note: "",
    pictures: [],
    ...nothingSent,
    refusals: [],
    problem: null,
    intents: intentsFrom(input.seed),
  }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The returns of the order and the items that can still be returned are loading.",
      tags: "busy",
      invoke: {
        id: "fetchReturns",
        src: "fetchReturns",
        input: ({ context }) => ({ number: context.number }),
        onDone: { target: "ready", actions: { type: "takeKnown", params: ({ event }) => ({ known: event.output }) } },
        onError: missingOrFailed,
      },
    },
    ready: {
      description: "The shopper chooses lines, a reason, a note and pictures; earlier returns are listed.",
      on: {
        ...changes,
        ...drop,
        "return.send": [
          { guard: "isFilled", target: "sending" },
          { target: "refused", actions: "forgetProblem" },
        ],
      },
    },
    shrinking: shrinkingPictures("ready"),
    sending: {
      description: "The request is being sent with its pictures; repeated sending has no further effect.",
      tags: "busy",
      ...sendingPictures,
      invoke: {
        id: "requestReturn",
        src: "requestReturn",
        input: ({ context: { number, chosen, reason, note, pictures, intents }, self }) => ({
          number,
          key: keyOf(intents),
          reason: reason ?? "other",
          note,
          lines: Object.entries(chosen).map(([id, quantity]) => ({ id: Number(id) as LineId, quantity })),
          pictures: pictures.map(({ key }) => key),
          ...uploadBy(self),
        }),
        onDone: { target: "sent", actions: [{ type: "takeKnown", params: ({ event }) => ({ known: event.output }) }, "clearForm"] },
        onError: refusedOrUnsure,
      },
    },
    sent: {
      description: "The shop has the request and lists it; the shopper can return the remaining items too.",
      // The form is clear again: nothing is chosen yet.
      on: { ...changes, "return.send": { target: "refused", actions: "forgetProblem" } },
    },
    refused: {
      description: "Lines or the reason are missing, or the shop refused the request or was unreachable.",
      tags: "refused",
      on: { ...changes, ...drop, "return.send": [{ guard: "isFilled", target: "sending" }, { actions: "forgetProblem" }] },
    },
    missing: { description: "The order does not exist.", tags: "empty" },
    failed: failedState("Loading the returns failed; the shopper can try again."),
  },
})

export type ReturnsActor = ActorRefFrom<typeof returnsMachine>
