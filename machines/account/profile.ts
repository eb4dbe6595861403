/** Profile machine: personal data of a shopper; a change made in another window is shown, not overwritten. S18, X5. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Profile } from "#domain/entities/account/profile.ts"
import type { Gender } from "#domain/entities/identity/person.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { checkProfile, personOf, profileFormOf, type ProfileField, type ProfileForm } from "#domain/rules/account/profile-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { profileFetchStates } from "./profile-fetch.ts"

type Typed = { readonly field: Exclude<ProfileField, "gender">; readonly value: string }

export type ProfileEvent =
  | ({ readonly type: "field.type" } & Typed)
  | { readonly type: "gender.choose"; readonly gender: Gender }
  | { readonly type: "profile.submit"; readonly now: Instant }
  /** Saves this window's version over that of the other one. */
  | { readonly type: "mine.keep" }
  | { readonly type: "theirs.take" }
  | { readonly type: "page.retry" }
export type ProfileContext = {
  /** Stored by the shop; `null` until it is known. */
  readonly profile: Profile | null
  readonly form: ProfileForm
  /** What another window has saved meanwhile. */
  readonly theirs: Profile | null
  readonly refusals: ReadonlyArray<Refusal<ProfileField>>
  readonly problem: Problem | null
}
export type ProfileInput = { readonly profile: Profile | null }
export type ProfileEmitted = { readonly type: "profile.saved" }

export const emptyProfileForm: ProfileForm = {
  lastName: "",
  firstName: "",
  birthday: "",
  gender: null,
  occupation: "",
  registrationNumber: "",
}

/** HTTP status of a save that is based on an older version. */
const conflictStatus = 409

const refusalsOf = ({ form, profile }: ProfileContext, now: Instant) => checkProfile(form, profile?.kind ?? "person", now)

export const profileMachine = setup({
  types: {} as { context: ProfileContext; events: ProfileEvent; input: ProfileInput; emitted: ProfileEmitted; tags: "busy" | "refused" },
  actors: { fetchProfile: port("fetchProfile"), saveProfile: port("saveProfile") },
  actions: {
    takeProfile: assign((_, { profile }: { profile: Profile }) => ({
      profile,
      form: profileFormOf(profile.person),
      theirs: null,
      problem: null,
      refusals: [],
    })),
    takeTheirs: assign((_, { profile }: { profile: Profile }) => ({ theirs: profile, problem: null })),
    type: assign(({ context }, { field, value }: Typed) => ({
      form: { ...context.form, [field]: value },
      refusals: context.refusals.filter((refusal) => refusal.field !== field),
      problem: null,
    })),
    chooseGender: assign(({ context }, { gender }: { gender: Gender }) => ({ form: { ...context.form, gender }, problem: null })),
    refuse: assign(({ context }, { now }: { now: Instant }) => ({ refusals: refusalsOf(context, now), problem: null })),
    clearProblems: assign({ refusals: [], problem: null }),
    /** The next save is based on the other window's change. */
    followTheirs: assign(({ context }) => ({ profile: context.theirs, theirs: null })),
    acceptTheirs: assign(({ context }) =>
      context.theirs === null ? {} : { profile: context.theirs, form: profileFormOf(context.theirs.person), theirs: null },
    ),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitSaved: emit({ type: "profile.saved" } as const),
  },
  guards: {
    isKnown: ({ context }) => context.profile !== null,
    isAccepted: ({ context }, { now }: { now: Instant }) => refusalsOf(context, now).length === 0,
    isChangedElsewhere: (_, { error }: Failure) => {
      const problem = toProblem(error)
      return problem._tag === "Refused" && problem.status === conflictStatus
    },
  },
}).createMachine({
  id: "profile",
  description: "Lets a shopper change their personal data.",
  context: ({ input: { profile } }) => ({
    profile,
    form: profile === null ? emptyProfileForm : profileFormOf(profile.person),
    theirs: null,
    refusals: [],
    problem: null,
  }),
  initial: "opening",
  states: {
    ...profileFetchStates({
      opening: "Checks whether the profile arrived with the page.",
      fetching: "The profile is loading; a skeleton of the form is shown.",
      failed: "Loading the profile failed; the shopper can try again.",
    }),
    form: {
      description: "The form is shown.",
      initial: "editing",
      on: {
        "field.type": { target: ".editing", actions: { type: "type", params: ({ event }) => event } },
        "gender.choose": { target: ".editing", actions: { type: "chooseGender", params: ({ event }) => event } },
        "profile.submit": [
          { guard: { type: "isAccepted", params: ({ event }) => event }, target: "saving", actions: "clearProblems" },
          { target: ".editing", actions: { type: "refuse", params: ({ event }) => event } },
        ],
      },
      states: {
        editing: { description: "The shopper can edit their data." },
        saved: { description: "The change is saved; a message says so." },
      },
    },
    saving: {
      description: "The change is being sent to the shop.",
      tags: "busy",
      invoke: {
        id: "saveProfile",
        src: "saveProfile",
        input: ({ context: { profile, form } }) => {
          if (profile === null) throw new Error("the profile is saved before it is known")
          return { version: profile.version, person: personOf(form) }
        },
        onDone: {
          target: "form.saved",
          actions: [{ type: "takeProfile", params: ({ event }) => ({ profile: event.output }) }, "emitSaved"],
        },
        onError: [
          { guard: { type: "isChangedElsewhere", params: failureOf }, target: "comparing" },
          { target: "form.editing", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    comparing: {
      description: "Another window has changed the data; the shop's version is loading.",
      tags: "busy",
      invoke: {
        id: "fetchTheirs",
        src: "fetchProfile",
        onDone: { target: "conflict", actions: { type: "takeTheirs", params: ({ event }) => ({ profile: event.output }) } },
        onError: { target: "form.editing", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    conflict: {
      description: "The form shows both versions; the shopper chooses one.",
      on: {
        "mine.keep": { target: "saving", actions: "followTheirs" },
        "theirs.take": { target: "form.editing", actions: "acceptTheirs" },
      },
    },
  },
})

export type ProfileActor = ActorRefFrom<typeof profileMachine>
