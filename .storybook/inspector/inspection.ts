/** Replacement of `app/inspection.ts` in development: with `?inspect` every machine of the page is registered. */
import type { ActorOptions, AnyActorLogic } from "xstate"
import { createFollowing } from "./actor-registry.ts"

const isRequested = new URLSearchParams(window.location.search).has("inspect")

const open = (): Pick<ActorOptions<AnyActorLogic>, "inspect"> => {
  const following = createFollowing((change) => requestAnimationFrame(change))
  import("./open.tsx").then(
    ({ openInspector }) => openInspector(following),
    (error: unknown) => console.error(error),
  )
  return { inspect: following.hear }
}

export const watched = isRequested ? open() : {}
