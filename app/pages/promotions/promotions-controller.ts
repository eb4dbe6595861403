/** The machine of the promotions. */
import type { Promotion } from "#domain/entities/promotions/promotion.ts"
import { provided } from "#machines/ports.ts"
import { promotionsMachine, type PromotionsActor } from "#machines/promotions/promotions.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type PromotionsActors = { readonly actor: PromotionsActor }

export const controller: PageController<ReadonlyArray<Promotion>, PromotionsActors> = {
  open: (pageInput) => ({ actor: createPageActor(provided(promotionsMachine, pageInput), { promotions: pageInput.data }, pageInput) }),
}
