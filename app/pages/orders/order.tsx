/** Page of a placed order. S19. */
import { OrderScreen } from "#ui/orders/order/order-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./order-controller.ts"),
  title: (text, _, { brand }, { params }) => `${text("order.title", { number: params["number"] ?? "" })} · ${brand}`,
  Screen: OrderScreen,
})
