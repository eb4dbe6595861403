/** Shared actors, read from React context; screens have no other access to them. */
import { createContext, useContext } from "react"
import type { ActorRefFrom } from "xstate"
import type { SharedMachines } from "#machines/shell/storefront-setup.ts"

export type ActorRefs = { readonly [Name in keyof SharedMachines]: ActorRefFrom<SharedMachines[Name]> }

/** Provided by the app around every page and by the book around every story. */
export const ActorRefsContext = createContext<ActorRefs | null>(null)

export const useActorRefs = (): ActorRefs => {
  const actorRefs = useContext(ActorRefsContext)
  if (actorRefs === null) throw new Error("a screen stands inside the shop")
  return actorRefs
}
