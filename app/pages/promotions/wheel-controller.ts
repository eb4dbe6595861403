/** The machine of lucky wheel and jackpot. */
import { provided } from "#machines/ports.ts"
import { wheelMachine, type WheelActor } from "#machines/promotions/wheel.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type WheelActors = { readonly actor: WheelActor }

/** Whether the device asks for reduced motion; the server has none. */
const isCalm = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches

export const controller: PageController<never, WheelActors> = {
  open: (pageInput) => ({
    actor: createPageActor(
      provided(wheelMachine, pageInput),
      { name: pageInput.location.path.endsWith("jackpot") ? "jackpot" : "lucky_wheel", calm: isCalm(), seed: pageInput.seed },
      pageInput,
    ),
  }),
  join: ({ actor }, { actorRefs: { session } }) => {
    const subscription = actor.on("prize.granted", () => session.send({ type: "user.refresh" }))
    return () => subscription.unsubscribe()
  },
}
