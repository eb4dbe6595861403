/** Page of a promotion. */
import type { PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { PromotionScreen } from "#ui/promotions/promotion-screen.tsx"
import { definePage } from "#app/page.ts"
import type { PromotionActors } from "./promotion-controller.ts"

export const page = definePage<PromotionDetail, PromotionActors>({
  fetch: (ports, { params }) => ports.fetchPromotion({ id: params["id"] ?? "" }),
  controller: () => import("./promotion-controller.ts"),
  title: (text, { value, context: { promotion } }, { brand }) => `${value === "missing" ? text("promotion.missing") : (promotion?.name ?? text("promotions.title"))} · ${brand}`,
  Screen: ({ actor }) => <PromotionScreen actor={actor} />,
})
