/** Which changes make the next start build the shop again. */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { bundledFolders, fingerprintOf } from "#tools/built-from.ts"

const checkout = path.resolve(import.meta.dirname, "..")
const root = mkdtempSync(path.join(tmpdir(), "built-from-"))
afterAll(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

describe("built from", () => {
  it.each(["sites/shop.json", "data/synonyms.tsv", "backend/README.md", "ui/cart/cart.stories.tsx"])(
    "builds nothing after a change of %s",
    (name) => {
      write("domain/rules/money.ts", "export {}")
      write(name, "one")
      const before = fingerprintOf(root)
      write(name, "other")
      expect(fingerprintOf(root)).toBe(before)
    },
  )

  it.each(["domain/rules/money.ts", "ui/messages/mn/cart.json", "ui/theme/tokens.css", "serve.ts", "package-lock.json"])(
    "builds again after a change of %s",
    (name) => {
      write(name, "one")
      const before = fingerprintOf(root)
      write(name, "other")
      expect(fingerprintOf(root)).not.toBe(before)
    },
  )

  it("imports nothing of the settings and contents of a site", () => {
    const files = execFileSync("git", ["ls-files", ...bundledFolders, "serve.ts", "vite.config.ts"], { cwd: checkout, encoding: "utf8" })
      .split("\n")
      .filter((file) => /\.m?tsx?$/.test(file) && !file.endsWith(".stories.tsx"))
    const imported = files.flatMap((file) =>
      [...readFileSync(path.join(checkout, file), "utf8").matchAll(/(?:from |import |import\(|glob(?:<[^>]*>)?\()"(\.[^"]*)"/g)].map(
        ([, to = ""]) => path.join(path.dirname(file), to),
      ),
    )
    expect(imported.length).toBeGreaterThan(1000)
    expect(imported.filter((file) => /^(?:sites|data)\//.test(file))).toEqual([])
  })
})
