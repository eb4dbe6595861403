/** The actors that outlive a screen, handed to whoever shows them; there is no other way to them. */
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { cartMachine } from "#machines/cart.ts"
import type { keptMachine } from "#machines/kept.ts"
import type { navigationMachine } from "#machines/navigation.ts"
import type { noticesMachine } from "#machines/notices.ts"
import type { searchMachine } from "#machines/search.ts"
import type { sessionMachine } from "#machines/session.ts"
import type { siteMachine } from "#machines/site.ts"
import type { viewportMachine } from "#machines/viewport.ts"

export type Shop = {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly kept: ActorRefFrom<typeof keptMachine>
  readonly site: ActorRefFrom<typeof siteMachine>
  readonly search: ActorRefFrom<typeof searchMachine>
  readonly notices: ActorRefFrom<typeof noticesMachine>
  readonly viewport: ActorRefFrom<typeof viewportMachine>
  readonly navigation: ActorRefFrom<typeof navigationMachine>
}

/** The app provides it around every page, the book around every story. */
export const ShopContext = createContext<Shop | null>(null)

export const useShop = (): Shop => {
  const shop = use(ShopContext)
  if (shop === null) throw new Error("a screen stands inside the shop")
  return shop
}
