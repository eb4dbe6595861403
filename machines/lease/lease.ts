/** Lease machine: calculates the lease for a price, down payment, period and lender; the address of the page holds the query. B25. */
import { assign, emit, enqueueActions, setup, type ActorRefFrom } from "xstate"
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { LeaseProduct } from "#domain/entities/lease/lease-product.ts"
import type { Lender, LeaseState } from "#domain/entities/lease/lease.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import { checkLease, type LeaseForm } from "#domain/rules/lease/lease-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { leaseAddress, parsePrice, type LeaseQuery } from "#domain/rules/lease/lease-address.ts"
import { noLease, updateOf, withUpdate } from "#domain/rules/lease/lease-state.ts"
import type { Lease } from "#domain/rules/lease/lease.ts"
import { leaseOf, chosenLender, chosenPeriod, lenderTerms } from "#domain/rules/lease/lender-terms.ts"
import { formatNumber, parseTugrik } from "#domain/rules/texts/money.ts"
import { port } from "#machines/ports.ts"
import { chosenLease } from "./chosen-lease.ts"
import type { LeasePage } from "./ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type LeaseEvent =
  | { readonly type: "price.type"; readonly text: string }
  | { readonly type: "down.type"; readonly text: string }
  | { readonly type: "down.slide"; readonly amount: number }
  /** Sets the usual down payment. */
  | { readonly type: "down.usual" }
  | { readonly type: "period.choose"; readonly months: number }
  | { readonly type: "lender.choose"; readonly provider: string }
  /** The address of the page has changed. */
  | { readonly type: "address.changed"; readonly query: LeaseQuery }
  /** Another actor changes fields of the query; the others stay. */
  | { readonly type: "query.changed"; readonly change: Partial<Omit<LeaseQuery, "product">> }
  /** Buys the product by this lease. */
  | { readonly type: "product.take" }
  | { readonly type: "page.retry" }
export type LeaseContext = {
  /** Query of the address. */
  readonly query: LeaseQuery
  /** Text of the fields, as typed. */
  readonly typed: LeaseForm
  readonly refusals: ReadonlyArray<Refusal<keyof LeaseForm>>
  /** Product to be leased; null where only a price is leased, and while the product is loading. */
  readonly product: LeaseProduct | null
  /** Lenders; null while they are not known. */
  readonly lenders: ReadonlyArray<Lender> | null
  readonly siteTerms: LeaseTerms
  /** The site's terms with those of the chosen lender. */
  readonly terms: LeaseTerms
  /** Lease state, into which every change is merged. */
  readonly lease: LeaseState
  /** The resulting lease; null while no price is known. */
  readonly answer: Lease | null
  readonly problem: Problem | null
}
export type LeaseInput = {
  readonly query: LeaseQuery
  readonly product?: LeaseProduct | null
  readonly lenders: ReadonlyArray<Lender> | null
  readonly terms: LeaseTerms
}
export type LeaseEmitted =
  /** The query to put into the address, replacing the previous one. */
  | { readonly type: "query.changed"; readonly query: LeaseQuery }
  /** The product is to be bought by this lease. */
  | { readonly type: "product.taken"; readonly product: LeaseProduct; readonly lease: LeaseChoice }

const typedAmount = (amount: number | null): string => (amount === null ? "" : formatNumber(amount))
const typedOf = ({ price, down }: LeaseQuery): LeaseForm => ({ price: typedAmount(price), down: typedAmount(down) })

type LeaseFacts = Pick<LeaseContext, "query" | "typed" | "product" | "lenders" | "siteTerms" | "lease">

/** Context calculated from the query and the lender. */
const calculated = ({ query, typed, product, lenders, siteTerms, lease }: LeaseFacts): Omit<LeaseContext, "problem"> => {
  const lender = chosenLender(lenders ?? [], query.lender)
  const terms = lender === null ? siteTerms : lenderTerms(lender, siteTerms)
  const answer = lender === null ? null : leaseOf(query, terms)
  const leaseSetup = withUpdate(lease, {
    info: { price: query.price, downPayment: null, monthlyPayment: null, total: null },
    term: { months: chosenPeriod(terms, query.months), interest: lender?.interest ?? null },
  })
  return {
    query,
    typed,
    refusals: checkLease(typed),
    product,
    lenders,
    siteTerms,
    terms,
    lease: answer === null ? leaseSetup : withUpdate(leaseSetup, updateOf(answer)),
    answer,
  }
}

/** The query with the price of its product; without the product where the shop does not have it. */
const queryOf = (query: LeaseQuery, product: LeaseProduct | null): LeaseQuery =>
  product === null ? { ...query, product: null } : { ...query, price: product.price }

/** Context with changes of the query and of the typed texts. */
const withQuery = (context: LeaseContext, query: Partial<LeaseQuery>, typed: Partial<LeaseForm> = {}) =>
  calculated({ ...context, query: { ...context.query, ...query }, typed: { ...context.typed, ...typed } })

export const leaseMachine = setup({
  types: {} as {
    context: LeaseContext
    events: LeaseEvent
    input: LeaseInput
    emitted: LeaseEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchLease: port("fetchLease") },
  actions: {
    typePrice: assign(({ context }, { text }: { text: string }) =>
      withQuery({ ...context, product: null }, { product: null, price: parsePrice(text) }, { price: text }),
    ),
    // Unreadable text does not change the query; an empty field sets the usual down payment.
    typeDown: assign(({ context }, { text }: { text: string }) =>
      withQuery(context, text.trim() === "" ? { down: null } : { down: parseTugrik(text) ?? context.query.down }, { down: text }),
    ),
    slideDown: assign(({ context }, { amount }: { amount: number }) =>
      withQuery(context, { down: amount }, { down: formatNumber(amount) }),
    ),
    takeUsualDown: assign(({ context }) => withQuery(context, { down: null }, { down: "" })),
    choosePeriod: assign(({ context }, { months }: { months: number }) => withQuery(context, { months })),
    chooseLender: assign(({ context }, { provider }: { provider: string }) =>
      withQuery(context, { lender: provider === context.lenders?.[0]?.provider ? null : provider }),
    ),
    takeQuery: assign(({ context }, { query }: { query: LeaseQuery }) => {
      const requested = query.product === null ? query : queryOf(query, context.product)
      return withQuery({ ...context, product: requested.product === null ? null : context.product }, requested, typedOf(requested))
    }),
    takeChange: assign(({ context }, { change }: { change: Partial<LeaseQuery> }) =>
      withQuery(context, change, typedOf({ ...context.query, ...change })),
    ),
    takeOther: assign(({ context }, { query }: { query: LeaseQuery }) =>
      withQuery({ ...context, product: null, lenders: null }, query, typedOf(query)),
    ),
    takePage: assign(({ context }, { lenders, product }: LeasePage) => {
      const query = queryOf(context.query, product)
      return { ...calculated({ ...context, query, typed: typedOf(query), lenders, product }), problem: null }
    }),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitTaken: enqueueActions(({ context, enqueue }) => {
      const lease = chosenLease(context)
      if (context.product !== null && lease !== null) enqueue.emit({ type: "product.taken", product: context.product, lease })
    }),
    emitQuery: emit(({ context }) => ({ type: "query.changed" as const, query: context.query })),
  },
  guards: {
    isUnread: ({ context }) => context.lenders === null,
    hasLender: ({ context }) => context.lenders !== null && context.lenders.length > 0,
    hasNoPrice: ({ context }) => context.answer === null,
    isOffered: ({ context }) => context.answer?._tag === "Offered",
    isMoved: ({ context }) => context.answer?._tag === "Offered" && context.answer.movedTo !== null,
    isChosen: ({ context }) => context.answer?._tag === "Offered" && context.query.down !== null,
    isOther: ({ context }, { query: { product } }: { query: LeaseQuery }) =>
      product !== null && (product.slug !== context.query.product?.slug || product.variantId !== context.query.product.variantId),
    isAvailable: ({ context }) => context.product !== null && !context.product.isSoldOut,
    isNewQuery: ({ context }, { query }: { query: LeaseQuery }) => leaseAddress(context.query) !== leaseAddress(query),
  },
  // Longer than the pause between key presses or slider moves: browsers refuse too frequent changes of the address.
  delays: { idleFor: 400 },
}).createMachine({
  id: "lease",
  description: "Calculates the instalments of a lease.",
  context: ({ input: { query: requested, product = null, lenders, terms } }) => {
    const query = lenders === null ? requested : queryOf(requested, product)
    return { ...calculated({ query, typed: typedOf(query), product, lenders, siteTerms: terms, lease: noLease }), problem: null }
  },
  type: "parallel",
  states: {
    page: {
      description: "The lease calculator.",
      initial: "opening",
      on: {
        "address.changed": [
          {
            guard: { type: "isOther", params: ({ event }) => event },
            target: ".fetching",
            actions: { type: "takeOther", params: ({ event }) => event },
          },
          { guard: { type: "isNewQuery", params: ({ event }) => event }, actions: { type: "takeQuery", params: ({ event }) => event } },
        ],
        "query.changed": { actions: { type: "takeChange", params: ({ event }) => event } },
      },
      states: {
        opening: {
          description: "Checks whether the lenders are known.",
          always: [{ guard: "isUnread", target: "fetching" }, { guard: "hasLender", target: "ready" }, { target: "absent" }],
        },
        fetching: {
          description: "The lenders and the product are loading; a skeleton of the calculator is shown.",
          tags: "busy",
          invoke: {
            id: "fetchLease",
            src: "fetchLease",
            input: ({ context }) => ({ product: context.query.product }),
            onDone: { target: "opening", actions: { type: "takePage", params: ({ event }) => event.output } },
            onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
          },
        },
        failed: failedState("Loading the lenders failed; the shopper can try again."),
        absent: { description: "This shop offers no leases; a link leads back to the products.", tags: "empty" },
        ready: {
          description: "The shopper enters amounts and periods, and the instalments update at once.",
          initial: "weighing",
          on: {
            "price.type": { target: ".weighing", actions: { type: "typePrice", params: ({ event }) => event } },
            "lender.choose": { target: ".weighing", actions: { type: "chooseLender", params: ({ event }) => event } },
            "address.changed": [
              {
                guard: { type: "isOther", params: ({ event }) => event },
                target: "fetching",
                actions: { type: "takeOther", params: ({ event }) => event },
              },
              {
                guard: { type: "isNewQuery", params: ({ event }) => event },
                target: ".weighing",
                actions: { type: "takeQuery", params: ({ event }) => event },
              },
            ],
            "query.changed": { target: ".weighing", actions: { type: "takeChange", params: ({ event }) => event } },
          },
          states: {
            weighing: {
              description: "Checks whether the price is known and high enough.",
              always: [{ guard: "hasNoPrice", target: "asking" }, { guard: "isOffered", target: "offered" }, { target: "notOffered" }],
            },
            asking: { description: "No price is known yet; the shopper enters one." },
            notOffered: { description: "The price is too low for a lease; a message names the lowest price." },
            offered: {
              description: "The instalments are shown.",
              initial: "reckoning",
              on: {
                "down.type": { target: ".reckoning", actions: { type: "typeDown", params: ({ event }) => event } },
                "down.slide": { target: ".reckoning", actions: { type: "slideDown", params: ({ event }) => event } },
                "period.choose": { target: ".reckoning", actions: { type: "choosePeriod", params: ({ event }) => event } },
                "product.take": { guard: "isAvailable", target: ".taken", actions: "emitTaken" },
              },
              states: {
                reckoning: {
                  description: "Checks whether the shopper has chosen a down payment, and whether it is allowed.",
                  always: [{ guard: "isMoved", target: "moved" }, { guard: "isChosen", target: "chosen" }, { target: "usual" }],
                },
                usual: { description: "The down payment is the usual share of the price." },
                chosen: {
                  description: "The shopper has chosen the down payment.",
                  on: { "down.usual": { target: "reckoning", actions: "takeUsualDown" } },
                },
                moved: {
                  description: "The chosen down payment is too low or too high; the nearest allowed amount is used, and a message says so.",
                  on: { "down.usual": { target: "reckoning", actions: "takeUsualDown" } },
                },
                taken: {
                  description: "The product is going into the cart by this lease, once; the cart is opening.",
                  on: { "product.take": {} },
                },
              },
            },
          },
        },
      },
    },
    address: {
      description: "Whether the page's address holds the entered values.",
      initial: "idle",
      on: {
        "price.type": { guard: "hasLender", target: ".settling" },
        "lender.choose": { guard: "hasLender", target: ".settling" },
        "down.type": { guard: "isOffered", target: ".settling" },
        "down.slide": { guard: "isOffered", target: ".settling" },
        "period.choose": { guard: "isOffered", target: ".settling" },
        "down.usual": { guard: "isChosen", target: ".settling" },
      },
      states: {
        idle: { description: "The page's address holds the entered values." },
        settling: {
          description: "The values have changed; the page's address updates when the shopper pauses.",
          on: { "address.changed": { guard: { type: "isNewQuery", params: ({ event }) => event }, target: "idle" } },
          after: { idleFor: { target: "idle", actions: "emitQuery" } },
        },
      },
    },
  },
})

export type LeaseActor = ActorRefFrom<typeof leaseMachine>
