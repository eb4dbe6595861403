/** Model of the home machine. */
import { homePage } from "#book/fixtures/catalogue/home.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { homeMachine } from "#machines/catalogue/home.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(homeMachine, {
  inputs: [{ page: null }, { page: homePage }],
  events: [{ type: "page.retry" }],
  answers: { fetchHome: { values: [homePage], problems: [unreachable] } },
  driver: { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] },
})
