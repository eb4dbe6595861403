/** The actors that outlive a screen, handed to whoever shows them; there is no other way to them. */
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { SharedMachines } from "#machines/shell/storefront.ts"

export type ActorRefs = { readonly [Name in keyof SharedMachines]: ActorRefFrom<SharedMachines[Name]> }

/** The app provides it around every page, the book around every story. */
export const ActorRefsContext = createContext<ActorRefs | null>(null)

export const useActorRefs = (): ActorRefs => {
  const actorRefs = use(ActorRefsContext)
  if (actorRefs === null) throw new Error("a screen stands inside the shop")
  return actorRefs
}
