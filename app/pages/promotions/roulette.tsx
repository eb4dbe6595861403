/** Page of the roulette's administration. P4. */
import { RouletteScreen } from "#ui/promotions/roulette/roulette-screen.tsx"
import { definePage } from "#app/page.ts"
import type { RouletteActors } from "./roulette-controller.ts"

export const page = definePage<never, RouletteActors>({
  controller: () => import("./roulette-controller.ts"),
  title: (text, _, { brand }) => `${text("roulette.title")} · ${brand}`,
  Screen: ({ actor }) => <RouletteScreen actor={actor} />,
})
