/** Login machine: by password, one-time code or social login, or a link to the registration where there is no account. S3, S27, P1, B28. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { checkLogin, checkPasswordLogin, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { checkCode } from "#domain/rules/identity/one-time-code.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { second } from "#domain/rules/instants.ts"
import { port } from "#machines/ports.ts"
import { completesCode, sentCode, tickedDown, typed } from "#machines/shared/code-form.ts"
import { askingCodeState, sendingCodeState } from "#machines/shared/code-states.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { CodeSent, LoginCheck, SocialLogin, SocialNewcomer, Verified } from "./ports.ts"
import { sessionBegin, type SessionBegin } from "./session-begin.ts"
import { newcomerOf, providerOf, socialJoinStates } from "./social-join.ts"
import { confirmedBy, userOf, verifyingState } from "./verified.ts"

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
  /** Provider of the social login that is to be joined to the account. */
  readonly social: SocialProvider | null
  /** Why a social login failed. */
  readonly socialRefusal: SocialRefusal | null
  /** Names by the provider of a social login. */
  readonly names: Pick<SocialNewcomer, "firstName" | "lastName">
  /** Path of the page before the login; the app leads there afterwards. */
  readonly next: string
  /** Whether a page or an action requires the login. */
  readonly isRequired: boolean
  readonly refusals: ReadonlyArray<Refusal<LoginField>>
  readonly problem: Problem | null
  readonly user: User | null
}
/** How a social login failed: the shopper denied it, or anything else. */
export type SocialRefusal = "denied" | "failed"
export type LoginInput = {
  readonly next: string
  /** Whether a page or an action requires the login, so that the shopper did not open it themselves. */
  readonly isRequired?: boolean
  readonly login?: string
  /** Social login that leads here. */
  readonly social?: { readonly provider: SocialProvider; readonly outcome: "returned" | SocialRefusal }
}
export type LoginEmitted =
  | SessionBegin
  /** The registration is to follow. */
  | { readonly type: "registration.begin"; readonly next: string }

const codeKind = ({ check }: LoginContext) => (check?.channel === "email" ? "email" : "sms")

/** Whether the checked login is of a user with a password. */
const hasPassword = (check: LoginCheck | null): boolean => check?.registered === true && check.methods.includes("password")

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
    logInSocially: port("logInSocially"),
    joinSocial: port("joinSocial"),
  },
  actions: {
    type: assign(({ context }, typing: { field: LoginField; value: string }) => typed(context, typing, "login")),
    chooseMethod: assign((_, { method }: { method: LoginMethod }) => ({ method })),
    refuseLogin: assign(({ context }) => ({ refusals: checkLogin(context.form) })),
    refusePassword: assign(({ context }) => ({ refusals: checkPasswordLogin(context.form) })),
    refuseCode: assign(({ context }) => ({ refusals: checkCode(context.form, codeKind(context)) })),
    takeCheck: assign((_, { check }: { check: LoginCheck }) => ({ check, problem: null, refusals: [] })),
    takeSent: assign(({ context }, { sent }: { sent: CodeSent }) => sentCode(context.form, sent)),
    takeToken: assign((_, { verified }: { verified: Verified }) => confirmedBy(verified)),
    takeNewcomer: assign(({ context }, { newcomer }: { newcomer: SocialNewcomer }) => ({
      form: { ...context.form, login: newcomer.email ?? "" },
      names: { firstName: newcomer.firstName, lastName: newcomer.lastName },
      signUpToken: newcomer.signUpToken,
      check: newcomer.methods.length === 0 ? null : { registered: true, channel: "email" as const, methods: newcomer.methods },
      method: newcomer.methods.includes("password") ? ("password" as const) : ("code" as const),
    })),
    refuseSocial: assign({ social: null, socialRefusal: "failed" as const }),
    takeUser: assign((_, { user }: { user: User }) => ({ user, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    clearProblems: assign({ problem: null, refusals: [], socialRefusal: null }),
    tick: assign(({ context }) => tickedDown(context)),
    emitSession: emit(({ context }) => sessionBegin(context)),
    emitRegistration: emit(({ context }) => ({ type: "registration.begin", next: context.next }) as const),
  },
  guards: {
    isLogin: ({ context }) => checkLogin(context.form).length === 0,
    isPassword: ({ context }) => checkPasswordLogin(context.form).length === 0,
    isCode: ({ context }) => checkCode(context.form).length === 0,
    completesCode: (_, typing: { field: LoginField; value: string }) => completesCode(typing),
    mayUsePassword: ({ context }) => hasPassword(context.check),
    choosesPassword: ({ context }, { method }: { method: LoginMethod }) => method === "password" && hasPassword(context.check),
    asksForPassword: ({ context }, { check }: { check: LoginCheck }) => context.method === "password" && hasPassword(check),
    hadCode: ({ context }) => context.sent !== null,
    mayResend: ({ context }) => context.resendIn <= 0,
    comesFromProvider: ({ context }) => context.social !== null,
    isUser: (_, { result }: { result: SocialLogin }) => result._tag === "LoggedIn",
    maySignUp: (_, { result }: { result: SocialLogin }) => result._tag === "Newcomer" && result.signUpToken !== null,
    hasPassword: (_, { result }: { result: SocialLogin }) => result._tag === "Newcomer" && result.methods.includes("password"),
    hasAccount: (_, { result }: { result: SocialLogin }) => result._tag === "Newcomer" && result.methods.length > 0,
    isKnown: (_, { verified }: { verified: Verified }) => verified._tag === "LoggedIn",
  },
  delays: { second },
}).createMachine({
  id: "login",
  description: "Logs a shopper in.",
  context: ({ input }) => ({
    form: { login: input.login ?? "", password: "", code: "" },
    method: "code",
    check: null,
    sent: null,
    resendIn: 0,
    signUpToken: null,
    social: input.social?.outcome === "returned" ? input.social.provider : null,
    socialRefusal: input.social === undefined || input.social.outcome === "returned" ? null : input.social.outcome,
    names: { firstName: "", lastName: "" },
    next: input.next,
    isRequired: input.isRequired ?? false,
    refusals: [],
    problem: null,
    user: null,
  }),
  on: { "field.type": { actions: { type: "type", params: ({ event }) => event } } },
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the shopper returns from a social login.",
      always: [{ guard: "comesFromProvider", target: "exchanging" }, { target: "askingLogin" }],
    },
    exchanging: {
      description: "The shop is looking up the person whom the provider identified.",
      tags: "busy",
      invoke: {
        id: "logInSocially",
        src: "logInSocially",
        input: ({ context }) => ({ provider: providerOf(context.social) }),
        onDone: [
          {
            guard: { type: "isUser", params: ({ event }) => ({ result: event.output }) },
            target: "loggedIn",
            actions: { type: "takeUser", params: ({ event }) => ({ user: userOf(event.output) }) },
          },
          {
            guard: { type: "maySignUp", params: ({ event }) => ({ result: event.output }) },
            target: "registering",
            actions: { type: "takeNewcomer", params: ({ event }) => ({ newcomer: newcomerOf(event.output) }) },
          },
          {
            guard: { type: "hasPassword", params: ({ event }) => ({ result: event.output }) },
            target: "askingPassword",
            actions: { type: "takeNewcomer", params: ({ event }) => ({ newcomer: newcomerOf(event.output) }) },
          },
          {
            guard: { type: "hasAccount", params: ({ event }) => ({ result: event.output }) },
            target: "sendingCode",
            actions: { type: "takeNewcomer", params: ({ event }) => ({ newcomer: newcomerOf(event.output) }) },
          },
          { target: "askingLogin", actions: { type: "takeNewcomer", params: ({ event }) => ({ newcomer: newcomerOf(event.output) }) } },
        ],
        onError: { target: "askingLogin", actions: "refuseSocial" },
      },
    },
    askingLogin: {
      description: "The shopper enters their e-mail or phone number.",
      on: {
        "login.submit": [
          {
            guard: "isLogin",
            target: "checking",
            actions: [{ type: "chooseMethod", params: ({ event }) => ({ method: event.method }) }, "clearProblems"],
          },
          { actions: "refuseLogin" },
        ],
      },
    },
    checking: {
      description: "The shop is looking up the account; until it responds, the shopper can still choose password or code.",
      tags: "busy",
      on: { "login.submit": { actions: { type: "chooseMethod", params: ({ event }) => ({ method: event.method }) } } },
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
      description: "The shopper enters their password.",
      on: {
        "password.submit": [{ guard: "isPassword", target: "loggingIn", actions: "clearProblems" }, { actions: "refusePassword" }],
        "code.send": { target: "sendingCode", actions: "clearProblems" },
        "login.edit": { target: "askingLogin", actions: "clearProblems" },
      },
    },
    loggingIn: {
      description: "The shop is checking the password.",
      tags: "busy",
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ context }) => ({ login: normalizeLogin(context.form.login), password: context.form.password }),
        onDone: { target: "arriving", actions: { type: "takeUser", params: ({ event }) => ({ user: event.output }) } },
        onError: { target: "askingPassword", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    sendingCode: {
      ...sendingCodeState("sendCode", "A one-time code is being sent; the shopper can use the password without waiting for it."),
      on: {
        "login.submit": {
          guard: { type: "choosesPassword", params: ({ event }) => ({ method: event.method }) },
          target: "askingPassword",
          actions: [{ type: "chooseMethod", params: ({ event }) => ({ method: event.method }) }, "clearProblems"],
        },
      },
    },
    askingCode: askingCodeState(
      { checking: "verifying", sending: "#login.sendingCode" },
      {
        "password.use": { guard: "mayUsePassword", target: "askingPassword", actions: "clearProblems" },
        "login.edit": { target: "askingLogin", actions: "clearProblems" },
      },
    ),
    verifying: verifyingState("registering"),
    registering: {
      description: "The account does not exist yet; the registration opens with the confirmed e-mail or phone.",
      tags: "busy",
      invoke: {
        id: "keepRegistration",
        src: "keepRegistration",
        input: ({ context }) => ({
          draft: {
            kind: "person" as const,
            login: context.form.login,
            signUpToken: context.signUpToken,
            social: context.social,
            typed: { ...emptyDetails, ...context.names },
          },
        }),
        onDone: { actions: "emitRegistration" },
        onError: { actions: "emitRegistration" },
      },
    },
    ...socialJoinStates,
    loggedIn: {
      description: "The shopper is logged in and returns to the page that they came from.",
      entry: "emitSession",
    },
  },
})

export type LoginActor = ActorRefFrom<typeof loginMachine>
