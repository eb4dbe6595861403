/** Page of lucky wheel and jackpot. */
import { WheelScreen } from "#ui/promotions/wheel/wheel-screen.tsx"
import { definePage } from "#app/page.ts"
import type { WheelActors } from "./wheel-controller.ts"

export const page = definePage<never, WheelActors>({
  controller: () => import("./wheel-controller.ts"),
  title: (text, { context: { name } }, { brand }) => `${text(`wheel.${name}.title`)} · ${brand}`,
  Screen: ({ actor }) => <WheelScreen actor={actor} />,
})
