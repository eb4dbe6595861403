import { describe, expect, it } from "vitest"
import { forgettingFailures } from "#app/build/retried-styles.ts"

describe("Vite's loader of modules", () => {
  it("requests a stylesheet again that failed [B27]", () => {
    const loader = "promise.then(() => { seen[href] = void 0; }, (err) => {\n\t\tseen[href] = void 0;\n\t\tthrow err;\n\t})"
    expect(forgettingFailures(loader)).toBe(
      "promise.then(() => { seen[href] = void 0; }, (err) => {\n\t\tdelete seen[href];\n\t\tthrow err;\n\t})",
    )
  })

  it("stops the build where it is written differently [B27]", () => {
    expect(() => forgettingFailures("export const preload = () => undefined")).toThrow("Vite's loader")
  })
})
