/** Own data machine: downloading the data of the account, and deleting the account. S29 k. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Leaving } from "#domain/entities/account/leaving.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { isBlank, refusal, type Refusal } from "#domain/rules/forms/refusals.ts"
import { checkCode, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import type { CodeSent } from "#machines/identity/ports.ts"
import { port } from "#machines/ports.ts"
import { typed } from "#machines/shared/code-form.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { raised, type NoticeRaised } from "#machines/shell/notice.ts"
import { sendingConfirmation } from "./confirmation.ts"

export type ProofField = "password" | "code"
type Typed = { readonly field: ProofField; readonly value: string }

export type OwnDataEvent =
  | { readonly type: "data.download" }
  | { readonly type: "leaving.ask" }
  | { readonly type: "leaving.withdraw" }
  | ({ readonly type: "field.type" } & Typed)
  | { readonly type: "code.send" }
  | { readonly type: "leaving.confirm" }
export type OwnDataContext = {
  readonly leaving: Leaving | null
  readonly form: Readonly<Record<ProofField, string>>
  readonly sent: CodeSent | null
  readonly refusals: ReadonlyArray<Refusal<ProofField>>
  readonly problem: Problem | null
}
export type OwnDataEmitted = { readonly type: "account.deleted" } | NoticeRaised

/** The proof is the code once it was sent, otherwise the password; with money in the wallet only a TAN code. */
const refusalsOf = ({ form, sent, leaving }: OwnDataContext): ReadonlyArray<Refusal<ProofField>> => {
  if (leaving?.needsTan === true) return checkCode(form, "tan")
  return sent === null ? refusal("password", isBlank(form.password) ? "v.password_required" : null) : checkCode(form)
}

/** Whether the TAN code has still to be requested. */
export const lacksTan = ({ leaving, sent }: Pick<OwnDataContext, "leaving" | "sent">): boolean =>
  leaving?.needsTan === true && sent === null

const hasNoOpenOrders = ({ leaving }: OwnDataContext): boolean => leaving?.openOrders.length === 0

const emptyForm = { password: "", code: "" }

export const ownDataMachine = setup({
  types: {} as { context: OwnDataContext; events: OwnDataEvent; emitted: OwnDataEmitted; tags: "busy" | "refused" },
  actors: {
    downloadEverything: port("downloadEverything"),
    fetchLeaving: port("fetchLeaving"),
    sendConfirmation: port("sendConfirmation"),
    deleteAccount: port("deleteAccount"),
  },
  actions: {
    takeLeaving: assign((_, { leaving }: { leaving: Leaving }) => ({ leaving, form: emptyForm, sent: null, refusals: [], problem: null })),
    takeProofSent: assign((_, { sent }: { sent: CodeSent }) => ({ sent, problem: null, refusals: [] })),
    type: assign(({ context }, typing: Typed) => typed(context, typing)),
    refuse: assign(({ context }) => ({ refusals: refusalsOf(context), problem: null })),
    clearProblems: assign({ refusals: [], problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitDeleted: emit({ type: "account.deleted" } as const),
    notifyDeleted: emit(raised("information", { key: "notice.accountDeleted" })),
  },
  guards: {
    mayDelete: ({ context }) => hasNoOpenOrders(context) && !lacksTan(context) && refusalsOf(context).length === 0,
    mayLeave: ({ context }) => hasNoOpenOrders(context),
    mayProve: ({ context }) => hasNoOpenOrders(context) && !lacksTan(context),
  },
}).createMachine({
  id: "ownData",
  description: "Lets a shopper download their personal data or delete their account.",
  context: { leaving: null, form: emptyForm, sent: null, refusals: [], problem: null },
  initial: "resting",
  states: {
    resting: {
      description: "The screen offers both: the download and the deletion.",
      on: {
        "data.download": { target: "downloading", actions: "clearProblems" },
        "leaving.ask": { target: "looking", actions: "clearProblems" },
      },
    },
    downloading: {
      description: "The shopper's data is being prepared for download.",
      tags: "busy",
      invoke: {
        id: "downloadEverything",
        src: "downloadEverything",
        onDone: { target: "resting" },
        onError: { target: "resting", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    looking: {
      description: "The shop is checking what would be lost with the account.",
      tags: "busy",
      invoke: {
        id: "fetchLeaving",
        src: "fetchLeaving",
        onDone: { target: "asking", actions: { type: "takeLeaving", params: ({ event }) => ({ leaving: event.output }) } },
        onError: { target: "resting", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    asking: {
      description: "The screen lists open orders and money; the shopper confirms with a proof, or keeps the account.",
      on: {
        "leaving.withdraw": { target: "resting", actions: "clearProblems" },
        "field.type": { actions: { type: "type", params: ({ event }) => event } },
        "code.send": { guard: "mayLeave", target: "sendingCode", actions: "clearProblems" },
        "leaving.confirm": [
          { guard: "mayDelete", target: "deleting", actions: "clearProblems" },
          { guard: "mayProve", actions: "refuse" },
        ],
      },
    },
    sendingCode: sendingConfirmation("asking"),
    deleting: {
      description: "The shop is deleting the account.",
      tags: "busy",
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: ({ context: { form, sent } }) =>
          sent === null ? { password: form.password, code: null } : { password: null, code: normalizeCode(form.code) },
        onDone: { target: "gone" },
        onError: { target: "asking", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    gone: { description: "The account is deleted; the shopper is a visitor again.", entry: ["notifyDeleted", "emitDeleted"] },
  },
})

export type OwnDataActor = ActorRefFrom<typeof ownDataMachine>
