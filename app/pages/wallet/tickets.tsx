/** Page of the shopper's e-tickets. */
import { TicketsScreen } from "#ui/wallet/tickets-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/wallet/tickets.ts")).ticketsMachine,
  input: () => ({ tickets: null }),
  title: (text, _, { brand }) => `${text("tickets.title")} · ${brand}`,
  Screen: TicketsScreen,
})
