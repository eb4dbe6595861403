import { expect, it } from "vitest"
import * as waiting from "#domain/rules/waiting.ts"

it("waits as long as the specification says", () => {
  expect(waiting).toMatchObject({
    searchTimeout: 10_000,
    shopTimeout: 60_000,
    wishSettles: 500,
    justChangedFor: 3000,
    scrollRestoredAfter: 100,
    pushPromptAfter: 10_000,
  })
  expect(waiting.typingSettles).toBeLessThan(waiting.wishSettles)
})
