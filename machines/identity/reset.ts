/** Password reset machine: a code to an e-mail or phone, then a new password. S1. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { checkLogin, loginChannel, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { checkCode, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import { checkNewPassword } from "#domain/rules/identity/password-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { second } from "#domain/rules/instants.ts"
import { port } from "#machines/ports.ts"
import { completesCode, sentCode, tickedDown, typed } from "#machines/shared/code-form.ts"
import { askingCodeState, sendingCodeState } from "#machines/shared/code-states.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { CodeSent } from "./ports.ts"
import { sessionBegin, type SessionBegin } from "./session-begin.ts"

export type ResetForm = {
  readonly login: string
  readonly code: string
  readonly password: string
  readonly confirmation: string
}
export type ResetField = keyof ResetForm

export type ResetEvent =
  | { readonly type: "field.type"; readonly field: ResetField; readonly value: string }
  | { readonly type: "login.submit" }
  | { readonly type: "login.edit" }
  | { readonly type: "code.send" }
  | { readonly type: "code.submit" }
  | { readonly type: "password.submit" }
  | { readonly type: "shop.enter" }
export type ResetContext = {
  readonly form: ResetForm
  readonly sent: CodeSent | null
  /** Seconds until another code may be requested. */
  readonly resendIn: number
  /** Path of the page before the login; the app leads there afterwards. */
  readonly next: string
  readonly refusals: ReadonlyArray<Refusal<ResetField>>
  readonly problem: Problem | null
  readonly user: User | null
}
export type ResetEmitted = SessionBegin

const codeKind = ({ form }: ResetContext) => (loginChannel(form.login) === "email" ? "email" : "sms")

/** Login and code of the form, normalised. */
const codeInput = ({ login, code }: ResetForm) => ({ login: normalizeLogin(login), code: normalizeCode(code) })

export const resetMachine = setup({
  types: {} as {
    context: ResetContext
    events: ResetEvent
    input: { readonly next: string }
    emitted: ResetEmitted
    tags: "busy"
  },
  actors: {
    sendResetCode: port("sendResetCode"),
    checkResetCode: port("checkResetCode"),
    resetPassword: port("resetPassword"),
    logIn: port("logIn"),
  },
  actions: {
    type: assign(({ context }, typing: { field: ResetField; value: string }) => typed(context, typing, "login")),
    refuseLogin: assign(({ context }) => ({ refusals: checkLogin(context.form) })),
    refuseCode: assign(({ context }) => ({ refusals: checkCode(context.form, codeKind(context)) })),
    refusePassword: assign(({ context }) => ({ refusals: checkNewPassword(context.form) })),
    takeSent: assign(({ context }, { sent }: { sent: CodeSent }) => sentCode(context.form, sent)),
    takeUser: assign((_, { user }: { user: User }) => ({ user, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    clearProblems: assign({ problem: null, refusals: [] }),
    forgetPassword: assign(({ context }) => ({ form: { ...context.form, code: "", password: "", confirmation: "" }, problem: null })),
    tick: assign(({ context }) => tickedDown(context)),
    emitSession: emit(({ context }) => sessionBegin(context)),
  },
  guards: {
    isLogin: ({ context }) => checkLogin(context.form).length === 0,
    isCode: ({ context }) => checkCode(context.form).length === 0,
    isPassword: ({ context }) => checkNewPassword(context.form).length === 0,
    completesCode: (_, typing: { field: ResetField; value: string }) => completesCode(typing),
    hadCode: ({ context }) => context.sent !== null,
    mayResend: ({ context }) => context.resendIn <= 0,
    /** The shop refuses the code, which was spent or has expired meanwhile. */
    isWrongCode: (_, { error }: Failure) => {
      const problem = toProblem(error)
      return problem._tag === "Refused" && "code" in problem.fields
    },
  },
  delays: { second },
}).createMachine({
  id: "reset",
  description: "Lets a shopper set a new password if they have forgotten the old one.",
  context: ({ input }) => ({
    form: { login: "", code: "", password: "", confirmation: "" },
    sent: null,
    resendIn: 0,
    next: input.next,
    refusals: [],
    problem: null,
    user: null,
  }),
  on: { "field.type": { actions: { type: "type", params: ({ event }) => event } } },
  initial: "askingLogin",
  states: {
    askingLogin: {
      description: "The shopper enters the e-mail or phone number of the account.",
      on: { "login.submit": [{ guard: "isLogin", target: "sendingCode", actions: "clearProblems" }, { actions: "refuseLogin" }] },
    },
    sendingCode: sendingCodeState("sendResetCode", "A one-time code is being sent; an unknown address gets the same response."),
    askingCode: askingCodeState(
      { checking: "checkingCode", sending: "#reset.sendingCode" },
      { "login.edit": { target: "askingLogin", actions: "clearProblems" } },
    ),
    checkingCode: {
      description: "The shop is checking the code.",
      tags: "busy",
      invoke: {
        id: "checkResetCode",
        src: "checkResetCode",
        input: ({ context }) => codeInput(context.form),
        onDone: { target: "askingPassword", actions: "clearProblems" },
        onError: { target: "askingCode", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    askingPassword: {
      description: "The shopper enters a new password twice.",
      on: {
        "password.submit": [{ guard: "isPassword", target: "resetting", actions: "clearProblems" }, { actions: "refusePassword" }],
        "login.edit": { target: "askingLogin", actions: "clearProblems" },
      },
    },
    resetting: {
      description: "The new password is being sent to the shop.",
      tags: "busy",
      invoke: {
        id: "resetPassword",
        src: "resetPassword",
        input: ({ context }) => ({ ...codeInput(context.form), password: context.form.password }),
        onDone: { target: "loggingIn" },
        onError: [
          { guard: { type: "isWrongCode", params: failureOf }, target: "askingCode", actions: { type: "keepProblem", params: failureOf } },
          { target: "askingPassword", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    loggingIn: {
      description: "The password is changed; the shopper is being logged in with it.",
      tags: "busy",
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ context }) => ({ login: normalizeLogin(context.form.login), password: context.form.password }),
        onDone: { target: "loggedIn", actions: ["forgetPassword", { type: "takeUser", params: ({ event }) => ({ user: event.output }) }] },
        onError: { target: "changed", actions: "forgetPassword" },
      },
    },
    loggedIn: {
      description: "The password is changed and the shopper is logged in; a button leads back to the page that they came from.",
      on: { "shop.enter": { actions: "emitSession" } },
    },
    changed: {
      description: "The password is changed; a link leads to the login.",
    },
  },
})

export type ResetActor = ActorRefFrom<typeof resetMachine>
