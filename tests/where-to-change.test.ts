/** `docs/where-to-change.md` against the repository: every file that it names is there. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

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

it("names files that exist", () => {
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})
