import { expect, it } from "vitest"
import {
  justChangedFor,
  pushPromptDelay,
  scrollRestoreDelay,
  searchTimeout,
  shopTimeout,
  typingDebounce,
  wishDebounce,
} from "#domain/rules/timings.ts"

it("timeouts and delays are those of the specification", () => {
  expect({ searchTimeout, shopTimeout, wishDebounce, justChangedFor, scrollRestoreDelay, pushPromptDelay }).toEqual({
    searchTimeout: 10_000,
    shopTimeout: 60_000,
    wishDebounce: 500,
    justChangedFor: 3000,
    scrollRestoreDelay: 100,
    pushPromptDelay: 10_000,
  })
  expect(typingDebounce).toBeLessThan(wishDebounce)
})
