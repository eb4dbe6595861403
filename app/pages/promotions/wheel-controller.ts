/** Controller of lucky wheel and jackpot. */
import { wheelMachine } from "#machines/promotions/wheel.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

/** Whether the device asks for reduced motion; the server has none. */
const isCalm = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(
      wheelMachine,
      { name: pageInput.location.path.endsWith("jackpot") ? "jackpot" : "lucky_wheel", calm: isCalm(), seed: pageInput.seed },
      pageInput,
    ),
  }),
  join: ({ actor }, { actorRefs: { session } }) => {
    const subscription = actor.on("prize.granted", () => session.send({ type: "user.refresh" }))
    return () => subscription.unsubscribe()
  },
})
