/** Actions, guards and ports of the checkout machine. */
import { assertEvent, assign, emit, enqueueActions, setup } from "xstate"
import type { AddressDraft, Zone } from "#domain/entities/account/address.ts"
import type { SavedCard } from "#domain/entities/account/card.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { PaymentDraft } from "#domain/entities/cart/payment-draft.ts"
import type { PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { isEmpty } from "#domain/rules/cart/cart.ts"
import { isAddressed } from "#domain/rules/cart/not-placed.ts"
import { expectedOf, isAsExpected } from "#domain/rules/cart/expected.ts"
import { tugrik } from "#domain/rules/money.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import type { CheckoutContext, CheckoutEmitted, CheckoutEvent, CheckoutInput } from "./checkout-context.ts"
import {
  addressStepOf,
  addressRefusals,
  amountRefusals,
  cleared,
  draftOf,
  filledIn,
  isAddressField,
  isWalletField,
  isLastPlace,
  isLeftToPay,
  picked,
  placingRefusals,
  receiptFor,
  reused,
  typed,
  withBook,
  withUser,
  type CheckoutForm,
  type CheckoutRefusals,
  type CheckoutStep,
  type PlacingInput,
} from "./checkout-form.ts"
import { chosenAddress } from "./known-addresses.ts"
import { leaseObstacle } from "#domain/rules/lease/order-lease.ts"
import { port } from "#machines/ports.ts"
import { problemFrom, type Failure } from "#machines/shared/failure.ts"

/**
 * Method that the payment step starts with: the chosen one, a lease where that is wanted, otherwise the first active one. A lease only
 * counts for an order that can be leased.
 */
const offeredMethod = ({
  methods,
  methodId,
  wantsLease,
  order,
  leaseTerms,
}: Pick<CheckoutContext, "methods" | "methodId" | "wantsLease" | "order" | "leaseTerms">): number | null => {
  const isLeased = order === null || leaseObstacle(order, leaseTerms) === null
  const active = methods.filter((method) => method.active && (isLeased || method.methodType !== "lease"))
  const wanted = active.find(({ id }) => id === methodId) ?? active.find(({ methodType }) => wantsLease && methodType === "lease")
  return (wanted ?? active[0])?.id ?? null
}

/** Whether the form holds a known address or none, so that nothing typed would be lost. */
const isKnownAddress = ({ form, user, addresses }: CheckoutContext): boolean =>
  form.detail.trim() === "" || chosenAddress(addresses, form) !== null || isLastPlace(form, user) === true

const chosenType = ({ methods, methodId }: CheckoutContext) => methods.find(({ id }) => id === methodId)?.methodType
const isLease = (context: CheckoutContext): boolean => chosenType(context) === "lease"
const isCard = (context: CheckoutContext): boolean => chosenType(context) === "card"

/** The form after more data has loaded; a field that was refused as blank may be filled in now. */
const filled = (before: CheckoutForm, form: CheckoutForm): Partial<CheckoutContext> =>
  JSON.stringify(form) === JSON.stringify(before) ? {} : { form, refusals: [] }

const withoutTyped = (refusals: CheckoutRefusals, field: string): CheckoutRefusals => refusals.filter((refusal) => refusal.field !== field)

const leaseRefusalOf = (context: CheckoutContext): PlacingInput["leaseRefusal"] => {
  if (!isLease(context)) return null
  if (context.lease === null) return "checkout.choose_lease"
  return context.isLendRefused ? "checkout.lend_refused" : null
}

const refusalsOfPlacing = (context: CheckoutContext): CheckoutRefusals =>
  placingRefusals({ ...context, leaseRefusal: leaseRefusalOf(context) })

export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext
    events: CheckoutEvent
    input: CheckoutInput
    emitted: CheckoutEmitted
    tags: "busy" | "empty" | "refused" | "address" | "payment"
  },
  actors: {
    fetchCards: port("fetchCards"),
    fetchAddresses: port("fetchAddresses"),
    fetchPickupStores: port("fetchPickupStores"),
    fetchZones: port("fetchZones"),
    fetchPaymentMethods: port("fetchPaymentMethods"),
  },
  actions: {
    takeOrder: assign(({ event }) => {
      assertEvent(event, ["order.changed", "change.accepted"])
      return { order: event.order, known: true }
    }),
    // The cart may load after the choices persisted on this device.
    fillIn: assign(({ context: { order, user, draft, form } }) => ({
      form: { ...filledIn(order, user, draft), receiptKind: form.receiptKind, registryNumber: form.registryNumber },
    })),
    takeDraft: assign(({ context }, { draft }: { draft: AddressDraft }) => ({ draft, form: { ...context.form, ...draft } })),
    reuseAddress: assign(({ context }) => ({ form: reused(context.form, context.user), refusals: [], problem: null })),
    clearAddress: assign(({ context: { form, user, typedBefore } }) => ({
      form: cleared(form, user, typedBefore),
      typedBefore: null,
      refusals: [],
      problem: null,
    })),
    pickAddress: assign(({ context }, { id }: { id: number }) => ({
      form: picked(context.form, context.addresses, id),
      refusals: [],
      problem: null,
    })),
    keepTyped: assign(({ context }) => (isKnownAddress(context) ? {} : { typedBefore: draftOf(context.form) })),
    takeAddresses: assign(({ context: { form, user, draft } }, { addresses }: { addresses: ReadonlyArray<SavedAddress> }) => ({
      addresses,
      ...filled(form, withBook(form, user, addresses, draft !== null)),
    })),
    takeUser: assign(({ context: { form, addresses, draft }, event }) => {
      assertEvent(event, "user.known")
      const isTyped = draft !== null
      return { user: event.user, ...filled(form, withBook(withUser(form, event.user, isTyped), event.user, addresses, isTyped)) }
    }),
    type: assign(({ context, event }) => {
      assertEvent(event, "field.type")
      return {
        form: typed(context.form, event.field, event.value),
        refusals: withoutTyped(context.refusals, event.field),
        problem: null,
      }
    }),
    forgetDraft: assign({ draft: null }),
    takeStep: assign((_, { step }: { step: CheckoutStep }) => ({ step })),
    takeZones: assign((_, { zones }: { zones: ReadonlyArray<Zone> }) => ({ zones })),
    takeStores: assign((_, { stores }: Pick<CheckoutContext, "stores">) => ({ stores })),
    takeMethods: assign(({ context }, { methods }: { methods: ReadonlyArray<PaymentMethod> }) => ({
      methods,
      methodId: offeredMethod({ ...context, methods }),
      problem: null,
    })),
    // What was chosen before is not replaced silently: the shopper chooses again.
    takeMethodsSinceRefused: assign(({ context }, { methods }: { methods: ReadonlyArray<PaymentMethod> }) => ({
      methods,
      methodId: methods.some(({ id, active }) => active && id === context.methodId) ? context.methodId : null,
    })),
    chooseMethod: assign(({ context, event }) => {
      assertEvent(event, "method.choose")
      return { methodId: event.id, refusals: withoutTyped(context.refusals, "paymentMethodId"), problem: null }
    }),
    // The choice stays when the cards are fetched again.
    takeCards: assign(({ context: { cards: before, cardId } }, { cards }: { cards: ReadonlyArray<SavedCard> }) => ({
      cards,
      cardId: before.length > 0 && (cardId === null || cards.some(({ id }) => id === cardId)) ? cardId : (cards[0]?.id ?? null),
    })),
    chooseCard: assign(({ context: { cards, cardId } }, { id }: { id: string | null }) => ({
      cardId: id === null || cards.some((card) => card.id === id) ? id : cardId,
      problem: null,
    })),
    dropRefusedCard: assign(({ context: { cards, cardId } }, { problem }: { problem: Problem }) =>
      problem._tag === "Refused" && "card_id" in problem.fields ? { cards: cards.filter(({ id }) => id !== cardId), cardId: null } : {},
    ),
    takeLease: assign(({ context }, { lease }: { lease: LeaseChoice | null }) => ({
      lease,
      refusals: withoutTyped(context.refusals, "lease"),
    })),
    takeLend: assign(({ context }, { isRefused }: { isRefused: boolean }) => ({
      isLendRefused: isRefused,
      refusals: withoutTyped(context.refusals, "lease"),
    })),
    takeChoices: assign(({ context }, { draft: { methodId, receiptKind, registryNumber, lease = null } }: { draft: PaymentDraft }) => {
      const wantsLease = methodId === null && lease !== null
      return {
        wantsLease,
        methodId: context.methods.length === 0 ? methodId : offeredMethod({ ...context, methodId, wantsLease }),
        form: { ...context.form, receiptKind, registryNumber },
      }
    }),
    refuseAddress: assign(({ context }) => ({ refusals: addressRefusals(context.form, context.order) })),
    refuseAmount: assign(({ context }) => ({ refusals: amountRefusals(context.form, context.order) })),
    refusePlacing: assign(({ context }) => ({ refusals: refusalsOfPlacing(context) })),
    clearProblems: assign({ refusals: [], problem: null, seen: null }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    takeChanged: assign(({ context }, { problem }: { problem: Problem }) =>
      problem._tag === "OrderChanged" ? { seen: context.order, order: problem.order } : {},
    ),
    takePlaced: assign(({ event }) => {
      assertEvent(event, "order.placed")
      return { placed: event.order }
    }),
    clearAmount: assign(({ context }) => ({ form: { ...context.form, amount: "" } })),
    emitTyped: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === "field.type" && !isAddressField(event.field)) return
      const draft = draftOf(context.form)
      enqueue.assign({ draft })
      enqueue.emit({ type: "address.typed", draft })
    }),
    emitChoices: enqueueActions(({ context, event, enqueue }) => {
      const { form, methodId, lease } = context
      const isByLease = isLease(context) && lease !== null
      if ((event.type === "field.type" && isWalletField(event.field)) || (event.type === "lease.changed" && !isByLease)) return
      enqueue.emit({
        type: "payment.chosen",
        draft: { methodId, receiptKind: form.receiptKind, registryNumber: form.registryNumber, ...(isByLease && { lease }) },
      })
    }),
    emitAddress: emit(({ context }) => ({ type: "address.save", ...addressStepOf(context.form, context.order) }) as const),
    emitCredit: emit(({ context }) => {
      const { amount, source } = context.form
      return { type: "credit.use", amount: tugrik(parseTugrik(amount) ?? 0), source } as const
    }),
    emitNoCredit: emit({ type: "credit.use", amount: tugrik(0), source: null } as const),
    emitRetry: emit({ type: "cart.retry" }),
    emitPlacing: emit(({ context }) => {
      if (context.order === null) throw new Error("there is no order to place")
      const paymentMethodId = isLeftToPay(context.order) ? context.methodId : null
      const expected = expectedOf(context.order)
      const lease = isLease(context) ? context.lease : null
      const cardId = isCard(context) ? context.cardId : null
      return { type: "order.place", paymentMethodId, lease, cardId, receipt: receiptFor(context.form), expected } as const
    }),
  },
  guards: {
    isSaved: ({ context, event }) => {
      assertEvent(event, "address.pick")
      return context.addresses.some(({ id }) => id === event.id)
    },
    isOtherThanSeen: ({ context }, { order }: { order: Order }) =>
      context.order !== null && !isAsExpected(expectedOf(context.order), order),
    isUnknown: ({ context }) => !context.known,
    isFormShown: ({ context }) => context.order !== null,
    hasNothing: ({ context }) => isEmpty(context.order),
    isEmptied: ({ event }) => {
      assertEvent(event, "order.changed")
      return isEmpty(event.order)
    },
    isPaymentStep: ({ context }) => context.step === "payment" && context.order !== null && isAddressed(context.order),
    mayPay: ({ context, event }) => {
      assertEvent(event, "step.changed")
      return event.step === "payment" && context.order !== null && isAddressed(context.order)
    },
    isAddressStep: ({ event }) => {
      assertEvent(event, "step.changed")
      return event.step === "address"
    },
    hasZones: ({ context }) => context.zones.length > 0,
    hasMethods: ({ context }) => context.methods.length > 0,
    isCovered: ({ context }) => !isLeftToPay(context.order),
    becomesPayable: ({ context, event }) => {
      assertEvent(event, "order.changed")
      return !isLeftToPay(context.order) && isLeftToPay(event.order) && context.methods.length === 0
    },
    isAddressAccepted: ({ context }) => addressRefusals(context.form, context.order).length === 0,
    isShownAddress: ({ context }) => context.order !== null && addressRefusals(context.form, context.order).length === 0,
    isAmountAccepted: ({ context }) => amountRefusals(context.form, context.order).length === 0,
    isPlaceable: ({ context }) => refusalsOfPlacing(context).length === 0,
    isOffered: ({ context, event }) => {
      assertEvent(event, "method.choose")
      return context.methods.some(({ id, active }) => id === event.id && active)
    },
    isOrderChanged: ({ event }) => {
      assertEvent(event, "place.refused")
      return event.problem._tag === "OrderChanged"
    },
    isMethodRefused: ({ event }) => {
      assertEvent(event, "place.refused")
      return event.problem._tag === "Refused" && "payment_method_id" in event.problem.fields
    },
    isAddressChange: ({ event }) => {
      assertEvent(event, ["change.accepted", "change.refused"])
      return event.change._tag === "SaveAddress"
    },
    isCreditChange: ({ event }) => {
      assertEvent(event, ["change.accepted", "change.refused"])
      return event.change._tag === "UseCredit"
    },
  },
})
