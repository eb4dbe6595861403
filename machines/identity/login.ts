/** Login machine: by password or one-time code, or the way to the registration where there is no account. S3, S27, P1. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { checkCode, checkLogin, checkPasswordLogin, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { second } from "#domain/rules/instants.ts"
import { port } from "#machines/ports.ts"
import { completesCode, sentCode, tickedDown, typed } from "#machines/shared/code-form.ts"
import { askingCodeState, sendingCodeState } from "#machines/shared/code-states.ts"
import { failureOf, keptProblem, type Failure } from "#machines/shared/failure.ts"
import type { CodeSent, LoginCheck, Verified } from "./ports.ts"
import { sessionBegin, type SessionBegin } from "./session-begin.ts"
import { confirmedBy, verifyingState } from "./verified.ts"

export type LoginForm = {
  readonly login: string
  readonly password: string
  readonly code: string
}
export type LoginField = keyof LoginForm
/** How a shopper logs in. */
export type LoginMethod = "code" | "password"

export type LoginEvent =
  | { readonly type: "field.type"; readonly field: LoginField; readonly value: string }
  | { readonly type: "login.submit"; readonly method: LoginMethod }
  | { readonly type: "login.edit" }
  | { readonly type: "password.submit" }
  /** Requests a code instead of a password, or another code once that is allowed. */
  | { readonly type: "code.send" }
  | { readonly type: "password.use" }
  | { readonly type: "code.submit" }
export type LoginContext = {
  readonly form: LoginForm
  readonly method: LoginMethod
  readonly check: LoginCheck | null
  readonly sent: CodeSent | null
  /** Seconds until another code may be requested. */
  readonly resendIn: number
  readonly signUpToken: string | null
  /** Path of the page before the login; the app leads there afterwards. */
  readonly next: string
  readonly refusals: ReadonlyArray<Refusal<LoginField>>
  readonly problem: Problem | null
  readonly user: User | null
}
export type LoginInput = { readonly next: string; readonly login?: string }
export type LoginEmitted =
  | SessionBegin
  /** The registration is to follow. */
  | { readonly type: "registration.begin"; readonly next: string }

const codeKind = ({ check }: LoginContext) => (check?.channel === "email" ? "email" : "sms")

export const loginMachine = setup({
  types: {} as {
    context: LoginContext
    events: LoginEvent
    input: LoginInput
    emitted: LoginEmitted
    tags: "busy" | "refused"
  },
  actors: {
    checkLogin: port("checkLogin"),
    sendCode: port("sendCode"),
    verifyCode: port("verifyCode"),
    logIn: port("logIn"),
    keepRegistration: port("keepRegistration"),
  },
  actions: {
    type: assign(({ context }, typing: { field: LoginField; value: string }) => typed(context, typing, "login")),
    chooseWay: assign((_, { method }: { method: LoginMethod }) => ({ method })),
    refuseLogin: assign(({ context }) => ({ refusals: checkLogin(context.form) })),
    refusePassword: assign(({ context }) => ({ refusals: checkPasswordLogin(context.form) })),
    refuseCode: assign(({ context }) => ({ refusals: checkCode(context.form, codeKind(context)) })),
    takeCheck: assign((_, { check }: { check: LoginCheck }) => ({ check, problem: null, refusals: [] })),
    takeSent: assign(({ context }, { sent }: { sent: CodeSent }) => sentCode(context.form, sent)),
    takeToken: assign((_, { verified }: { verified: Verified }) => confirmedBy(verified)),
    takeUser: assign((_, { user }: { user: User }) => ({ user, problem: null })),
    keepProblem: assign((_, failure: Failure) => keptProblem(failure)),
    forgive: assign({ problem: null, refusals: [] }),
    tick: assign(({ context }) => tickedDown(context)),
    tellUser: emit(({ context }) => sessionBegin(context)),
    tellRegistration: emit(({ context }) => ({ type: "registration.begin", next: context.next }) as const),
  },
  guards: {
    isLogin: ({ context }) => checkLogin(context.form).length === 0,
    isPassword: ({ context }) => checkPasswordLogin(context.form).length === 0,
    isCode: ({ context }) => checkCode(context.form).length === 0,
    completesCode: (_, typing: { field: LoginField; value: string }) => completesCode(typing),
    mayUsePassword: ({ context }) => context.check?.registered === true && context.check.methods.includes("password"),
    asksForPassword: ({ context }, { check }: { check: LoginCheck }) =>
      context.method === "password" && check.registered && check.methods.includes("password"),
    hadCode: ({ context }) => context.sent !== null,
    mayResend: ({ context }) => context.resendIn <= 0,
    isKnown: (_, { verified }: { verified: Verified }) => verified._tag === "LoggedIn",
  },
  delays: { second },
}).createMachine({
  id: "login",
  description: "Lets a shopper in.",
  context: ({ input }) => ({
    form: { login: input.login ?? "", password: "", code: "" },
    method: "code",
    check: null,
    sent: null,
    resendIn: 0,
    signUpToken: null,
    next: input.next,
    refusals: [],
    problem: null,
    user: null,
  }),
  on: { "field.type": { actions: { type: "type", params: ({ event }) => event } } },
  initial: "askingLogin",
  states: {
    askingLogin: {
      description: "The shopper is asked for an e-mail or a phone number.",
      on: {
        "login.submit": [
          {
            guard: "isLogin",
            target: "checking",
            actions: [{ type: "chooseWay", params: ({ event }) => ({ method: event.method }) }, "forgive"],
          },
          { actions: "refuseLogin" },
        ],
      },
    },
    checking: {
      description: "The shop looks whether it knows them.",
      tags: "busy",
      invoke: {
        id: "checkLogin",
        src: "checkLogin",
        input: ({ context }) => ({ login: normalizeLogin(context.form.login) }),
        onDone: [
          {
            guard: { type: "asksForPassword", params: ({ event }) => ({ check: event.output }) },
            target: "askingPassword",
            actions: { type: "takeCheck", params: ({ event }) => ({ check: event.output }) },
          },
          { target: "sendingCode", actions: { type: "takeCheck", params: ({ event }) => ({ check: event.output }) } },
        ],
        onError: { target: "askingLogin", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    askingPassword: {
      description: "The shopper is asked for their password.",
      on: {
        "password.submit": [
          { guard: "isPassword", target: "loggingIn", actions: "forgive" },
          { actions: "refusePassword" },
        ],
        "code.send": { target: "sendingCode", actions: "forgive" },
        "login.edit": { target: "askingLogin", actions: "forgive" },
      },
    },
    loggingIn: {
      description: "The password is on its way to the shop.",
      tags: "busy",
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ context }) => ({ login: normalizeLogin(context.form.login), password: context.form.password }),
        onDone: { target: "loggedIn", actions: { type: "takeUser", params: ({ event }) => ({ user: event.output }) } },
        onError: { target: "askingPassword", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    sendingCode: sendingCodeState("sendCode", "A one-time code is being sent."),
    askingCode: askingCodeState(
      { checking: "verifying", sending: "#login.sendingCode" },
      {
        "password.use": { guard: "mayUsePassword", target: "askingPassword", actions: "forgive" },
        "login.edit": { target: "askingLogin", actions: "forgive" },
      },
    ),
    verifying: verifyingState("registering"),
    registering: {
      description: "The shop does not know them yet: they are led to the registration, with the address that is confirmed.",
      tags: "busy",
      invoke: {
        id: "keepRegistration",
        src: "keepRegistration",
        input: ({ context }) => ({
          draft: { kind: "person" as const, login: context.form.login, signUpToken: context.signUpToken, typed: emptyDetails },
        }),
        onDone: { actions: "tellRegistration" },
        onError: { actions: "tellRegistration" },
      },
    },
    loggedIn: {
      description: "The shopper is in, and is led to where they were going.",
      entry: "tellUser",
    },
  },
})

export type LoginActor = ActorRefFrom<typeof loginMachine>
