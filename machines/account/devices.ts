/** Devices machine: where the shopper is logged in, and logging out there. S29 k. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { Device } from "#domain/entities/account/device.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { otherDevices } from "#domain/rules/account/devices.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type DevicesEvent =
  | { readonly type: "device.end"; readonly id: string }
  | { readonly type: "others.end" }
  | { readonly type: "page.retry" }
export type DevicesContext = {
  readonly devices: ReadonlyArray<Device> | null
  /** Id of the device that is being logged out, or `otherDevices`. */
  readonly ending: string
  readonly problem: Problem | null
}

export const devicesMachine = setup({
  types: {} as {
    context: DevicesContext
    events: DevicesEvent
    input: { readonly devices: ReadonlyArray<Device> | null }
    tags: "busy" | "refused"
  },
  actors: { fetchDevices: port("fetchDevices"), endDevice: port("endDevice") },
  actions: {
    takeDevices: assign((_, { devices }: { devices: ReadonlyArray<Device> }) => ({ devices, problem: null })),
    chooseDevice: assign((_, { id }: { id: string }) => ({ ending: id, problem: null })),
    chooseOthers: assign({ ending: otherDevices, problem: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: { isKnown: ({ context }) => context.devices !== null },
}).createMachine({
  id: "devices",
  description: "Shows a shopper the devices on which they are logged in.",
  context: ({ input: { devices } }) => ({ devices, ending: otherDevices, problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the devices arrived with the page.",
      always: [{ guard: "isKnown", target: "ready" }, { target: "fetching" }],
    },
    fetching: {
      description: "The devices are loading; a skeleton of the list is shown.",
      tags: "busy",
      invoke: {
        id: "fetchDevices",
        src: "fetchDevices",
        onDone: { target: "ready", actions: { type: "takeDevices", params: ({ event }) => ({ devices: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("Loading the devices failed; the shopper can try again."),
    ready: {
      description: "The devices are listed.",
      on: {
        "device.end": { target: "ending", actions: { type: "chooseDevice", params: ({ event }) => event } },
        "others.end": { target: "ending", actions: "chooseOthers" },
      },
    },
    ending: {
      description: "The shop is logging a device out.",
      tags: "busy",
      invoke: {
        id: "endDevice",
        src: "endDevice",
        input: ({ context }) => ({ id: context.ending }),
        onDone: { target: "ready", actions: { type: "takeDevices", params: ({ event }) => ({ devices: event.output }) } },
        onError: { target: "ready", actions: { type: "keepProblem", params: failureOf } },
      },
    },
  },
})

export type DevicesActor = ActorRefFrom<typeof devicesMachine>
