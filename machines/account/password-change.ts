/** Password change machine: proved by the current password or, where there is none yet, by a code. S18, V5, X7. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Profile } from "#domain/entities/account/profile.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { checkNewPassword, checkPasswordChange } from "#domain/rules/identity/password-form.ts"
import { checkCode, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { CodeSent } from "#machines/identity/ports.ts"
import { port } from "#machines/ports.ts"
import { typed } from "#machines/shared/code-form.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { sendingConfirmation } from "./confirmation.ts"
import { profileFetchStates } from "./profile-fetch.ts"

export type PasswordField = "current" | "code" | "password" | "confirmation"
type Typed = { readonly field: PasswordField; readonly value: string }

export type PasswordEvent =
  | ({ readonly type: "field.type" } & Typed)
  | { readonly type: "code.send" }
  | { readonly type: "password.submit" }
  | { readonly type: "page.retry" }
export type PasswordContext = {
  readonly profile: Profile | null
  readonly form: Readonly<Record<PasswordField, string>>
  readonly sent: CodeSent | null
  readonly refusals: ReadonlyArray<Refusal<PasswordField>>
  readonly problem: Problem | null
}
export type PasswordEmitted = { readonly type: "profile.saved" }

const emptyForm = { current: "", code: "", password: "", confirmation: "" }

const refusalsOf = ({ form, profile }: PasswordContext): ReadonlyArray<Refusal<PasswordField>> =>
  profile?.hasPassword === false ? [...checkCode(form), ...checkNewPassword(form)] : checkPasswordChange(form)

export const passwordChangeMachine = setup({
  types: {} as {
    context: PasswordContext
    events: PasswordEvent
    input: { readonly profile: Profile | null }
    emitted: PasswordEmitted
    tags: "busy" | "refused"
  },
  actors: { fetchProfile: port("fetchProfile"), sendConfirmation: port("sendConfirmation"), changePassword: port("changePassword") },
  actions: {
    takeProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, problem: null })),
    clearForm: assign({ form: emptyForm, sent: null, refusals: [], problem: null }),
    type: assign(({ context }, typing: Typed) => typed(context, typing)),
    takeProofSent: assign((_, { sent }: { sent: CodeSent }) => ({ sent, problem: null })),
    refuse: assign(({ context }) => ({ refusals: refusalsOf(context), problem: null })),
    clearProblems: assign({ refusals: [], problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitSaved: emit({ type: "profile.saved" } as const),
  },
  guards: {
    isKnown: ({ context }) => context.profile !== null,
    needsCode: ({ context }) => context.profile?.hasPassword === false,
    isAccepted: ({ context }) => refusalsOf(context).length === 0,
  },
}).createMachine({
  id: "passwordChange",
  description: "Changes the password of a shopper and logs out their other devices.",
  context: ({ input: { profile } }) => ({ profile, form: emptyForm, sent: null, refusals: [], problem: null }),
  initial: "opening",
  states: {
    ...profileFetchStates({
      opening: "Checks whether the profile arrived with the page.",
      fetching: "The profile is loading, to learn whether the account has a password; a skeleton of the form is shown.",
      failed: "Loading the form failed; the shopper can try again.",
    }),
    form: {
      description: "The form is shown.",
      initial: "editing",
      on: {
        "field.type": { target: ".editing", actions: { type: "type", params: ({ event }) => event } },
        "code.send": { guard: "needsCode", target: "sendingCode", actions: "clearProblems" },
        "password.submit": [
          { guard: "isAccepted", target: "saving", actions: "clearProblems" },
          { target: ".editing", actions: "refuse" },
        ],
      },
      states: {
        editing: { description: "The shopper enters the proof and the new password." },
        saved: { description: "The password is changed; a message says so." },
      },
    },
    sendingCode: sendingConfirmation("form.editing"),
    saving: {
      description: "The new password is being sent to the shop.",
      tags: "busy",
      invoke: {
        id: "changePassword",
        src: "changePassword",
        input: ({ context: { form, profile } }) => ({
          password: form.password,
          confirmation: form.confirmation,
          current: profile?.hasPassword === false ? null : form.current,
          code: profile?.hasPassword === false ? normalizeCode(form.code) : null,
        }),
        onDone: {
          target: "form.saved",
          actions: [{ type: "takeProfile", params: ({ event }) => ({ profile: event.output }) }, "clearForm", "emitSaved"],
        },
        onError: { target: "form.editing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})

export type PasswordActor = ActorRefFrom<typeof passwordChangeMachine>
