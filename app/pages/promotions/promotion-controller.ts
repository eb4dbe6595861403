/** The machine of a promotion. */
import type { PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { provided } from "#machines/ports.ts"
import { promotionMachine, type PromotionActor } from "#machines/promotions/promotion.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type PromotionActors = { readonly actor: PromotionActor }

export const controller: PageController<PromotionDetail, PromotionActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(promotionMachine, pageInput), { promotion: pageInput.data, query: { id: pageInput.location.params["id"] ?? "" } }, pageInput),
  }),
}
