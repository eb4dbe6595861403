/** Checking out: the address, then the payment. The cart does what is asked here, since it outlives this screen. S15, B23. */
import { assertEvent, assign, emit, setup } from "xstate"
import type { Address, Zone } from "#domain/entities/address.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/order.ts"
import type { PaymentMethod } from "#domain/entities/payment.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import type { User } from "#domain/entities/user.ts"
import { isEmpty } from "#domain/rules/cart.ts"
import { tugrik } from "#domain/rules/money.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import type { CartEmitted, Placing } from "./cart-context.ts"
import {
  addressOf,
  addressRefusals,
  amountRefusals,
  filledIn,
  placingRefusals,
  receiptFor,
  typed,
  type CheckoutForm,
  type CheckoutRefusals,
} from "./checkout-form.ts"
import { port } from "./ports.ts"

export type CheckoutStep = "address" | "payment"

/** What the cart tells, handed on by `joinCheckout`. */
type FromCart = Extract<CartEmitted, { type: "order.changed" | "change.settled" | "change.refused" | "order.placed" | "place.refused" | "fetch.failed" }>
type Typed = { readonly [Field in keyof CheckoutForm]: { readonly type: "field.type"; readonly field: Field; readonly value: CheckoutForm[Field] } }

export type CheckoutEvent =
  | FromCart
  | Typed[keyof CheckoutForm]
  /** The route says which step is shown. */
  | { readonly type: "step.changed"; readonly step: CheckoutStep }
  | { readonly type: "address.submit" }
  | { readonly type: "address.edit" }
  | { readonly type: "method.choose"; readonly id: number }
  | { readonly type: "credit.use" }
  | { readonly type: "credit.drop" }
  | { readonly type: "order.place" }
  | { readonly type: "page.retry" }
export type CheckoutContext = {
  readonly step: CheckoutStep
  /** Whether the cart has said what it holds. */
  readonly known: boolean
  readonly order: Order | null
  readonly user: User | null
  readonly form: CheckoutForm
  readonly zones: ReadonlyArray<Zone>
  readonly methods: ReadonlyArray<PaymentMethod>
  readonly methodId: number | null
  readonly refusals: CheckoutRefusals
  readonly problem: Problem | null
  /** The order that was placed; the app leads to its payment. */
  readonly placed: Order | null
}
/** `known` is false while the cart is still being fetched. */
export type CheckoutInput = { readonly step: CheckoutStep; readonly known: boolean; readonly order: Order | null; readonly user: User | null }
/** What the cart is asked to do, handed on by `joinCheckout`. */
export type CheckoutEmitted =
  | { readonly type: "address.save"; readonly address: Address }
  | { readonly type: "credit.use"; readonly amount: Tugrik; readonly source: null }
  | ({ readonly type: "order.place" } & Placing)
  | { readonly type: "cart.retry" }

const withoutTyped = (refusals: CheckoutRefusals, field: string): CheckoutRefusals =>
  refusals.filter((refusal) => refusal.field !== field)

export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext
    events: CheckoutEvent
    input: CheckoutInput
    emitted: CheckoutEmitted
    tags: "busy" | "empty" | "refused" | "address" | "payment"
  },
  actors: { fetchZones: port("fetchZones"), fetchPaymentMethods: port("fetchPaymentMethods") },
  actions: {
    takeOrder: assign(({ event }) => {
      assertEvent(event, ["order.changed", "change.settled"])
      return { order: event.order, known: true }
    }),
    fillIn: assign(({ context }) => ({ form: filledIn(context.order, context.user) })),
    type: assign(({ context, event }) => {
      assertEvent(event, "field.type")
      return {
        form: typed(context.form, event.field, event.value),
        refusals: withoutTyped(context.refusals, event.field),
        problem: null,
      }
    }),
    takeStep: assign((_, { step }: { step: CheckoutStep }) => ({ step })),
    takeZones: assign((_, { zones }: { zones: ReadonlyArray<Zone> }) => ({ zones, problem: null })),
    takeMethods: assign(({ context }, { methods }: { methods: ReadonlyArray<PaymentMethod> }) => ({
      methods,
      methodId: context.methodId ?? methods.find(({ active }) => active)?.id ?? null,
      problem: null,
    })),
    chooseMethod: assign(({ context, event }) => {
      assertEvent(event, "method.choose")
      return { methodId: event.id, refusals: withoutTyped(context.refusals, "paymentMethodId"), problem: null }
    }),
    refuseAddress: assign(({ context }) => ({ refusals: addressRefusals(context.form) })),
    refuseAmount: assign(({ context }) => ({ refusals: amountRefusals(context.form, context.order) })),
    refusePlacing: assign(({ context }) => ({ refusals: placingRefusals(context.form, context.methodId) })),
    forgive: assign({ refusals: [], problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    takePlaced: assign(({ event }) => {
      assertEvent(event, "order.placed")
      return { placed: event.order }
    }),
    clearAmount: assign(({ context }) => ({ form: { ...context.form, amount: "" } })),
    tellAddress: emit(({ context }) => ({ type: "address.save", address: addressOf(context.form) }) as const),
    tellCredit: emit(({ context }) => {
      const amount = tugrik(parseTugrik(context.form.amount) ?? 0)
      return { type: "credit.use", amount, source: null } as const
    }),
    tellNoCredit: emit({ type: "credit.use", amount: tugrik(0), source: null } as const),
    tellRetry: emit({ type: "cart.retry" }),
    tellPlacing: emit(({ context }) => {
      if (context.methodId === null) throw new Error("no way to pay is chosen")
      return { type: "order.place", paymentMethodId: context.methodId, receipt: receiptFor(context.form) } as const
    }),
  },
  guards: {
    isUnknown: ({ context }) => !context.known,
    hasNothing: ({ context }) => isEmpty(context.order),
    losesEverything: ({ event }) => {
      assertEvent(event, "order.changed")
      return isEmpty(event.order)
    },
    meansPayment: ({ context }) => context.step === "payment" && context.order?.address != null,
    mayPay: ({ context, event }) => {
      assertEvent(event, "step.changed")
      return event.step === "payment" && context.order?.address != null
    },
    meansAddress: ({ event }) => {
      assertEvent(event, "step.changed")
      return event.step === "address"
    },
    hasZones: ({ context }) => context.zones.length > 0,
    hasMethods: ({ context }) => context.methods.length > 0,
    isAddress: ({ context }) => addressRefusals(context.form).length === 0,
    isAmount: ({ context }) => amountRefusals(context.form, context.order).length === 0,
    isPlaceable: ({ context }) => placingRefusals(context.form, context.methodId).length === 0,
    isOffered: ({ context, event }) => {
      assertEvent(event, "method.choose")
      return context.methods.some(({ id, active }) => id === event.id && active)
    },
    isAddressChange: ({ event }) => {
      assertEvent(event, ["change.settled", "change.refused"])
      return event.change._tag === "SaveAddress"
    },
    isCreditChange: ({ event }) => {
      assertEvent(event, ["change.settled", "change.refused"])
      return event.change._tag === "UseCredit"
    },
  },
}).createMachine({
  id: "checkout",
  description: "Leads from a full cart to a placed order.",
  context: ({ input }) => ({
    step: input.step,
    known: input.known,
    order: input.order,
    user: input.user,
    form: filledIn(input.order, input.user),
    zones: [],
    methods: [],
    methodId: null,
    refusals: [],
    problem: null,
    placed: null,
  }),
  on: { "order.placed": { target: ".placed", actions: "takePlaced" } },
  initial: "deciding",
  states: {
    deciding: {
      description: "Decides at once which step is shown.",
      always: [
        { guard: "isUnknown", target: "fetchingCart" },
        { guard: "hasNothing", target: "nothingToBuy" },
        { guard: "meansPayment", target: "payment" },
        { target: "address" },
      ],
    },
    fetchingCart: {
      description: "The cart is still on its way; the shape of the form is shown.",
      tags: "busy",
      on: {
        "order.changed": { target: "deciding", actions: ["takeOrder", "fillIn"] },
        "fetch.failed": { target: "cartFailed", actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) } },
        "step.changed": { actions: { type: "takeStep", params: ({ event }) => ({ step: event.step }) } },
      },
    },
    cartFailed: {
      description: "The cart could not be had; the shopper may try again.",
      tags: "refused",
      on: {
        "page.retry": { target: "fetchingCart", actions: "tellRetry" },
        "order.changed": { target: "deciding", actions: ["takeOrder", "fillIn"] },
      },
    },
    address: {
      description: "The first step: where the order goes, and who takes it.",
      tags: "address",
      entry: { type: "takeStep", params: { step: "address" } },
      on: {
        "field.type": { actions: "type" },
        "order.changed": [
          { guard: "losesEverything", target: "nothingToBuy", actions: "takeOrder" },
          { actions: "takeOrder" },
        ],
      },
      initial: "deciding",
      states: {
        deciding: {
          description: "Decides at once whether the places of the country are known.",
          always: [{ guard: "hasZones", target: "editing" }, { target: "fetchingZones" }],
        },
        fetchingZones: {
          description: "The places of the country are asked for; names and phone can be typed already.",
          tags: "busy",
          invoke: {
            id: "fetchZones",
            src: "fetchZones",
            onDone: { target: "editing", actions: { type: "takeZones", params: ({ event }) => ({ zones: event.output }) } },
            onError: { target: "zonesFailed", actions: { type: "keepProblem", params: ({ event }) => ({ error: event.error }) } },
          },
        },
        zonesFailed: {
          description: "The places of the country could not be had; the shopper may try again, and what was typed stays.",
          tags: "refused",
          on: {
            "page.retry": { target: "fetchingZones" },
          },
        },
        editing: {
          description: "The address is being filled in; what is wrong is said beside its field.",
          on: {
            "address.submit": [
              { guard: "isAddress", target: "saving", actions: ["forgive", "tellAddress"] },
              { actions: "refuseAddress" },
            ],
            "step.changed": { guard: "mayPay", target: "#checkout.payment", actions: "forgive" },
          },
        },
        saving: {
          description: "The address is on its way to the shop, which works out the delivery.",
          tags: "busy",
          on: {
            "field.type": {},
            "change.settled": { guard: "isAddressChange", target: "#checkout.payment", actions: "takeOrder" },
            "change.refused": {
              guard: "isAddressChange",
              target: "editing",
              actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
            },
          },
        },
      },
    },
    payment: {
      description: "The second step: what the wallet pays, and how the rest is paid.",
      tags: "payment",
      entry: { type: "takeStep", params: { step: "payment" } },
      on: {
        "field.type": { actions: "type" },
        "order.changed": [
          { guard: "losesEverything", target: "nothingToBuy", actions: "takeOrder" },
          { actions: "takeOrder" },
        ],
      },
      initial: "deciding",
      states: {
        deciding: {
          description: "Decides at once whether the ways to pay are known.",
          always: [{ guard: "hasMethods", target: "choosing" }, { target: "fetchingMethods" }],
        },
        fetchingMethods: {
          description: "The ways to pay are asked for.",
          tags: "busy",
          invoke: {
            id: "fetchPaymentMethods",
            src: "fetchPaymentMethods",
            onDone: { target: "choosing", actions: { type: "takeMethods", params: ({ event }) => ({ methods: event.output }) } },
            onError: { target: "methodsFailed", actions: { type: "keepProblem", params: ({ event }) => ({ error: event.error }) } },
          },
        },
        methodsFailed: {
          description: "The ways to pay could not be had; the shopper may try again.",
          tags: "refused",
          on: {
            "page.retry": { target: "fetchingMethods" },
            "address.edit": { target: "#checkout.address" },
          },
        },
        choosing: {
          description: "The shopper chooses how to pay.",
          on: {
            "method.choose": { guard: "isOffered", actions: "chooseMethod" },
            "credit.use": [
              { guard: "isAmount", target: "usingCredit", actions: ["forgive", "tellCredit"] },
              { actions: "refuseAmount" },
            ],
            "credit.drop": { target: "usingCredit", actions: ["forgive", "tellNoCredit"] },
            "order.place": [
              { guard: "isPlaceable", target: "placing", actions: ["forgive", "tellPlacing"] },
              { actions: "refusePlacing" },
            ],
            "address.edit": { target: "#checkout.address", actions: "forgive" },
            "step.changed": { guard: "meansAddress", target: "#checkout.address", actions: "forgive" },
          },
        },
        usingCredit: {
          description: "The shop works out what the wallet pays.",
          tags: "busy",
          on: {
            "change.settled": { guard: "isCreditChange", target: "choosing", actions: ["takeOrder", "clearAmount"] },
            "change.refused": {
              guard: "isCreditChange",
              target: "choosing",
              actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
            },
          },
        },
        placing: {
          description: "The order is being placed; this cannot be left before the outcome is known.",
          tags: "busy",
          on: {
            "field.type": {},
            "order.changed": {},
            "place.refused": {
              target: "choosing",
              actions: { type: "keepProblem", params: ({ event }) => ({ error: event.problem }) },
            },
          },
        },
      },
    },
    nothingToBuy: {
      description: "There is nothing in the cart: the shopper is led back to the shop.",
      tags: "empty",
      on: { "order.changed": { target: "deciding", actions: "takeOrder" } },
    },
    placed: {
      description: "The order is placed; its payment comes next.",
      on: { "order.placed": {} },
    },
  },
})
