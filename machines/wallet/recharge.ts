/** Recharge machine: an amount and a method, then the payment until the money has come. S29 c, B9. */
import type { ActorRefFrom } from "xstate"
import { rechargeAmount } from "#domain/rules/wallet/recharge.ts"
import { failureOf, missingOrFailed } from "#machines/shared/failure.ts"
import { keyOf } from "#machines/shared/idempotency-key.ts"
import { openRecharge, rechargeSetup } from "./recharge-setup.ts"

export const rechargeMachine = rechargeSetup.createMachine({
  id: "recharge",
  description: "Puts money into the wallet.",
  context: ({ input }) => openRecharge(input),
  invoke: { id: "watchPresence", src: "watchPresence" },
  on: { "presence.changed": { actions: "takePresence" } },
  initial: "opening",
  states: {
    opening: {
      description: "Decides at once whether a recharge is begun or followed.",
      always: [{ guard: "isNew", target: "fetchingMethods" }, { target: "fetching" }],
    },
    fetchingMethods: {
      description: "The ways to pay are asked for; the shapes of the form are shown.",
      tags: "busy",
      invoke: {
        id: "fetchPaymentMethods",
        src: "fetchPaymentMethods",
        onDone: { target: "filling", actions: { type: "takeMethods", params: ({ event }) => ({ methods: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    filling: {
      description: "The shopper says how much, and how they pay.",
      on: {
        "form.change": { actions: "changeForm" },
        "recharge.start": [{ guard: "isComplete", target: "starting" }, { actions: "markTried" }],
      },
    },
    starting: {
      description: "The shop begins the recharge; begun twice under one name it is one.",
      tags: "busy",
      invoke: {
        id: "startRecharge",
        src: "startRecharge",
        input: ({ context }) => ({ amount: rechargeAmount(context.form), paymentMethodId: context.form.methodId ?? 0, key: keyOf(context.intents) }),
        onDone: {
          target: "deciding",
          actions: [
            { type: "takeRecharge", params: ({ event }) => ({ recharge: event.output }) },
            { type: "emitStarted", params: ({ event }) => ({ recharge: event.output }) },
          ],
        },
        onError: [
          { guard: { type: "isDefiniteNo", params: failureOf }, target: "filling", actions: [{ type: "keepProblem", params: failureOf }, "nameIntent"] },
          { target: "filling", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    deciding: {
      description: "Decides at once what the shop's answer means.",
      always: [
        { guard: "isPaid", target: "paid" },
        { guard: "isDeclined", target: "declined" },
        { guard: "isEnded", target: "ended" },
        { target: "waiting" },
      ],
    },
    fetching: {
      description: "The recharge is asked for the first time.",
      tags: "busy",
      invoke: {
        id: "fetchRecharge",
        src: "fetchRecharge",
        input: ({ context }) => {
          if (context.number === null) throw new Error("no recharge is followed")
          return { number: context.number }
        },
        onDone: { target: "deciding", actions: { type: "takeRecharge", params: ({ event }) => ({ recharge: event.output }) } },
        onError: missingOrFailed,
      },
    },
    waiting: {
      description: "The money has not come yet: the code or the account to pay to is shown, and the shop is asked again and again.",
      after: { pollInterval: { guard: "isSeen", target: "asking" } },
      on: {
        "presence.changed": [{ guard: "comesBack", target: "asking", actions: "takePresence" }, { actions: "takePresence" }],
        "recharge.check": { target: "asking" },
      },
    },
    asking: {
      description: "The shop is asked how far the payment is; the screen stays as it was.",
      tags: "busy",
      invoke: {
        id: "askRecharge",
        src: "fetchRecharge",
        input: ({ context }) => {
          if (context.number === null) throw new Error("no recharge is followed")
          return { number: context.number }
        },
        onDone: { target: "deciding", actions: { type: "takeRecharge", params: ({ event }) => ({ recharge: event.output }) } },
        onError: { target: "unreachable", actions: { type: "keepProblem", params: failureOf } },
      },
      on: {
        "presence.changed": [{ guard: "comesBack", target: "asking", reenter: true, actions: "takePresence" }, { actions: "takePresence" }],
        "recharge.again": { guard: "isOver", target: "opening", actions: "beginAnew" },
      },
    },
    unreachable: {
      description: "The shop cannot be reached: what is known stays on screen, and it is asked again by itself.",
      tags: "refused",
      after: { pollInterval: { guard: "isSeen", target: "asking" } },
      on: {
        "presence.changed": [{ guard: "comesBack", target: "asking", actions: "takePresence" }, { actions: "takePresence" }],
        "recharge.check": { target: "asking" },
        "recharge.again": { guard: "isOver", target: "opening", actions: "beginAnew" },
      },
    },
    paid: { description: "The money is in the wallet.", entry: "emitPaid", on: { "recharge.again": { target: "opening", actions: "beginAnew" } } },
    declined: {
      description: "The bank said no; the shop is asked again and again, since the money may yet come.",
      tags: "refused",
      after: { pollInterval: { guard: "isSeen", target: "asking" } },
      on: {
        "presence.changed": [{ guard: "comesBack", target: "asking", actions: "takePresence" }, { actions: "takePresence" }],
        "recharge.again": { target: "opening", actions: "beginAnew" },
      },
    },
    ended: {
      description: "The time to pay is over, or the recharge was called off; nothing was credited.",
      tags: "empty",
      after: { slowPollInterval: { guard: "isSeen", target: "asking" } },
      on: {
        "presence.changed": [{ guard: "comesBack", target: "asking", actions: "takePresence" }, { actions: "takePresence" }],
        "recharge.again": { target: "opening", actions: "beginAnew" },
      },
    },
    missing: { description: "There is no such recharge, or it is someone else's.", tags: "empty" },
    failed: {
      description: "The form or the recharge could not be had; the shopper may try again.",
      tags: "refused",
      on: { "page.retry": { target: "opening" } },
    },
  },
})

export type RechargeActor = ActorRefFrom<typeof rechargeMachine>
