/** Recharge machine: an amount and a method, then the payment until the money has come. S29 c, B9. */
import type { ActorRefFrom } from "xstate"
import type { RechargeOutcome } from "#domain/rules/wallet/recharge.ts"
import { failureOf, missingOrFailed } from "#machines/shared/failure.ts"
import { onReturnReenter, onReturnTo, pollTo, slowPollTo } from "#machines/shared/presence.ts"
import { followedNumber, openRecharge, rechargeSetup, startRequest } from "./recharge-setup.ts"

/** Guards of the branches of `deciding`, one for each outcome but `open`, its last branch. */
const outcomeGuards = {
  paid: "isPaid",
  declined: "isDeclined",
  ended: "isEnded",
} as const satisfies Readonly<Record<Exclude<RechargeOutcome, "open">, string>>

export const rechargeMachine = rechargeSetup.createMachine({
  id: "recharge",
  description: "Adds money to the wallet.",
  context: ({ input }) => openRecharge(input),
  invoke: { id: "watchPresence", src: "watchPresence" },
  on: { "presence.changed": { actions: "takePresence" } },
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether a new recharge starts or an earlier one is followed.",
      always: [{ guard: "isNew", target: "fetchingMethods" }, { target: "fetching" }],
    },
    fetchingMethods: {
      description: "The payment methods are loading; a skeleton of the form is shown.",
      tags: "busy",
      invoke: {
        id: "fetchPaymentMethods",
        src: "fetchPaymentMethods",
        onDone: { target: "filling", actions: { type: "takeMethods", params: ({ event }) => ({ methods: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    filling: {
      description: "The shopper enters an amount and chooses a payment method.",
      on: {
        "form.change": { actions: "changeForm" },
        "recharge.start": [{ guard: "isComplete", target: "starting" }, { actions: "markTried" }],
      },
    },
    starting: {
      description: "The shop is creating the recharge; repeated sending has no further effect.",
      tags: "busy",
      invoke: {
        id: "startRecharge",
        src: "startRecharge",
        input: ({ context }) => startRequest(context),
        onDone: {
          target: "deciding",
          actions: [
            { type: "takeRecharge", params: ({ event }) => ({ recharge: event.output }) },
            { type: "emitStarted", params: ({ event }) => ({ recharge: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: "isDefiniteNo", params: failureOf },
            target: "filling",
            actions: [{ type: "keepProblem", params: failureOf }, "nameIntent"],
          },
          { target: "filling", actions: { type: "keepProblem", params: failureOf } },
        ],
      },
    },
    deciding: {
      description: "Checks which state the shop reports.",
      always: [
        { guard: outcomeGuards.paid, target: "paid" },
        { guard: outcomeGuards.declined, target: "declined" },
        { guard: outcomeGuards.ended, target: "ended" },
        { target: "waiting" },
      ],
    },
    fetching: {
      description: "The recharge is loading for the first time.",
      tags: "busy",
      invoke: {
        id: "fetchRecharge",
        src: "fetchRecharge",
        input: ({ context }) => ({ number: followedNumber(context) }),
        onDone: { target: "deciding", actions: { type: "takeRecharge", params: ({ event }) => ({ recharge: event.output }) } },
        onError: missingOrFailed,
      },
    },
    waiting: {
      description: "The payment is open; the screen shows the code or account to pay to, and checks the payment regularly.",
      after: pollTo("asking"),
      on: {
        ...onReturnTo("asking"),
        "recharge.check": { target: "asking" },
      },
    },
    asking: {
      description: "The payment is being checked; the screen does not change meanwhile.",
      tags: "busy",
      invoke: {
        id: "askRecharge",
        src: "fetchRecharge",
        input: ({ context }) => ({ number: followedNumber(context) }),
        onDone: { target: "deciding", actions: { type: "takeRecharge", params: ({ event }) => ({ recharge: event.output }) } },
        onError: { target: "unreachable", actions: { type: "keepProblem", params: failureOf } },
      },
      on: {
        ...onReturnReenter("asking"),
        "recharge.again": { guard: "isOver", target: "opening", actions: "startOver" },
      },
    },
    unreachable: {
      description: "The shop is unreachable; the screen keeps what it shows, and the check is repeated automatically.",
      tags: "refused",
      after: pollTo("asking"),
      on: {
        ...onReturnTo("asking"),
        "recharge.check": { target: "asking" },
        "recharge.again": { guard: "isOver", target: "opening", actions: "startOver" },
      },
    },
    paid: {
      description: "The recharge is paid; the money is in the wallet.",
      entry: "emitPaid",
      on: { "recharge.again": { target: "opening", actions: "startOver" } },
    },
    declined: {
      description: "The bank rejected the payment; the recharge is checked regularly, since the money can still arrive.",
      tags: "refused",
      after: pollTo("asking"),
      on: {
        ...onReturnTo("asking"),
        "recharge.again": { target: "opening", actions: "startOver" },
      },
    },
    ended: {
      description: "The time to pay is over, or the recharge was cancelled; nothing was credited.",
      tags: "empty",
      after: slowPollTo("asking"),
      on: {
        ...onReturnTo("asking"),
        "recharge.again": { target: "opening", actions: "startOver" },
      },
    },
    missing: { description: "The recharge does not exist or belongs to someone else.", tags: "empty" },
    failed: {
      description: "Loading the form or the recharge failed; the shopper can try again.",
      tags: "refused",
      on: { "page.retry": { target: "opening" } },
    },
  },
})

export type RechargeActor = ActorRefFrom<typeof rechargeMachine>
