/** Package machine: companions of a product or of the cart's lines, chosen by quantity and added to the cart together. B15, E9. */
import { assertEvent, assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { choiceOf, initialChoice } from "#domain/rules/catalogue/variants.ts"
import { companionsFor } from "#domain/rules/lists/cart-offer.ts"
import { packageQuantity, unchosenIn, withPackageProduct } from "#domain/rules/lists/packages.ts"
import { port } from "#machines/ports.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { isDefinite } from "#machines/shared/definite-failure.ts"
import { intentsFrom, keyOf, oneMore } from "#machines/shared/idempotency-key.ts"
import {
  isOfCart,
  type CartKnown,
  type PackageContext,
  type PackageEmitted,
  type PackageEvent,
  type PackageInput,
} from "./package-context.ts"

const productOf = ({ products }: Pick<PackageContext, "products">, slug: Slug): Product | undefined =>
  products.find((product) => product.slug === slug)

const subjectOf = ({ subjects, at }: PackageContext): Slug => {
  const slug = subjects[at]
  if (slug === undefined) throw new Error("the package has no product to start from")
  return slug
}

/** Offered products that are still to be offered with the changed cart. */
const remainingOffer = ({ products, leftOut }: PackageContext, { inCart }: CartKnown): ReadonlyArray<Product> =>
  companionsFor(products, inCart, leftOut)

/** The list with one unit of each product in stock. */
const fullPackage = (products: ReadonlyArray<Product>): ReadonlyArray<PackageProduct> =>
  products
    .filter((product) => !isSoldOut(product))
    .reduce<ReadonlyArray<PackageProduct>>((list, { slug, variants }) => withPackageProduct(list, slug, 1, initialChoice(variants)), [])

export const packageMachine = setup({
  types: {} as {
    context: PackageContext
    events: PackageEvent
    input: PackageInput
    emitted: PackageEmitted
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchPackage: port("fetchPackage"), addPackage: port("addPackage") },
  actions: {
    takeProducts: assign(({ context }, { products }: { products: ReadonlyArray<Product> }) => {
      const offered = isOfCart(context) ? companionsFor(products, context.inCart, context.leftOut) : products
      return { title: products.find(({ slug }) => slug === subjectOf(context))?.title ?? "", products: offered, list: fullPackage(offered) }
    }),
    takeCart: assign(({ context, event }) => {
      assertEvent(event, "cart.known")
      const { inCart, subjects } = event
      return {
        inCart,
        subjects,
        at: 0,
        products: [],
        list: [],
        problem: null,
        isAdded: context.isAdded && inCart.length > context.inCart.length,
      }
    }),
    keepOffer: assign(({ context, event }) => {
      assertEvent(event, "cart.known")
      const products = remainingOffer(context, event)
      const { inCart, subjects } = event
      const list = context.list.filter(({ slug }) => products.some((product) => product.slug === slug))
      return { inCart, subjects, products, isAdded: false, list }
    }),
    prepareNextSubject: assign(({ context }) => ({ at: context.at + 1, products: [], list: [] })),
    setQuantity: assign(({ context, event }) => {
      assertEvent(event, "package.set")
      const { slug, quantity } = event
      const isNew = packageQuantity(context.list, slug) === 0
      const choice = isNew ? initialChoice(productOf(context, slug)?.variants ?? []) : null
      return { isAdded: false, list: withPackageProduct(context.list, slug, quantity, choice) }
    }),
    choose: assign(({ context, event }) => {
      assertEvent(event, "package.choose")
      const { slug, variantId } = event
      const variant = productOf(context, slug)?.variants.find(({ id }) => id === variantId)
      if (variant === undefined) return {}
      const quantity = Math.max(1, packageQuantity(context.list, slug))
      return { isAdded: false, list: withPackageProduct(context.list, slug, quantity, choiceOf(variant)) }
    }),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents), isAdded: false })),
    keepLeftOut: assign(({ context }) => ({
      isAdded: true,
      leftOut: [...context.leftOut, ...context.products.flatMap(({ slug }) => (packageQuantity(context.list, slug) === 0 ? [slug] : []))],
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    emitFilled: emit({ type: "cart.filled" }),
  },
  guards: {
    hasSubject: ({ context }) => context.subjects.length > context.at,
    hasNext: ({ context }) => context.subjects.length > context.at + 1,
    /** On a product's page the package begins with that product, which is no companion. */
    hasCompanions: ({ context }) => context.products.filter((product) => !isSoldOut(product)).length > (isOfCart(context) ? 0 : 1),
    /** The newest products are the same and still have companions. */
    stands: ({ context, event }) => {
      assertEvent(event, "cart.known")
      const searched = context.subjects.slice(0, context.at + 1)
      return searched.every((slug, index) => event.subjects[index] === slug) && remainingOffer(context, event).length > 0
    },
    hasSome: ({ context }) => context.list.length > 0,
    isUnchosen: ({ context }) => unchosenIn(context.list, context.products).length > 0,
    /** The outcome of the last attempt is unknown, so it is repeated with the same key. */
    isUncertain: ({ context }) => context.problem !== null && !isDefinite(context.problem),
  },
}).createMachine({
  id: "package",
  description: "Offers the products that go with a product, and adds the chosen ones to the cart together.",
  context: ({ input: { slug, seed } }) => ({
    subjects: slug === null ? [] : [slug],
    at: 0,
    inCart: [],
    leftOut: [],
    title: "",
    products: [],
    list: [],
    isAdded: false,
    problem: null,
    intents: intentsFrom(seed),
  }),
  initial: "deciding",
  states: {
    deciding: {
      description: "Checks whether there is a product to start from.",
      always: [{ guard: "hasSubject", target: "fetching" }, { target: "absent" }],
    },
    fetching: {
      description: "The companion products are loading; nothing is shown yet.",
      tags: "busy",
      invoke: {
        id: "fetchPackage",
        src: "fetchPackage",
        input: ({ context }) => ({ slug: subjectOf(context) }),
        onDone: { target: "settled", actions: { type: "takeProducts", params: ({ event }) => ({ products: event.output }) } },
        onError: { target: "settled" },
      },
      on: { "cart.known": { target: "deciding", actions: "takeCart" } },
    },
    settled: {
      description: "Checks whether the product, or an earlier one in the cart, has companions.",
      always: [
        { guard: "hasCompanions", target: "ready" },
        { guard: "hasNext", target: "fetching", actions: "prepareNextSubject" },
        { target: "absent" },
      ],
    },
    absent: {
      description: "There are no companions; the offer is left out.",
      tags: "empty",
      on: { "cart.known": { target: "deciding", actions: "takeCart" } },
    },
    ready: {
      description: "The package is shown with its sum.",
      on: {
        "package.set": { actions: "setQuantity" },
        "package.choose": { actions: "choose" },
        "package.add": [
          { guard: "isUnchosen", target: "unchosen" },
          { guard: "hasSome", target: "adding", actions: "nameIntent" },
        ],
        "cart.known": [
          { guard: "stands", actions: "keepOffer" },
          { target: "deciding", actions: "takeCart" },
        ],
      },
    },
    unchosen: {
      description: "The shopper tried to add the package before choosing all options; the missing ones are highlighted.",
      tags: "refused",
      on: {
        "package.set": { target: "ready", actions: "setQuantity" },
        "package.choose": { target: "ready", actions: "choose" },
        "cart.known": [
          { guard: "stands", target: "ready", actions: "keepOffer" },
          { target: "deciding", actions: "takeCart" },
        ],
      },
    },
    adding: {
      description: "The package is being added to the cart, all of it or nothing.",
      tags: "busy",
      invoke: {
        id: "addPackage",
        src: "addPackage",
        input: ({ context }) => ({ products: context.list, key: keyOf(context.intents) }),
        onDone: { target: "added", actions: ["keepLeftOut", "emitFilled"] },
        onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    added: {
      description: "The package is in the cart.",
      on: {
        "package.set": { target: "ready", actions: "setQuantity" },
        "package.choose": { target: "ready", actions: "choose" },
        "cart.known": { target: "deciding", actions: "takeCart" },
      },
    },
    refused: {
      description: "The shop refused the package; a message gives the reason.",
      tags: "refused",
      on: {
        "package.set": { target: "ready", actions: "setQuantity" },
        "package.choose": { target: "ready", actions: "choose" },
        "package.add": [
          { guard: "isUncertain", target: "adding" },
          { target: "adding", actions: "nameIntent" },
        ],
        "cart.known": [
          { guard: "stands", target: "ready", actions: "keepOffer" },
          { target: "deciding", actions: "takeCart" },
        ],
      },
    },
  },
})

export type PackageActor = ActorRefFrom<typeof packageMachine>
