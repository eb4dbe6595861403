/** Consent machine: asks once for consent to the kinds of outside services, and loads the allowed ones. B27. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { ConsentAnswer, ConsentKind, ConsentRecord } from "#domain/entities/shell/consent.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { allowedServices, requestedKinds, isAnswered, withdrawnServices } from "#domain/rules/shell/consent.ts"
import { port } from "#machines/ports.ts"

export type ConsentEvent =
  | { readonly type: "consent.accept" }
  | { readonly type: "consent.refuse" }
  | { readonly type: "choices.open" }
  | { readonly type: "choices.close" }
  | { readonly type: "choices.save" }
  | { readonly type: "kind.toggle"; readonly kind: ConsentKind }
  /** Another tab has stored an answer, or this page was restored from the back/forward cache. */
  | { readonly type: "answer.changed" }
export type ConsentInput = { readonly services: ReadonlyArray<OutsideService> }
export type ConsentContext = {
  readonly services: ReadonlyArray<OutsideService>
  /** Last answer of this device; `null` before the first answer to the current text. */
  readonly answer: ConsentAnswer | null
  /** Kinds that are ticked. */
  readonly chosen: ReadonlyArray<ConsentKind>
  /** Services that were loaded and are no longer allowed. */
  readonly withdrawn: ReadonlyArray<OutsideService>
}

const answered = ({ services, answer }: ConsentContext, allowed: ReadonlyArray<ConsentKind>) => {
  const next = { asked: requestedKinds(services), allowed }
  return { answer: next, withdrawn: withdrawnServices(answer, next, services) }
}

export const consentMachine = setup({
  types: {} as { context: ConsentContext; events: ConsentEvent; input: ConsentInput; tags: "busy" | "shown" },
  actors: {
    readConsent: port("readConsent"),
    writeConsent: port("writeConsent"),
    startServices: port("startServices"),
    withdrawServices: port("withdrawServices"),
  },
  actions: {
    takeRecord: assign(({ context: { services, answer } }, { record }: { record: ConsentRecord | null }) => {
      const next = isAnswered(record, services) ? record : null
      return { answer: next, withdrawn: withdrawnServices(answer, next, services) }
    }),
    forgetWithdrawn: assign({ withdrawn: [] }),
    acceptAll: assign(({ context }) => answered(context, requestedKinds(context.services))),
    refuseAll: assign(({ context }) => answered(context, [])),
    acceptChosen: assign(({ context }) => answered(context, context.chosen)),
    beginChoice: assign(({ context }) => ({ chosen: context.answer?.allowed ?? [] })),
    toggle: assign(({ context, event }) => {
      assertEvent(event, "kind.toggle")
      const { kind } = event
      return { chosen: requestedKinds(context.services).filter((other) => (other === kind) !== context.chosen.includes(other)) }
    }),
  },
  guards: {
    isAnswered: ({ context }) => context.answer !== null,
    hasWithdrawn: ({ context }) => context.withdrawn.length > 0,
  },
}).createMachine({
  id: "consent",
  description: "Asks for consent to outside services; none is loaded before.",
  context: ({ input }) => ({ services: input.services, answer: null, chosen: [], withdrawn: [] }),
  initial: "reading",
  states: {
    reading: {
      description: "The consent stored on this device is loading.",
      tags: "busy",
      invoke: {
        id: "readConsent",
        src: "readConsent",
        onDone: { target: "deciding", actions: { type: "takeRecord", params: ({ event }) => ({ record: event.output }) } },
        onError: { target: "asking" },
      },
    },
    deciding: {
      description: "Checks whether this device has a valid consent.",
      always: [{ guard: "hasWithdrawn", target: "withdrawing" }, { guard: "isAnswered", target: "settled" }, { target: "asking" }],
    },
    asking: {
      description: "The strip offers to accept all, only what is necessary, or to choose; the page can be used meanwhile.",
      tags: "shown",
      on: {
        "consent.accept": { target: "saving", actions: "acceptAll" },
        "consent.refuse": { target: "saving", actions: "refuseAll" },
        "choices.open": { target: "choosing", actions: "beginChoice" },
        "answer.changed": { target: "reading" },
      },
    },
    choosing: {
      description: "The shopper chooses which kinds of service to allow.",
      tags: "shown",
      on: {
        "kind.toggle": { actions: "toggle" },
        "consent.accept": { target: "saving", actions: "acceptAll" },
        "consent.refuse": { target: "saving", actions: "refuseAll" },
        "choices.save": { target: "saving", actions: "acceptChosen" },
        "choices.close": { target: "deciding" },
        "answer.changed": { target: "reading" },
      },
    },
    saving: {
      description: "The consent is being stored on this device; if that fails, it holds for this visit.",
      tags: "busy",
      invoke: {
        id: "writeConsent",
        src: "writeConsent",
        input: ({ context }) => context.answer ?? { asked: [], allowed: [] },
        onDone: { target: "stored" },
        onError: { target: "stored" },
      },
    },
    stored: {
      description: "Checks whether a service lost its consent.",
      always: [{ guard: "hasWithdrawn", target: "withdrawing" }, { target: "settled" }],
    },
    withdrawing: {
      description: "Data of the services without consent is being deleted, and the page reloads without them.",
      tags: "busy",
      invoke: {
        id: "withdrawServices",
        src: "withdrawServices",
        input: ({ context }) => ({ services: context.withdrawn }),
        onDone: { target: "deciding", actions: "forgetWithdrawn" },
        onError: { target: "deciding", actions: "forgetWithdrawn" },
      },
    },
    settled: {
      description: "The allowed services are loaded; the choice can be changed in the footer.",
      invoke: {
        id: "startServices",
        src: "startServices",
        // The chat reports its own state; see the chat machine.
        input: ({ context }) => ({ services: allowedServices(context.answer, context.services).filter(({ kind }) => kind !== "chat") }),
        onError: { target: "incomplete" },
      },
      on: { "choices.open": { target: "choosing", actions: "beginChoice" }, "answer.changed": { target: "reading" } },
    },
    incomplete: {
      description: "An allowed service failed to load; the shop works without it.",
      on: { "choices.open": { target: "choosing", actions: "beginChoice" }, "answer.changed": { target: "reading" } },
    },
  },
})

export type ConsentActor = ActorRefFrom<typeof consentMachine>
