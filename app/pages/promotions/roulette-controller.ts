/** The machine of the roulette's administration. */
import { provided } from "#machines/ports.ts"
import { rouletteMachine, type RouletteActor } from "#machines/promotions/roulette.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type RouletteActors = { readonly actor: RouletteActor }

export const controller: PageController<never, RouletteActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(rouletteMachine, pageInput), { seed: pageInput.seed }, pageInput) }),
}
