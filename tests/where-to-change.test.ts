/** Files that `docs/where-to-change.md` names, against the repository. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const root = path.resolve(import.meta.dirname, "..")

/** `ui/{mn,en}/a.json` is two files. */
const expanded = (name: string): ReadonlyArray<string> => {
  const [whole, inside] = /\{([^}]*)\}/u.exec(name) ?? []
  return whole === undefined || inside === undefined ? [name] : inside.split(",").map((part) => name.replace(whole, part))
}

/** Names in backticks that have a folder, from the root of the repository. */
const named = [...readFileSync(path.join(root, "docs/where-to-change.md"), "utf8").matchAll(/`([\w.-]+\/[\w./{},-]*)`/gu)].flatMap(
  ([, name = ""]) => expanded(name),
)

describe("docs/where-to-change.md", () => {
  it("names files that exist", () => {
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
  })
})
