import { expect, it } from "vitest"
import { justChangedFor, pushPromptDelay, scrollRestoreDelay, searchTimeout, shopTimeout, typingDebounce, wishDebounce } from "#domain/rules/timings.ts"

it("waits as long as the specification says", () => {
  expect({ searchTimeout, shopTimeout, wishSettles: wishDebounce, justChangedFor, scrollRestoredAfter: scrollRestoreDelay, pushPromptAfter: pushPromptDelay }).toEqual({
    searchTimeout: 10_000,
    shopTimeout: 60_000,
    wishSettles: 500,
    justChangedFor: 3000,
    scrollRestoredAfter: 100,
    pushPromptAfter: 10_000,
  })
  expect(typingDebounce).toBeLessThan(wishDebounce)
})
