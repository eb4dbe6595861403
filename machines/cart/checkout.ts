/** Checkout machine: address, then payment; the cart makes the requests, since it outlives this screen. S15, B23. */
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import type { ActorRefFrom } from "xstate"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { failureOf } from "#machines/shared/failure.ts"
import { filledIn } from "./checkout-form.ts"
import { checkoutSetup } from "./checkout-setup.ts"

/** Never sent: the address step has an order. */
const noOrder = "" as OrderNumber

export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  description: "Leads from a filled cart to a placed order.",
  context: ({ input }) => ({
    step: input.step,
    known: input.known,
    order: input.order,
    user: input.user,
    form: filledIn(input.order, input.user, input.draft),
    draft: input.draft ?? null,
    addresses: [],
    typedBefore: null,
    zones: [],
    stores: "unknown",
    methods: [],
    methodId: null,
    cards: [],
    cardId: null,
    leaseTerms: input.leaseTerms ?? leaseTerms,
    wantsLease: false,
    lease: null,
    isLendRefused: false,
    refusals: [],
    problem: null,
    seen: null,
    placed: null,
  }),
  on: {
    "order.placed": [
      // Placed by another tab and found after a lost response: the screen links to it, since the shopper has not seen what there is to pay.
      { guard: { type: "isOtherThanSeen", params: ({ event }) => event }, target: ".nothingToBuy" },
      { target: ".placed", actions: "takePlaced" },
    ],
    "user.known": { actions: "takeUser" },
    "lender.answered": { actions: { type: "takeLend", params: ({ event }) => event } },
    "choices.known": { actions: { type: "takeChoices", params: ({ event }) => ({ draft: event.draft }) } },
    "draft.known": { actions: { type: "takeDraft", params: ({ event }) => ({ draft: event.draft }) } },
  },
  initial: "deciding",
  states: {
    deciding: {
      description: "Checks which step to show.",
      always: [
        { guard: "isUnknown", target: "fetchingCart" },
        { guard: "hasNothing", target: "nothingToBuy" },
        { guard: "isPaymentStep", target: "payment" },
        { target: "address" },
      ],
    },
    fetchingCart: {
      description:
        "The cart is loading; the screen shows a skeleton, or the form of the last known order, which keeps everything typed or pressed.",
      tags: "busy",
      on: {
        "field.type": { guard: "isFormShown", actions: ["type", "emitTyped"] },
        "address.reuse": { guard: "isFormShown", actions: ["keepTyped", "reuseAddress", "emitTyped"] },
        "address.clear": { guard: "isFormShown", actions: ["clearAddress", "emitTyped"] },
        "address.submit": [
          { guard: "isShownAddress", target: "#checkout.address.saving", actions: ["clearProblems", "emitAddress"] },
          { guard: "isFormShown", actions: "refuseAddress" },
        ],
        "order.changed": { target: "deciding", actions: ["takeOrder", "fillIn"] },
        "fetch.failed": { target: "cartFailed", actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) } },
        "step.changed": { actions: { type: "takeStep", params: ({ event }) => ({ step: event.step }) } },
      },
    },
    cartFailed: {
      description: "Loading the cart failed; the shopper can try again.",
      tags: "refused",
      on: {
        "page.retry": { target: "fetchingCart", actions: "emitRetry" },
        "order.changed": { target: "deciding", actions: ["takeOrder", "fillIn"] },
      },
    },
    address: {
      description: "The first step: delivery address and receiver.",
      tags: "address",
      entry: { type: "takeStep", params: { step: "address" } },
      invoke: [
        {
          id: "fetchAddresses",
          src: "fetchAddresses",
          onDone: { actions: { type: "takeAddresses", params: ({ event }) => ({ addresses: event.output }) } },
          // Optional: the shopper can type the address.
          onError: {},
        },
        {
          id: "fetchPickupStores",
          src: "fetchPickupStores",
          input: ({ context }) => ({ number: context.order?.number ?? noOrder }),
          onDone: { actions: { type: "takeStores", params: ({ event }) => ({ stores: event.output }) } },
          // Optional: the order can be delivered instead.
          onError: { actions: { type: "takeStores", params: { stores: "failed" } } },
        },
      ],
      on: {
        "field.type": { actions: ["type", "emitTyped"] },
        "address.reuse": { actions: ["keepTyped", "reuseAddress", "emitTyped"] },
        "address.pick": { guard: "isSaved", actions: ["keepTyped", { type: "pickAddress", params: ({ event }) => event }, "emitTyped"] },
        "address.clear": { actions: ["clearAddress", "emitTyped"] },
        // A known address needs no list of places, so that a quick press is not lost.
        "address.submit": [
          { guard: "isAddressAccepted", target: ".saving", actions: ["clearProblems", "emitAddress"] },
          { actions: "refuseAddress" },
        ],
        "step.changed": { guard: "mayPay", target: "payment", actions: "clearProblems" },
        "order.changed": [{ guard: "isEmptied", target: "nothingToBuy", actions: "takeOrder" }, { actions: "takeOrder" }],
      },
      initial: "deciding",
      states: {
        deciding: {
          description: "Checks whether the cities and districts are known.",
          always: [{ guard: "hasZones", target: "editing" }, { target: "fetchingZones" }],
        },
        fetchingZones: {
          description: "The cities and districts are loading; the shopper can already enter names and phone.",
          tags: "busy",
          invoke: {
            id: "fetchZones",
            src: "fetchZones",
            onDone: { target: "editing", actions: { type: "takeZones", params: ({ event }) => ({ zones: event.output }) } },
            onError: { target: "zonesFailed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        zonesFailed: {
          description: "Loading the cities and districts failed; the shopper can try again, and the form keeps what was typed.",
          tags: "refused",
          on: {
            "page.retry": { target: "fetchingZones", actions: "clearProblems" },
          },
        },
        editing: {
          description: "The shopper fills in the address; each error shows beside its field.",
        },
        saving: {
          description: "The address is being sent to the shop, which calculates the delivery.",
          tags: "busy",
          on: {
            "field.type": {},
            "address.pick": {},
            "address.submit": {},
            "step.changed": { actions: { type: "takeStep", params: ({ event }) => ({ step: event.step }) } },
            "change.accepted": { guard: "isAddressChange", target: "#checkout.payment", actions: ["takeOrder", "forgetDraft"] },
            "change.refused": {
              guard: "isAddressChange",
              target: "deciding",
              actions: [
                { type: "takeStep", params: { step: "address" } },
                { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
              ],
            },
          },
        },
      },
    },
    payment: {
      description: "The second step: the wallet amount, and the payment method for the rest.",
      tags: "payment",
      entry: { type: "takeStep", params: { step: "payment" } },
      invoke: {
        id: "fetchCards",
        src: "fetchCards",
        onDone: { actions: { type: "takeCards", params: ({ event }) => ({ cards: event.output }) } },
        // Optional: the shopper can type the card.
        onError: {},
      },
      on: {
        "field.type": { actions: ["type", "emitChoices"] },
        "lease.changed": { actions: [{ type: "takeLease", params: ({ event }) => event }, "emitChoices"] },
        "order.changed": [
          { guard: "isEmptied", target: "nothingToBuy", actions: "takeOrder" },
          { guard: "becomesPayable", target: ".deciding", actions: "takeOrder" },
          { actions: "takeOrder" },
        ],
      },
      initial: "deciding",
      states: {
        deciding: {
          description: "Checks whether the payment methods are known, or not needed because the wallet pays everything.",
          always: [{ guard: "hasMethods", target: "choosing" }, { guard: "isCovered", target: "choosing" }, { target: "fetchingMethods" }],
        },
        fetchingMethods: {
          description: "The payment methods are loading; the shopper can go back to the address.",
          tags: "busy",
          on: { "step.changed": { guard: "isAddressStep", target: "#checkout.address" } },
          invoke: {
            id: "fetchPaymentMethods",
            src: "fetchPaymentMethods",
            onDone: { target: "choosing", actions: { type: "takeMethods", params: ({ event }) => ({ methods: event.output }) } },
            onError: { target: "methodsFailed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        methodsFailed: {
          description: "Loading the payment methods failed; the shopper can try again.",
          tags: "refused",
          on: {
            "page.retry": { target: "fetchingMethods" },
            "step.changed": { guard: "isAddressStep", target: "#checkout.address", actions: "clearProblems" },
          },
        },
        choosing: {
          description: "The shopper chooses a payment method.",
          on: {
            "method.choose": { guard: "isOffered", actions: ["chooseMethod", "emitChoices"] },
            "card.choose": { actions: { type: "chooseCard", params: ({ event }) => event } },
            "credit.use": [
              { guard: "isAmountAccepted", target: "usingCredit", actions: ["clearProblems", "emitCredit"] },
              { actions: "refuseAmount" },
            ],
            "credit.drop": { target: "usingCredit", actions: ["clearProblems", "emitNoCredit"] },
            "order.place": [
              { guard: "isPlaceable", target: "placing", actions: ["clearProblems", "emitPlacing"] },
              { actions: "refusePlacing" },
            ],
            "step.changed": { guard: "isAddressStep", target: "#checkout.address", actions: "clearProblems" },
          },
        },
        usingCredit: {
          description: "The shop is calculating the wallet amount.",
          tags: "busy",
          on: {
            "change.accepted": { guard: "isCreditChange", target: "deciding", actions: ["takeOrder", "clearAmount"] },
            "change.refused": {
              guard: "isCreditChange",
              target: "choosing",
              actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
            },
          },
        },
        placing: {
          description: "The order is being placed; the shopper cannot leave until the outcome is known.",
          tags: "busy",
          on: {
            "field.type": {},
            "order.changed": {},
            "lease.changed": {},
            "place.refused": [
              {
                guard: "isOrderChanged",
                target: "deciding",
                actions: { type: "takeChanged", params: ({ event }) => ({ problem: event.problem }) },
              },
              {
                guard: "isMethodRefused",
                target: "fetchingMethodsAgain",
                actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
              },
              {
                target: "choosing",
                actions: [
                  { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
                  { type: "dropRefusedCard", params: ({ event }) => ({ problem: event.problem }) },
                ],
              },
            ],
          },
        },
        fetchingMethodsAgain: {
          description: "The shop refused the payment method; the methods are loading again, and the reason stays on the screen.",
          tags: "busy",
          on: { "step.changed": { guard: "isAddressStep", target: "#checkout.address", actions: "clearProblems" } },
          invoke: {
            id: "fetchPaymentMethodsAgain",
            src: "fetchPaymentMethods",
            onDone: {
              target: "choosing",
              actions: { type: "takeMethodsSinceRefused", params: ({ event }) => ({ methods: event.output }) },
            },
            onError: { target: "choosing" },
          },
        },
      },
    },
    nothingToBuy: {
      description: "The cart is empty; a link leads back to the products.",
      tags: "empty",
      on: { "order.changed": { target: "deciding", actions: "takeOrder" } },
    },
    placed: {
      description: "The order is placed; payment comes next.",
      on: { "order.placed": {} },
    },
  },
})

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
