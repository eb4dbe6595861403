/** Organization look-up machine: looks up the name for a registry number as soon as the number is complete. E4. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import { isOrganizationNumber, normalizeOrganizationNumber } from "#domain/rules/identity/registration-number.ts"
import { port } from "#machines/ports.ts"
import { failureOf, isMissing, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type OrganizationLookupEvent =
  /** The registry number as typed. */
  { readonly type: "number.known"; readonly number: string } | { readonly type: "lookup.retry" }
export type OrganizationLookupContext = {
  readonly number: string
  readonly name: string | null
  readonly problem: Problem | null
}
export type OrganizationLookupEmitted = { readonly type: "organization.found"; readonly number: string; readonly name: string }

export const organizationLookupMachine = setup({
  types: {} as {
    context: OrganizationLookupContext
    events: OrganizationLookupEvent
    emitted: OrganizationLookupEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchOrganization: port("fetchOrganization") },
  actions: {
    takeNumber: assign(({ event }) => {
      assertEvent(event, "number.known")
      return { number: normalizeOrganizationNumber(event.number), name: null, problem: null }
    }),
    takeName: assign((_, { name }: { name: string }) => ({ name, problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitFound: emit(({ context: { number } }, { name }: { name: string }) => ({ type: "organization.found", number, name }) as const),
  },
  guards: {
    isComplete: ({ event }) => {
      assertEvent(event, "number.known")
      return isOrganizationNumber(event.number)
    },
    isSame: ({ context, event }) => {
      assertEvent(event, "number.known")
      return normalizeOrganizationNumber(event.number) === context.number
    },
    isMissing: (_, failure: Failure) => isMissing(failure),
  },
}).createMachine({
  id: "organizationLookup",
  description: "Looks up the name of an organization by its registry number.",
  context: { number: "", name: null, problem: null },
  on: {
    "number.known": [
      { guard: "isSame" },
      { guard: "isComplete", target: ".fetching", reenter: true, actions: "takeNumber" },
      { target: ".resting", actions: "takeNumber" },
    ],
  },
  initial: "resting",
  states: {
    resting: { description: "The number is incomplete." },
    fetching: {
      description: "The register is being searched; the shopper can go on typing.",
      tags: "busy",
      invoke: {
        id: "fetchOrganization",
        src: "fetchOrganization",
        input: ({ context }) => ({ registryNumber: context.number }),
        onDone: {
          target: "found",
          actions: [
            { type: "takeName", params: ({ event }) => event.output },
            { type: "emitFound", params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: "isMissing", params: failureOf }, target: "unknown" },
          { target: "failed", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    found: { description: "The organization's registered name is shown." },
    unknown: { description: "The register does not know the number; the shopper can go on typing.", tags: "empty" },
    failed: {
      description: "The register did not respond; the shopper can try again or go on typing.",
      tags: "refused",
      on: { "lookup.retry": { target: "fetching" } },
    },
  },
})

export type OrganizationLookupActor = ActorRefFrom<typeof organizationLookupMachine>
