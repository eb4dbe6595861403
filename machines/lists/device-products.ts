/** Device products machine: products persisted on this device (compared or saved), with their present prices and stock. S14, S29o. */
import { assertEvent, assign, setup } from "xstate"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type ProductKeys = { readonly ids: ReadonlyArray<ProductId>; readonly slugs: ReadonlyArray<Slug> }
export type DeviceProductsEvent = ({ readonly type: "products.known" } & ProductKeys) | { readonly type: "page.retry" }
export type DeviceProductsContext = ProductKeys & { readonly products: ReadonlyArray<Product>; readonly problem: Problem | null }

const isIn = ({ ids, slugs }: ProductKeys, { id, slug }: Product): boolean => ids.includes(id) || slugs.includes(slug)

/** Products in the order of their keys. */
export const inOrderOfKeys = ({ ids, slugs }: ProductKeys, products: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const position = ({ id, slug }: Product) => (ids.includes(id) ? ids.indexOf(id) : ids.length + slugs.indexOf(slug))
  return products.filter((product) => isIn({ ids, slugs }, product)).toSorted((one, other) => position(one) - position(other))
}

/** Whether all products of the keys are loaded. */
const areLoaded = ({ products }: DeviceProductsContext, { ids, slugs }: ProductKeys): boolean =>
  ids.every((id) => products.some((product) => product.id === id)) &&
  slugs.every((slug) => products.some((product) => product.slug === slug))

export const deviceProductsMachine = setup({
  types: {} as {
    context: DeviceProductsContext
    events: DeviceProductsEvent
    input: ProductKeys
    tags: "busy" | "empty" | "refused"
  },
  actors: { fetchProducts: port("fetchProducts") },
  actions: {
    takeKeys: assign(({ context, event }) => {
      assertEvent(event, "products.known")
      const { ids, slugs } = event
      return { ids, slugs, products: inOrderOfKeys({ ids, slugs }, context.products) }
    }),
    takeProducts: assign(({ context }, { products }: { products: ReadonlyArray<Product> }) => ({
      products: inOrderOfKeys(context, products),
      problem: null,
    })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    hasKeys: ({ context }) => context.ids.length + context.slugs.length > 0,
    hasProducts: ({ context }) => context.products.length > 0,
    areLoaded: ({ context, event }) => {
      assertEvent(event, "products.known")
      return areLoaded(context, event)
    },
  },
}).createMachine({
  id: "deviceProducts",
  description: "Shows the products stored on this device, with their current prices and stock.",
  context: ({ input }) => ({ ...input, products: [], problem: null }),
  on: {
    "products.known": [
      { guard: "areLoaded", target: ".settled", actions: "takeKeys" },
      { target: ".opening", actions: "takeKeys" },
    ],
  },
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether any product is stored.",
      always: [{ guard: "hasKeys", target: "fetching" }, { target: "empty" }],
    },
    empty: { description: "No product is stored, or none is sold any more.", tags: "empty" },
    fetching: {
      description: "The products are loading; those already known stay.",
      tags: "busy",
      invoke: {
        id: "fetchProducts",
        src: "fetchProducts",
        input: ({ context: { ids, slugs } }) => ({ ids, slugs }),
        onDone: { target: "settled", actions: { type: "takeProducts", params: ({ event }) => ({ products: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    settled: {
      description: "Checks whether there is a product to show.",
      always: [{ guard: "hasProducts", target: "ready" }, { target: "empty" }],
    },
    ready: { description: "The products are shown." },
    failed: failedState("Loading the products failed; the shopper can try again."),
  },
})
