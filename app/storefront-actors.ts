/** Shared actors of the storefront: created but not started on the server, started after hydration in a browser. */
import { createActor, type ActorRefFrom } from "xstate"
import type { Site } from "#domain/entities/shell/site.ts"
import { provided, type Ports } from "#machines/ports.ts"
import { actorsOf, storefrontMachine } from "#machines/shell/storefront.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import type { Clock } from "./page.ts"
import { inspectionOptions } from "./inspection.ts"

export type StorefrontActors = { readonly root: ActorRefFrom<typeof storefrontMachine>; readonly actorRefs: ActorRefs }

type Opening = {
  readonly site: Site
  /** Search terms of the page, as `searchTextOf` reads them. */
  readonly searchText: string
  readonly ports: Ports
  readonly streams: Streams
  /** Seed of idempotency keys; a new one for each page view. */
  readonly seed: string
  readonly clock?: Clock
}

export const createStorefrontActors = ({ site, searchText, ports, streams, seed, clock }: Opening): StorefrontActors => {
  const root = createActor(provided(storefrontMachine, { ports, streams }), {
    input: { site, searchText, seed },
    ...(clock && { clock }),
    ...inspectionOptions,
  })
  return { root, actorRefs: actorsOf(root) }
}
