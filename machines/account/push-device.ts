/** Push device machine: notifications of this device, turned on and off in the settings. B24, S29 k. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import type { PushAbility, PushChosen } from "#machines/shell/ports.ts"

export type PushDeviceEvent = { readonly type: "push.on" } | { readonly type: "push.off" } | { readonly type: "page.retry" }
export type PushDeviceContext = { readonly problem: Problem | null }

type Ability = { readonly ability: PushAbility }

/** Params of the guards: what the browser can do. */
const abilityOf = ({ event }: { readonly event: { readonly output: PushAbility } }): Ability => ({ ability: event.output })

export const pushDeviceMachine = setup({
  types: {} as { context: PushDeviceContext; events: PushDeviceEvent; emitted: PushChosen; tags: "busy" | "refused" },
  actors: { readPushAbility: port("readPushAbility"), subscribePush: port("subscribePush"), unsubscribePush: port("unsubscribePush") },
  actions: {
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    clearProblem: assign({ problem: null }),
    emitSubscribed: emit({ type: "push.chosen", choice: "subscribed" } as const),
    emitDeclined: emit({ type: "push.chosen", choice: "declined" } as const),
  },
  guards: {
    isOn: (_, { ability }: Ability) => ability === "subscribed",
    isOff: (_, { ability }: Ability) => ability === "ready",
    isBlocked: (_, { ability }: Ability) => ability === "blocked",
    needsInstall: (_, { ability }: Ability) => ability === "install",
  },
}).createMachine({
  id: "pushDevice",
  description: "Turns notifications on and off on this device.",
  context: { problem: null },
  initial: "reading",
  states: {
    reading: {
      description: "The browser is being checked for support of notifications.",
      tags: "busy",
      invoke: {
        id: "readPushAbility",
        src: "readPushAbility",
        onDone: [
          { guard: { type: "isOn", params: abilityOf }, target: "on" },
          { guard: { type: "isOff", params: abilityOf }, target: "off" },
          { guard: { type: "isBlocked", params: abilityOf }, target: "blocked" },
          { guard: { type: "needsInstall", params: abilityOf }, target: "needsInstall" },
          { target: "unsupported" },
        ],
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: {
      ...failedState("The browser could not be checked; the shopper can try again.", "reading"),
      exit: "clearProblem",
    },
    off: {
      description: "This device receives no notifications.",
      on: { "push.on": { target: "turningOn", actions: "clearProblem" } },
    },
    turningOn: {
      description: "The browser shows its permission dialog; then the shop stores the device.",
      tags: "busy",
      invoke: {
        id: "subscribePush",
        src: "subscribePush",
        onDone: [
          { guard: { type: "isOn", params: abilityOf }, target: "on", actions: "emitSubscribed" },
          { guard: { type: "isBlocked", params: abilityOf }, target: "blocked" },
          { target: "off" },
        ],
        onError: { target: "off", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    on: {
      description: "This device receives notifications.",
      on: { "push.off": { target: "turningOff", actions: "clearProblem" } },
    },
    turningOff: {
      description: "The subscription of this device is being ended.",
      tags: "busy",
      invoke: {
        id: "unsubscribePush",
        src: "unsubscribePush",
        onDone: { target: "off", actions: "emitDeclined" },
        onError: { target: "on", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    blocked: {
      description: "The browser blocks notifications; the screen explains how to allow them.",
      tags: "refused",
      on: { "page.retry": { target: "reading" } },
    },
    needsInstall: {
      description: "This phone shows notifications only of installed sites; the screen explains how to install the site.",
      tags: "refused",
    },
    unsupported: {
      description: "This browser does not support notifications; the shopper can use e-mail and SMS.",
      tags: "refused",
    },
  },
})

export type PushDeviceActor = ActorRefFrom<typeof pushDeviceMachine>
