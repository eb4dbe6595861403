/** Model of the promotions machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { promotions } from "#book/fixtures/promotions/promotions.ts"
import { promotionsMachine } from "#machines/promotions/promotions.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(promotionsMachine, {
  inputs: [{ promotions: null }, { promotions }],
  events: [{ type: "page.retry" }],
  answers: { fetchPromotions: { values: [promotions], problems: [unreachable] } },
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
