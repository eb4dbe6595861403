/** Controller of lucky wheel and jackpot. */
import { wheelMachine } from "#machines/promotions/wheel.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

/** Whether the device prefers reduced motion; false on the server, which has no media queries. */
const isCalm = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches

export const controller = defineController({
  open: (pageInput) => {
    const name = pageInput.location.path.endsWith("/jackpot") ? "jackpot" : "lucky_wheel"
    return { actor: createPageActor(wheelMachine, { name, calm: isCalm(), seed: pageInput.seed }, pageInput) }
  },
  join: ({ actor }, { actorRefs: { session } }) => {
    const subscription = actor.on("prize.granted", () => session.send({ type: "user.refresh" }))
    return () => subscription.unsubscribe()
  },
})
