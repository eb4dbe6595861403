/** People one travels with. E26. */
import { PassengersScreen } from "#ui/travel/passengers/passengers-screen.tsx"
import { definePage } from "#app/page.ts"
import type { PassengersActors } from "./passengers-controller.ts"

export const page = definePage<never, PassengersActors>({
  controller: () => import("./passengers-controller.ts"),
  title: (text, _, { brand }) => `${text("passengers.title")} · ${brand}`,
  Screen: ({ actor }) => <PassengersScreen actor={actor} />,
})
