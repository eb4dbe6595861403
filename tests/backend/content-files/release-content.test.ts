/** Texts of `data/content`: they are as `content export` writes them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { fileAt } from "#backend/paths.ts"

const folder = mkdtempSync(path.join(tmpdir(), "release-content-"))
afterAll(() => rmSync(folder, { recursive: true }))

const filesOf = (root: string): Readonly<Record<string, string>> => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith(".md"))
  const paths = entries.map(({ parentPath, name }) => path.join(parentPath, name))
  return Object.fromEntries(paths.map((file) => [path.relative(root, file), readFileSync(file, "utf8")]))
}

describe("texts of the release", () => {
  it("are right, and in the form in which they are exported", async () => {
    for (const { name, items } of await readFolder(fileAt("data/content"))) await writeKind(folder, name, items)
    expect(Object.keys(filesOf(folder)).length).toBeGreaterThan(40)
    expect(filesOf(folder)).toEqual(filesOf(fileAt("data/content")))
  })
})
