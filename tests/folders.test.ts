/** Number of files in each folder, which a reader takes in at a glance. */
import { readdirSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { locales } from "#domain/entities/locale.ts"

const root = path.resolve(import.meta.dirname, "..")

const maxFiles = 32

describe("folders", () => {
  const rooms = ["domain", "machines", "adapters", "ui", "app", "backend", "tests", "tools", ".storybook"]
  /** Folders with more files: migrations run in the order of their numbers; a kind of content and an area of messages is one file. */
  const longLists = ["backend/migrations", "backend/content-files/kinds", ...locales.map((locale) => `ui/messages/${locale}`)]

  it("have at most 32 files", () => {
    const counts = new Map<string, number>()
    for (const entry of rooms.flatMap((room) => readdirSync(path.join(root, room), { recursive: true, withFileTypes: true }))) {
      const folder = path.relative(root, entry.parentPath).split(path.sep).join("/")
      if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect(counts.size).toBeGreaterThan(100)
    expect(
      [...counts].flatMap(([folder, count]) => (count > maxFiles && !longLists.includes(folder) ? [`${folder}: ${count}`] : [])),
    ).toEqual([])
  })
})
