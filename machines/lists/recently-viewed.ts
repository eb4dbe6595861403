/** Recently viewed machine: the row of viewed products, fetched after the page, since it is personal. S31, B14. */
import { assertEvent, assign, setup } from "xstate"
import type { Slug } from "#domain/entities/ids.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { port } from "#machines/ports.ts"

/** Maximum number of products in the row; more stay persisted. */
export const maxRecent = 12

export type RecentEvent = { readonly type: "recent.known"; readonly slugs: ReadonlyArray<Slug> }
export type RecentContext = { readonly slugs: ReadonlyArray<Slug>; readonly tiles: ReadonlyArray<Tile> }
/** `slugs`: newest first, without the product on show. */
export type RecentInput = { readonly slugs: ReadonlyArray<Slug> }

const latest = (slugs: ReadonlyArray<Slug>) => slugs.slice(0, maxRecent)

export const recentMachine = setup({
  types: {} as { context: RecentContext; events: RecentEvent; input: RecentInput; tags: "busy" | "empty" },
  actors: { fetchTiles: port("fetchTiles") },
  actions: {
    takeSlugs: assign(({ event }) => {
      assertEvent(event, "recent.known")
      return { slugs: latest(event.slugs) }
    }),
    takeTiles: assign(({ context }, { tiles }: { tiles: ReadonlyArray<Tile> }) => ({
      tiles: context.slugs.flatMap((slug) => tiles.find((tile) => tile.slug === slug) ?? []),
    })),
  },
  guards: {
    hasSlugs: ({ context }) => context.slugs.length > 0,
    hasTiles: ({ context }) => context.tiles.length > 0,
    isChanged: ({ context, event }) => {
      assertEvent(event, "recent.known")
      return latest(event.slugs).join() !== context.slugs.join()
    },
  },
}).createMachine({
  id: "recent",
  description: "Shows the products that the shopper viewed recently.",
  context: ({ input }) => ({ slugs: latest(input.slugs), tiles: [] }),
  on: { "recent.known": { guard: "isChanged", target: ".opening", actions: "takeSlugs" } },
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the shopper viewed any product.",
      always: [{ guard: "hasSlugs", target: "fetching" }, { target: "absent" }],
    },
    absent: { description: "No product was viewed, or none is sold any more; the row is left out.", tags: "empty" },
    fetching: {
      description: "The viewed products are loading.",
      tags: "busy",
      invoke: {
        id: "fetchTiles",
        src: "fetchTiles",
        input: ({ context }) => ({ slugs: context.slugs }),
        onDone: { target: "settled", actions: { type: "takeTiles", params: ({ event }) => ({ tiles: event.output }) } },
        onError: { target: "settled" },
      },
    },
    settled: {
      description: "Checks whether there is a product to show.",
      always: [{ guard: "hasTiles", target: "ready" }, { target: "absent" }],
    },
    ready: { description: "The row is shown." },
  },
})
