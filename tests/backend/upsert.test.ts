import { expect, it } from "vitest"
import { replacing } from "#backend/database/upsert.ts"

it("replaces columns by those of the new row", () => {
  expect(replacing("code, name")).toBe("(code, name) = row(excluded.code, excluded.name)")
})

it("sets other columns to constants", () => {
  expect(replacing("code,\n  name", { withdrawn: "false" })).toBe("(code, name, withdrawn) = row(excluded.code, excluded.name, false)")
})
