import { describe, expect, it } from "vitest"
import { readOrderGroup } from "#domain/rules/orders/order-groups.ts"

describe("the group of orders", () => {
  it("is read from an address, and none for anything else", () => {
    expect(["onWay", "elsewhere", null].map(readOrderGroup)).toEqual(["onWay", null, null])
  })
})
