/** Page of a shopper's passengers. E26. */
import { PassengersScreen } from "#ui/travel/passengers/passengers-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/travel/passengers.ts")).passengersMachine,
  input: ({ seed }) => ({ seed }),
  title: (text, _, { brand }) => `${text("passengers.title")} · ${brand}`,
  Screen: PassengersScreen,
})
