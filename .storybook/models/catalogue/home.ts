/** Model of the home machine. */
import { homePage } from "#book/fixtures/catalogue/home.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { homeMachine } from "#machines/catalogue/home.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof homeMachine> = {
  machine: homeMachine,
  inputs: [{ page: null }, { page: homePage }],
  events: [{ type: "page.retry" }],
  answers: { fetchHome: { values: [homePage], problems: [unreachable] } },
}
