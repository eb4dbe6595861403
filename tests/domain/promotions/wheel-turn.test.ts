/** Who may turn the lucky wheel. */
import { describe, expect, it } from "vitest"
import { turnLack } from "#domain/rules/promotions/wheel-turn.ts"

describe("a turn of the wheel", () => {
  it.each([
    [{ hasPhone: false, hasPaid: false }, "phone"],
    [{ hasPhone: true, hasPaid: false }, null],
    [{ hasPhone: false, hasPaid: true }, null],
  ] as const)("of %o lacks %s", (shopper, lack) => expect(turnLack(shopper)).toBe(lack))
})
