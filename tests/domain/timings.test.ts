import { expect, it } from "vitest"
import { justChangedFor, pushPromptAfter, scrollRestoredAfter, searchTimeout, shopTimeout, typingSettles, wishSettles } from "#domain/rules/timings.ts"

it("waits as long as the specification says", () => {
  expect({ searchTimeout, shopTimeout, wishSettles, justChangedFor, scrollRestoredAfter, pushPromptAfter }).toEqual({
    searchTimeout: 10_000,
    shopTimeout: 60_000,
    wishSettles: 500,
    justChangedFor: 3000,
    scrollRestoredAfter: 100,
    pushPromptAfter: 10_000,
  })
  expect(typingSettles).toBeLessThan(wishSettles)
})
