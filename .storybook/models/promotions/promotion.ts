/** Model of the promotion machine. */
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import { salePromotion } from "#book/fixtures/promotions/promotions.ts"
import { promotionMachine } from "#machines/promotions/promotion.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(promotionMachine, {
  inputs: [
    { promotion: null, query: { id: "1" } },
    { promotion: salePromotion, query: { id: "1" } },
  ],
  events: [{ type: "page.retry" }],
  answers: { fetchPromotion: { values: [salePromotion], problems: [unreachable, missing] } },
  about: ({ promotion }) => promotion !== null,
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
