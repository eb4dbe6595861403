import { describe, expect, it } from "vitest"
import { change } from "#domain/rules/money.ts"
import { statementAction } from "#domain/rules/wallet/statement-action.ts"

describe("an entry of the statement", () => {
  it.each([
    ["earned", 600, "earned"],
    ["earned", -600, "takenBack"],
    ["used", -600, "used"],
    ["borrowed", 600, "other"],
  ])("%s by %d is called %s", (action, amount, name) => {
    expect(statementAction({ action, amount: change(amount) })).toBe(name)
  })
})
