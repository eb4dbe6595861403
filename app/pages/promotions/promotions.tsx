/** Page of the promotions. */
import { PromotionsScreen } from "#ui/promotions/promotions-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports) => ports.fetchPromotions(),
  machine: async () => (await import("#machines/promotions/promotions.ts")).promotionsMachine,
  input: ({ data }) => ({ promotions: data }),
  title: (text, _, { brand }) => `${text("promotions.title")} · ${brand}`,
  Screen: PromotionsScreen,
})
