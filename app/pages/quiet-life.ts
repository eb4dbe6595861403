/** For pages whose screens ask the shop's own machines for everything: nothing is decided here. */
import { createActor, createMachine, type ActorRefFrom } from "xstate"
import type { Life } from "../page.ts"

const nothing = createMachine({ id: "page", description: "Nothing is decided here." })

export type QuietActors = { readonly actor: ActorRefFrom<typeof nothing> }

export const life: Life<never, QuietActors> = { open: () => ({ actor: createActor(nothing) }) }
