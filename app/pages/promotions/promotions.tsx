/** Page of the promotions. */
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import { PromotionsScreen } from "#ui/promotions/promotions-screen.tsx"
import { definePage } from "#app/page.ts"
import type { PromotionsActors } from "./promotions-controller.ts"

export const page = definePage<ReadonlyArray<Promotion>, PromotionsActors>({
  fetch: (ports) => ports.fetchPromotions(),
  controller: () => import("./promotions-controller.ts"),
  title: (text, _, { brand }) => `${text("promotions.title")} · ${brand}`,
  Screen: ({ actor }) => <PromotionsScreen actor={actor} />,
})
