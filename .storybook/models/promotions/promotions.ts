/** Model of the promotions machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { promotions } from "#book/fixtures/promotions/promotions.ts"
import { promotionsMachine } from "#machines/promotions/promotions.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof promotionsMachine> = {
  machine: promotionsMachine,
  inputs: [{ promotions: null }, { promotions }],
  events: [{ type: "page.retry" }],
  answers: { fetchPromotions: { values: [promotions], problems: [unreachable] } },
}
