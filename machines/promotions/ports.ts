/** Ports of promotions. */
import type { Promotion, PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export interface PromotionsPorts {
  /** Those that run first, past ones last. */
  readonly fetchPromotions: SharedRead<void, ReadonlyArray<Promotion>>
  readonly fetchPromotion: SharedRead<{ readonly id: string }, PromotionDetail>
}
