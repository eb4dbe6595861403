import { describe, expect, it } from "vitest"
import { mayFetchAhead } from "#app/service-worker/line.ts"

describe("line", () => {
  it.each([undefined, {}, { effectiveType: "4g" }, { effectiveType: "4g", type: "wifi", saveData: false }])(
    "lets the worker fetch ahead: %o",
    (connection) => expect(mayFetchAhead(connection)).toBe(true),
  )

  it.each([{ saveData: true }, { type: "cellular", effectiveType: "4g" }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
    "is metered or slow: %o",
    (connection) => expect(mayFetchAhead(connection)).toBe(false),
  )
})
