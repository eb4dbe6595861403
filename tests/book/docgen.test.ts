import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { partFiles } from "#book/docgen.ts"
import { fileAt } from "#backend/paths.ts"

const components = readdirSync(fileAt("ui"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => `/ui/${name}`)

describe("props documentation", () => {
  it("is of the parts alone, without their stories", () => {
    const documented = components.filter((name) => partFiles.test(name))
    expect(documented).toEqual(components.filter((name) => name.startsWith("/ui/parts/") && !name.endsWith(".stories.tsx")))
    expect(documented).toContain("/ui/parts/button/button.tsx")
  })
})
