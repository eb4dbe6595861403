/** Page of a promotion. */
import { PromotionScreen } from "#ui/promotions/promotion-screen.tsx"
import type { PageLocation } from "#app/address.ts"
import { definePage } from "#app/page.ts"

const queryAt = ({ params }: PageLocation) => ({ id: params["id"] ?? "" })

export const page = definePage({
  fetch: (ports, location) => ports.fetchPromotion(queryAt(location)),
  machine: async () => (await import("#machines/promotions/promotion.ts")).promotionMachine,
  input: ({ data, location }) => ({ promotion: data, query: queryAt(location) }),
  title: (text, { value, context: { promotion } }, { brand }) =>
    `${value === "missing" ? text("promotion.missing") : (promotion?.name ?? text("promotions.title"))} · ${brand}`,
  Screen: PromotionScreen,
})
