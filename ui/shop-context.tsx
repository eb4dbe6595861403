/** The actors that outlive a screen, handed to whoever shows them; there is no other way to them. */
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { SharedMachines } from "#machines/shell/shop.ts"

export type Shop = { readonly [Name in keyof SharedMachines]: ActorRefFrom<SharedMachines[Name]> }

/** The app provides it around every page, the book around every story. */
export const ShopContext = createContext<Shop | null>(null)

export const useShop = (): Shop => {
  const shop = use(ShopContext)
  if (shop === null) throw new Error("a screen stands inside the shop")
  return shop
}
