/** Page of the list of placed orders. S19. */
import { readOrderGroup } from "#domain/rules/orders/order-groups.ts"
import { OrdersScreen } from "#ui/orders/orders-screen.tsx"
import type { PageLocation } from "#app/address.ts"
import { definePage } from "#app/page.ts"

const queryAt = ({ searchParams }: PageLocation) => ({ group: readOrderGroup(searchParams.get("group")) })

export const page = definePage({
  machine: async () => (await import("#machines/orders/orders.ts")).ordersMachine,
  input: ({ location }) => ({ page: null, query: queryAt(location) }),
  follow: (actor, location) => actor.send({ type: "query.change", query: queryAt(location) }),
  title: (text, _, { brand }) => `${text("orders.title")} · ${brand}`,
  Screen: OrdersScreen,
})
