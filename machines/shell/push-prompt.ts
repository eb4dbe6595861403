/** Push prompt machine: asks once for permission to send notifications, and links the device to the shopper. B24. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { mayPromptOn } from "#domain/rules/shell/push-prompt.ts"
import { pushPromptDelay } from "#domain/rules/timings.ts"
import { port } from "#machines/ports.ts"
import type { Failure } from "#machines/shared/failure.ts"
import type { PushAbility, PushChosen } from "./ports.ts"

export type PushChoice = PersistedState["pushChoice"]

export type PushPromptEvent =
  /** The shopper's choice on this device, here or in the settings; `null` before the first prompt. */
  | { readonly type: "choice.known"; readonly choice: PushChoice }
  | { readonly type: "page.shown"; readonly path: string }
  /** Another prompt was opened or closed. */
  | { readonly type: "otherPrompt.shown"; readonly isShown: boolean }
  /** `null` is a visitor. */
  | { readonly type: "shopper.known"; readonly userId: number | null }
  | { readonly type: "prompt.accept" }
  | { readonly type: "prompt.decline" }
  | { readonly type: "prompt.close" }
export type PushPromptContext = {
  /** `undefined` until it is read. */
  readonly choice: PushChoice | undefined
  /** Whether the shown page may be interrupted. */
  readonly mayAsk: boolean
  /** Whether another prompt is open; only one is shown at a time. */
  readonly isOtherPromptShown: boolean
  readonly userId: number | null
  /** Shopper to whom the shop has linked this device, `null` for nobody; `undefined` until the device was linked in this visit. */
  readonly linkedTo: number | null | undefined
  readonly problem: Problem | null
}

/** How long the prompt shows its thanks, in milliseconds. */
export const thanksFor = 4000

/** Whether the prompt may be shown: the shopper has not chosen, and neither the page nor another prompt is in the way. */
const mayPrompt = ({ choice, mayAsk, isOtherPromptShown }: PushPromptContext): boolean => choice === null && mayAsk && !isOtherPromptShown

type Ability = { readonly ability: PushAbility }
const abilityOf = ({ event }: { readonly event: { readonly output: PushAbility } }): Ability => ({ ability: event.output })

const subscribe = [
  { type: "decide", params: { choice: "subscribed" } },
  { type: "emitChoice", params: { choice: "subscribed" } },
] as const
const decline = [
  { type: "decide", params: { choice: "declined" } },
  { type: "emitChoice", params: { choice: "declined" } },
] as const

export const pushPromptMachine = setup({
  types: {} as { context: PushPromptContext; events: PushPromptEvent; emitted: PushChosen; tags: "open" | "busy" },
  actors: { readPushAbility: port("readPushAbility"), subscribePush: port("subscribePush"), linkPush: port("linkPush") },
  actions: {
    takeChoice: assign(({ event }) => {
      assertEvent(event, "choice.known")
      return { choice: event.choice }
    }),
    takePage: assign(({ event }) => {
      assertEvent(event, "page.shown")
      return { mayAsk: mayPromptOn(event.path) }
    }),
    takeOtherPrompt: assign(({ event }) => {
      assertEvent(event, "otherPrompt.shown")
      return { isOtherPromptShown: event.isShown }
    }),
    takeShopper: assign(({ context, event }) => {
      assertEvent(event, "shopper.known")
      return { userId: event.userId, linkedTo: event.userId === null && context.userId !== null ? null : context.linkedTo }
    }),
    markLinkedToNobody: assign({ linkedTo: null }),
    markLinked: assign(({ context }) => ({ linkedTo: context.userId })),
    keepProblem: assign((_, { error }: Failure) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
    decide: assign((_, { choice }: { choice: PushChoice }) => ({ choice })),
    emitChoice: emit((_, { choice }: { choice: NonNullable<PushChoice> }) => ({ type: "push.chosen", choice }) as const),
  },
  guards: {
    isSubscribed: ({ context }) => context.choice === "subscribed",
    isDeclined: ({ context }) => context.choice === "declined",
    mayPrompt: ({ context }) => mayPrompt(context),
    mayNotPrompt: ({ context }) => !mayPrompt(context),
    isUnlinked: ({ context }) => context.linkedTo !== context.userId,
    canPrompt: (_, { ability }: Ability) => ability === "ready" || ability === "install",
    isOn: (_, { ability }: Ability) => ability === "subscribed",
    needsInstall: (_, { ability }: Ability) => ability === "install",
    isUndecided: (_, { ability }: Ability) => ability === "ready",
  },
  delays: { pushPromptDelay, thanksFor },
}).createMachine({
  id: "pushPrompt",
  description: "Asks the shopper once whether the shop may send notifications.",
  context: { choice: undefined, mayAsk: false, isOtherPromptShown: false, userId: null, linkedTo: undefined, problem: null },
  on: {
    "choice.known": { actions: "takeChoice" },
    "page.shown": { actions: "takePage" },
    "otherPrompt.shown": { actions: "takeOtherPrompt" },
    "shopper.known": { actions: "takeShopper" },
  },
  initial: "waiting",
  states: {
    waiting: {
      description: "The shopper is browsing; it is too early to ask.",
      after: { pushPromptDelay: { target: "postponed" } },
    },
    postponed: {
      description: "It is time to ask, but the consent is not decided yet, or the page must not be interrupted.",
      always: [
        { guard: "isSubscribed", target: "subscribed" },
        { guard: "isDeclined", target: "declined" },
        { guard: "mayPrompt", target: "checking" },
      ],
    },
    checking: {
      description: "The browser is being checked for support of notifications.",
      tags: "busy",
      invoke: {
        id: "readPushAbility",
        src: "readPushAbility",
        onDone: [{ guard: { type: "canPrompt", params: abilityOf }, target: "asking" }, { target: "unasked" }],
        onError: { target: "unasked" },
      },
    },
    unasked: {
      description: "The browser does not support notifications or blocks them; the prompt stays hidden.",
      on: { "choice.known": { target: "postponed", actions: "takeChoice" } },
    },
    asking: {
      description: "The prompt is shown and asks.",
      tags: "open",
      always: { guard: "mayNotPrompt", target: "postponed" },
      on: {
        "prompt.accept": { target: "subscribing", actions: "forgetProblem" },
        "prompt.decline": { target: "declined", actions: decline },
      },
    },
    subscribing: {
      description: "The browser shows its permission dialog; then the shop stores the device.",
      tags: ["open", "busy"],
      invoke: {
        id: "subscribePush",
        src: "subscribePush",
        onDone: [
          { guard: { type: "isOn", params: abilityOf }, target: "thanking", actions: ["markLinkedToNobody", ...subscribe] },
          { guard: { type: "needsInstall", params: abilityOf }, target: "needsInstall", actions: decline },
          { guard: { type: "isUndecided", params: abilityOf }, target: "asking" },
          { target: "blocked", actions: decline },
        ],
        onError: { target: "failed", actions: { type: "keepProblem", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: "Subscribing the device failed; the shopper can try again.",
      tags: "open",
      on: {
        "prompt.accept": { target: "subscribing", actions: "forgetProblem" },
        "prompt.decline": { target: "declined", actions: decline },
      },
    },
    thanking: {
      description: "Notifications are on; the prompt says so and disappears by itself.",
      tags: "open",
      after: { thanksFor: { target: "subscribed" } },
      on: { "prompt.close": { target: "subscribed" } },
    },
    blocked: {
      description: "The browser blocks notifications; the screen explains how to allow them.",
      tags: "open",
      on: { "prompt.close": { target: "declined" } },
    },
    needsInstall: {
      description: "This phone shows notifications only of installed sites; the screen explains how to install the site.",
      tags: "open",
      on: { "prompt.close": { target: "declined" } },
    },
    declined: {
      description: "The shopper declined notifications.",
      always: { guard: "isSubscribed", target: "subscribed" },
    },
    subscribed: {
      description: "This device already receives notifications.",
      always: [
        { guard: "isDeclined", target: "declined" },
        { guard: "isUnlinked", target: "linking" },
      ],
    },
    linking: {
      description:
        "The subscription is being renewed if the shop has a new key, and linked to the shopper; a failure is repaired at the next visit.",
      tags: "busy",
      invoke: {
        id: "linkPush",
        src: "linkPush",
        input: ({ context }) => ({ isLoggedIn: context.userId !== null }),
        onDone: { target: "subscribed", actions: "markLinked" },
        onError: { target: "subscribed", actions: "markLinked" },
      },
      // The pending request would link the previous shopper.
      on: { "shopper.known": { target: "subscribed", actions: "takeShopper" } },
    },
  },
})

export type PushPromptActor = ActorRefFrom<typeof pushPromptMachine>
