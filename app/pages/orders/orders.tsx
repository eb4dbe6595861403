/** The shopper's orders. S19. */
import { OrdersScreen } from "#ui/orders/orders-screen.tsx"
import { definePage } from "#app/page.ts"
import type { OrdersActors } from "./orders-life.ts"

export const page = definePage<never, OrdersActors>({
  controller: () => import("./orders-life.ts"),
  title: (text, _, { brand }) => `${text("orders.title")} · ${brand}`,
  Screen: OrdersScreen,
})
