/** Registration machine: a confirmed e-mail or phone, then the details of a person or an organization. B29, S29g. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Instant } from "#domain/entities/ids.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import type { RegistrationDraft, RegistrationKind } from "#domain/entities/identity/registration-draft.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { checkLogin, loginChannel } from "#domain/rules/identity/login-form.ts"
import { checkCode } from "#domain/rules/identity/one-time-code.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { second } from "#domain/rules/instants.ts"
import { port } from "#machines/ports.ts"
import { completesCode, sentCode, tickedDown, typed } from "#machines/shared/code-form.ts"
import { askingCodeState, sendingCodeState } from "#machines/shared/code-states.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { CodeSent, Verified } from "./ports.ts"
import { checkDetails, draftOf, signUpOf, type RegistrationField, type RegistrationForm } from "./registration-form.ts"
import { sessionBegin, type SessionBegin } from "./session-begin.ts"
import { socialJoinStates } from "./social-join.ts"
import { confirmedBy, verifyingState } from "./verified.ts"

type FieldTyped = {
  readonly [Field in RegistrationField]: { readonly type: "field.type"; readonly field: Field; readonly value: RegistrationForm[Field] }
}[RegistrationField]

export type RegistrationEvent =
  | FieldTyped
  | { readonly type: "login.submit" }
  | { readonly type: "login.edit" }
  | { readonly type: "code.send" }
  | { readonly type: "code.submit" }
  | { readonly type: "kind.choose"; readonly kind: RegistrationKind }
  | { readonly type: "details.submit"; readonly now: Instant }
export type RegistrationContext = {
  readonly kind: RegistrationKind
  readonly form: RegistrationForm
  readonly sent: CodeSent | null
  /** Seconds until another code may be requested. */
  readonly resendIn: number
  /** Allows signing up; stored once the code was right. */
  readonly signUpToken: string | null
  /** Social login that is to be joined to the new user. */
  readonly social: SocialProvider | null
  /** Path of the page before the login; the app leads there afterwards. */
  readonly next: string
  readonly refusals: ReadonlyArray<Refusal<RegistrationField>>
  readonly problem: Problem | null
  readonly user: User | null
}
export type RegistrationEmitted = SessionBegin

const emptyForm: RegistrationForm = { ...emptyDetails, login: "", code: "", password: "", confirmation: "", agreed: false }

export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext
    events: RegistrationEvent
    input: { readonly next: string }
    emitted: RegistrationEmitted
    tags: "busy"
  },
  actors: {
    readRegistration: port("readRegistration"),
    keepRegistration: port("keepRegistration"),
    sendCode: port("sendCode"),
    verifyCode: port("verifyCode"),
    signUp: port("signUp"),
    joinSocial: port("joinSocial"),
  },
  actions: {
    type: assign(({ context }, typing: { field: RegistrationField; value: RegistrationForm[RegistrationField] }) => ({
      ...typed(context, typing, "login"),
      ...(typing.field === "login" ? { signUpToken: null } : {}),
    })),
    chooseKind: assign((_, { kind }: { kind: RegistrationKind }) => ({ kind, refusals: [], problem: null })),
    takeDraft: assign(({ context }, { draft }: { draft: RegistrationDraft | null }) =>
      draft === null
        ? {}
        : {
            kind: draft.kind,
            signUpToken: draft.signUpToken,
            social: draft.social,
            form: { ...context.form, ...draft.typed, login: draft.login },
          },
    ),
    refuseLogin: assign(({ context }) => ({ refusals: checkLogin(context.form) })),
    refuseCode: assign(({ context }) => ({
      refusals: checkCode(context.form, loginChannel(context.form.login) === "email" ? "email" : "sms"),
    })),
    refuseDetails: assign(({ context }, { now }: { now: Instant }) => ({ refusals: checkDetails(context, now), problem: null })),
    takeSent: assign(({ context }, { sent }: { sent: CodeSent }) => sentCode(context.form, sent)),
    takeToken: assign((_, { verified }: { verified: Verified }) => confirmedBy(verified)),
    forgetToken: assign({ signUpToken: null }),
    takeUser: assign(({ context }, { user }: { user: User }) => ({
      user,
      problem: null,
      form: { ...context.form, password: "", confirmation: "" },
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    clearProblems: assign({ problem: null, refusals: [] }),
    tick: assign(({ context }) => tickedDown(context)),
    emitSession: emit(({ context }) => sessionBegin(context)),
  },
  guards: {
    comesFromProvider: ({ context }) => context.social !== null,
    isConfirmed: (_, { draft }: { draft: RegistrationDraft | null }) => draft !== null && draft.signUpToken !== null,
    isLogin: ({ context }) => checkLogin(context.form).length === 0,
    isCode: ({ context }) => checkCode(context.form).length === 0,
    isComplete: ({ context }, { now }: { now: Instant }) => context.signUpToken !== null && checkDetails(context, now).length === 0,
    completesCode: (_, typing: { field: RegistrationField; value: RegistrationForm[RegistrationField] }) => completesCode(typing),
    hadCode: ({ context }) => context.sent !== null,
    mayResend: ({ context }) => context.resendIn <= 0,
    isKnown: (_, { verified }: { verified: Verified }) => verified._tag === "LoggedIn",
    /** The token has expired, so that the e-mail or phone has to be confirmed again. */
    isTokenExpired: (_, { error }: Failure) => {
      const problem = toProblem(error)
      return problem._tag === "Refused" && problem.code === "sign_up_over"
    },
  },
  delays: { second },
}).createMachine({
  id: "registration",
  description: "Registers a person or an organization.",
  context: ({ input }) => ({
    kind: "person",
    form: emptyForm,
    sent: null,
    resendIn: 0,
    signUpToken: null,
    social: null,
    next: input.next,
    refusals: [],
    problem: null,
    user: null,
  }),
  on: { "field.type": { actions: { type: "type", params: ({ event }) => event } } },
  initial: "reading",
  states: {
    reading: {
      description: "The form stored in this tab is loading.",
      tags: "busy",
      invoke: {
        id: "readRegistration",
        src: "readRegistration",
        onDone: [
          {
            guard: { type: "isConfirmed", params: ({ event }) => ({ draft: event.output }) },
            target: "askingDetails.kept",
            actions: { type: "takeDraft", params: ({ event }) => ({ draft: event.output }) },
          },
          { target: "askingLogin", actions: { type: "takeDraft", params: ({ event }) => ({ draft: event.output }) } },
        ],
        onError: { target: "askingLogin" },
      },
    },
    askingLogin: {
      description: "The shopper enters an e-mail or phone number to log in with.",
      on: { "login.submit": [{ guard: "isLogin", target: "sendingCode", actions: "clearProblems" }, { actions: "refuseLogin" }] },
    },
    sendingCode: sendingCodeState("sendCode", "A one-time code is being sent."),
    askingCode: askingCodeState(
      { checking: "verifying", sending: "#registration.sendingCode" },
      { "login.edit": { target: "askingLogin", actions: "clearProblems" } },
    ),
    verifying: verifyingState("askingDetails"),
    askingDetails: {
      description: "The shopper fills in the details of a person or an organization.",
      on: {
        "field.type": { target: ".keeping", actions: { type: "type", params: ({ event }) => event } },
        "kind.choose": { target: ".keeping", actions: { type: "chooseKind", params: ({ event }) => event } },
        "details.submit": [
          { guard: { type: "isComplete", params: ({ event }) => event }, target: "signingUp", actions: "clearProblems" },
          { actions: { type: "refuseDetails", params: ({ event }) => event } },
        ],
        "login.edit": { target: "askingLogin", actions: "clearProblems" },
      },
      initial: "keeping",
      states: {
        keeping: {
          description: "The form is being stored in this tab, without passwords.",
          invoke: {
            id: "keepRegistration",
            src: "keepRegistration",
            input: ({ context }) => ({ draft: draftOf(context) }),
            onDone: { target: "kept" },
            onError: { target: "kept" },
          },
        },
        kept: { description: "The form is stored in this tab and survives a reload." },
      },
    },
    signingUp: {
      description: "The account is being created.",
      tags: "busy",
      invoke: {
        id: "signUp",
        src: "signUp",
        input: ({ context }) => signUpOf(context),
        onDone: { target: "arriving", actions: { type: "takeUser", params: ({ event }) => ({ user: event.output }) } },
        onError: [
          {
            guard: { type: "isTokenExpired", params: failureOf },
            target: "askingLogin",
            actions: ["forgetToken", { type: "keepProblem", params: failureOf }],
          },
          { target: "askingDetails.kept", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    ...socialJoinStates,
    loggedIn: {
      description: "The shopper is logged in, the stored form is deleted, and the app returns to the page that they came from.",
      entry: "emitSession",
      invoke: { id: "forgetRegistration", src: "keepRegistration", input: { draft: null } },
    },
  },
})

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
