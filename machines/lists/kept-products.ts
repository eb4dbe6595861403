/** Machine of products that this device remembers, with their present prices and stock: compared or saved ones. S14, S29o. */
import { assertEvent, assign, setup } from "xstate"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { ProductId, Slug } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, keptProblem, type Failure } from "#machines/shared/failure.ts"

export type KeptKeys = { readonly ids: ReadonlyArray<ProductId>; readonly slugs: ReadonlyArray<Slug> }
export type KeptProductsEvent = ({ readonly type: "products.known" } & KeptKeys) | { readonly type: "page.retry" }
export type KeptProductsContext = KeptKeys & { readonly products: ReadonlyArray<Product>; readonly problem: Problem | null }

const isIn = ({ ids, slugs }: KeptKeys, { id, slug }: Product): boolean => ids.includes(id) || slugs.includes(slug)

/** Products in the order of their keys. */
export const inKeptOrder = ({ ids, slugs }: KeptKeys, products: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const place = ({ id, slug }: Product) => (ids.includes(id) ? ids.indexOf(id) : ids.length + slugs.indexOf(slug))
  return products.filter((product) => isIn({ ids, slugs }, product)).toSorted((one, other) => place(one) - place(other))
}

const isKnown = ({ products }: KeptProductsContext, { ids, slugs }: KeptKeys): boolean =>
  ids.every((id) => products.some((product) => product.id === id)) && slugs.every((slug) => products.some((product) => product.slug === slug))

export const keptProductsMachine = setup({
  types: {} as { context: KeptProductsContext; events: KeptProductsEvent; input: KeptKeys; tags: "busy" | "empty" | "refused" },
  actors: { fetchProducts: port("fetchProducts") },
  actions: {
    takeKeys: assign(({ context, event }) => {
      assertEvent(event, "products.known")
      const { ids, slugs } = event
      return { ids, slugs, products: inKeptOrder({ ids, slugs }, context.products) }
    }),
    takeProducts: assign(({ context }, { products }: { products: ReadonlyArray<Product> }) => ({ products: inKeptOrder(context, products), problem: null })),
    keepProblem: assign((_, failure: Failure) => keptProblem(failure)),
  },
  guards: {
    hasKeys: ({ context }) => context.ids.length + context.slugs.length > 0,
    hasProducts: ({ context }) => context.products.length > 0,
    isLess: ({ context, event }) => {
      assertEvent(event, "products.known")
      return isKnown(context, event)
    },
  },
}).createMachine({
  id: "keptProducts",
  description: "Shows products that this device remembers, with their present prices and stock.",
  context: ({ input }) => ({ ...input, products: [], problem: null }),
  on: {
    "products.known": [
      { guard: "isLess", target: ".settled", actions: "takeKeys" },
      { target: ".opening", actions: "takeKeys" },
    ],
  },
  initial: "opening",
  states: {
    opening: {
      description: "Decides at once whether anything is remembered.",
      always: [{ guard: "hasKeys", target: "fetching" }, { target: "empty" }],
    },
    empty: { description: "Nothing is remembered, or none of it is sold any more.", tags: "empty" },
    fetching: {
      description: "The products are asked for; those that are known stay.",
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
      description: "Decides at once whether there is anything to show.",
      always: [{ guard: "hasProducts", target: "ready" }, { target: "empty" }],
    },
    ready: { description: "The products are shown." },
    failed: failedState("The products could not be had; the shopper may try again."),
  },
})
