import { describe, expect, it } from "vitest"
import { fieldOf } from "#backend/search/engine/fields.ts"

describe("field of the index", () => {
  it("cannot be one that the index does not have", () => {
    expect(() => fieldOf("password")).toThrow("password")
  })
})
