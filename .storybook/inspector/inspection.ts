/** Replacement of `app/inspection.ts` in development: with `?inspect` every machine of the page is registered. */
import type { ActorOptions, AnyActorLogic } from "xstate"
import { createActorRegistry } from "./actor-registry.ts"

const isRequested = new URLSearchParams(window.location.search).has("inspect")

/** Opens the inspector, and registers the machines that are created with these options. */
const openInspection = (): Pick<ActorOptions<AnyActorLogic>, "inspect"> => {
  const registry = createActorRegistry((change) => requestAnimationFrame(change))
  import("./open.tsx").then(
    ({ openInspector }) => openInspector(registry),
    (error: unknown) => console.error(error),
  )
  return { inspect: registry.record }
}

export const inspectionOptions = isRequested ? openInspection() : {}
