/** Page of the roulette's administration. P4. */
import { RouletteScreen } from "#ui/promotions/roulette/roulette-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/promotions/roulette.ts")).rouletteMachine,
  input: ({ seed }) => ({ seed }),
  title: (text, _, { brand }) => `${text("roulette.title")} · ${brand}`,
  Screen: RouletteScreen,
})
