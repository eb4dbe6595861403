/** Package machine: the products that go with one, chosen by quantity and put into the cart together. B15, E9. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { choiceOf, initialChoice } from "#domain/rules/catalogue/variants.ts"
import { packageQuantity, unchosenIn, withPackageProduct } from "#domain/rules/lists/packages.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { isDefinite } from "#machines/shared/definite-failure.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"

export type PackageEvent =
  /** `null` adds one; 0 takes the product out. */
  | { readonly type: "package.set"; readonly slug: Slug; readonly quantity: number | null }
  | { readonly type: "package.choose"; readonly slug: Slug; readonly variantId: VariantId }
  | { readonly type: "package.add" }
export type PackageContext = {
  readonly slug: Slug
  /** The product itself, then those that go with it. */
  readonly products: ReadonlyArray<Product>
  readonly list: ReadonlyArray<PackageProduct>
  readonly problem: Problem | null
  readonly intents: Intents
}
export type PackageInput = { readonly slug: Slug; readonly seed: string }
export type PackageEmitted = { readonly type: "cart.filled" }

const productOf = ({ products }: Pick<PackageContext, "products">, slug: Slug): Product | undefined => products.find((one) => one.slug === slug)

/** The list with one piece of each product that can be had. */
const wholePackage = (products: ReadonlyArray<Product>): ReadonlyArray<PackageProduct> =>
  products
    .filter((product) => !isSoldOut(product))
    .reduce<ReadonlyArray<PackageProduct>>((list, { slug, variants }) => withPackageProduct(list, slug, 1, initialChoice(variants)), [])

export const packageMachine = setup({
  types: {} as { context: PackageContext; events: PackageEvent; input: PackageInput; emitted: PackageEmitted; tags: "busy" | "empty" | "refused" },
  actors: { fetchPackage: port("fetchPackage"), addPackage: port("addPackage") },
  actions: {
    takeProducts: assign((_, { products }: { products: ReadonlyArray<Product> }) => ({ products, list: wholePackage(products) })),
    setQuantity: assign(({ context, event }) => {
      assertEvent(event, "package.set")
      const { slug, quantity } = event
      const isNew = packageQuantity(context.list, slug) === 0
      return { list: withPackageProduct(context.list, slug, quantity, isNew ? initialChoice(productOf(context, slug)?.variants ?? []) : null) }
    }),
    choose: assign(({ context, event }) => {
      assertEvent(event, "package.choose")
      const { slug, variantId } = event
      const variant = productOf(context, slug)?.variants.find(({ id }) => id === variantId)
      if (variant === undefined) return {}
      return { list: withPackageProduct(context.list, slug, Math.max(1, packageQuantity(context.list, slug)), choiceOf(variant)) }
    }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitFilled: emit({ type: "cart.filled" }),
  },
  guards: {
    hasCompanions: ({ context }) => context.products.filter((product) => !isSoldOut(product)).length > 1,
    hasSome: ({ context }) => context.list.length > 0,
    isUnchosen: ({ context }) => unchosenIn(context.list, context.products).length > 0,
    /** The outcome of the last try is unknown, so it is tried again by the same key. */
    isUncertain: ({ context }) => context.problem !== null && !isDefinite(context.problem),
  },
}).createMachine({
  id: "package",
  description: "Offers the products that go with one, and puts the chosen ones into the cart together.",
  context: ({ input }) => ({ slug: input.slug, products: [], list: [], problem: null, intents: intentsFrom(input.seed) }),
  initial: "fetching",
  states: {
    fetching: {
      description: "The products that go with it are asked for; nothing is shown yet.",
      tags: "busy",
      invoke: {
        id: "fetchPackage",
        src: "fetchPackage",
        input: ({ context }) => ({ slug: context.slug }),
        onDone: { target: "settled", actions: { type: "takeProducts", params: ({ event }) => ({ products: event.output }) } },
        onError: { target: "absent" },
      },
    },
    settled: {
      description: "Decides at once whether anything goes with the product.",
      always: [{ guard: "hasCompanions", target: "ready" }, { target: "absent" }],
    },
    absent: { description: "Nothing goes with the product: there is no offer.", tags: "empty" },
    ready: {
      description: "The package is shown with its sum.",
      on: {
        "package.set": { actions: "setQuantity" },
        "package.choose": { actions: "choose" },
        "package.add": [
          { guard: "isUnchosen", target: "unchosen" },
          { guard: "hasSome", target: "adding", actions: "nameIntent" },
        ],
      },
    },
    unchosen: {
      description: "The shopper wanted to add the package before choosing an option: what is missing is pointed out.",
      tags: "refused",
      on: {
        "package.set": { target: "ready", actions: "setQuantity" },
        "package.choose": { target: "ready", actions: "choose" },
      },
    },
    adding: {
      description: "The shop puts all of the package into the cart, or nothing.",
      tags: "busy",
      invoke: {
        id: "addPackage",
        src: "addPackage",
        input: ({ context }) => ({ products: context.list, key: keyOf(context.intents) }),
        onDone: { target: "added", actions: "emitFilled" },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    added: {
      description: "The package is in the cart.",
      on: {
        "package.set": { target: "ready", actions: "setQuantity" },
        "package.choose": { target: "ready", actions: "choose" },
      },
    },
    refused: {
      description: "The shop did not add the package, and has said why.",
      tags: "refused",
      on: {
        "package.set": { target: "ready", actions: "setQuantity" },
        "package.choose": { target: "ready", actions: "choose" },
        "package.add": [{ guard: "isUncertain", target: "adding" }, { target: "adding", actions: "nameIntent" }],
      },
    },
  },
})

export type PackageActor = ActorRefFrom<typeof packageMachine>
