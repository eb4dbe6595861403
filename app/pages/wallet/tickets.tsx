/** The shopper's e-tickets. */
import { TicketsScreen } from "#ui/wallet/tickets-screen.tsx"
import { definePage } from "#app/page.ts"
import type { TicketsActors } from "./tickets-controller.ts"

export const page = definePage<never, TicketsActors>({
  controller: () => import("./tickets-controller.ts"),
  title: (text, _, { brand }) => `${text("tickets.title")} · ${brand}`,
  Screen: TicketsScreen,
})
