import { describe, expect, it } from "vitest"
import { noticesOf } from "#app/build/notices.ts"
import { fileAt } from "#backend/paths.ts"

describe("third-party notices", () => {
  it("have the licence of what browsers and the server run, and of no tool", async () => {
    const text = await noticesOf(fileAt("."))
    for (const shipped of ["react ", "xstate ", "effect ", "hono ", "pg ", "sharp ", "web-push "]) expect(text).toContain(`\n${shipped}`)
    expect(text).toMatch(/\nreact \d[\d.]* \(MIT\)\n\nMIT License/)
    expect(text).toContain("SIL Open Font License")
    expect(text).not.toMatch(/\n(?:vitest|storybook|playwright-core) \d/)
  })
})
