/** Page of the list of placed orders. S19. */
import { OrdersScreen } from "#ui/orders/orders-screen.tsx"
import { definePage } from "#app/page.ts"
import type { OrdersActors } from "./orders-controller.ts"

export const page = definePage<never, OrdersActors>({
  controller: () => import("./orders-controller.ts"),
  title: (text, _, { brand }) => `${text("orders.title")} · ${brand}`,
  Screen: OrdersScreen,
})
