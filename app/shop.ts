/** Opens the shop's long-lived actors: not started on the server, started after hydration in a browser. */
import { createActor, type ActorRefFrom } from "xstate"
import type { Site } from "#domain/entities/site.ts"
import type { Ports } from "#machines/ports.ts"
import { actorsOf, openShop, type shopMachine } from "#machines/shop.ts"
import type { Streams } from "#machines/streams.ts"
import type { Shop } from "#ui/shop-context.tsx"

export type OpenedShop = { readonly root: ActorRefFrom<typeof shopMachine>; readonly shop: Shop }

type Opening = {
  readonly site: Site
  readonly mobile: boolean
  readonly ports: Ports
  readonly streams: Streams
  /** Makes the names of intents; a new one for each page view. */
  readonly seed: string
}

export const openedShop = ({ site, mobile, ports, streams, seed }: Opening): OpenedShop => {
  const root = createActor(openShop(ports, streams), { input: { site, mobile, seed } })
  return { root, shop: actorsOf(root) }
}
