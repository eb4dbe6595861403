/** Page of lucky wheel and jackpot. */
import { WheelScreen } from "#ui/promotions/wheel/wheel-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./wheel-controller.ts"),
  title: (text, { context: { name } }, { brand }) => `${text(`wheel.${name}.title`)} · ${brand}`,
  Screen: WheelScreen,
})
