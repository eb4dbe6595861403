/** Page of the returns of an order. */
import { ReturnsScreen } from "#ui/orders/returns/returns-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./returns-controller.ts"),
  title: (text, _, { brand }) => `${text("return.title")} · ${brand}`,
  Screen: ReturnsScreen,
})
