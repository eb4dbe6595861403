/** Model of the promotion machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { salePromotion } from "#book/fixtures/promotions/promotions.ts"
import { promotionMachine } from "#machines/promotions/promotion.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof promotionMachine> = {
  machine: promotionMachine,
  inputs: [
    { promotion: null, query: { id: "1" } },
    { promotion: salePromotion, query: { id: "1" } },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchPromotion: { values: [salePromotion], problems: [unreachable, missing] } },
  about: ({ promotion }) => promotion !== null,
}
