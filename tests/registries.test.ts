/** Registries that are written by hand: each imports every file of its kind. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const root = path.resolve(import.meta.dirname, "..")
const textOf = (file: string): string => readFileSync(path.join(root, file), "utf8")

/** Files of a folder, and of those within it, that `belongs` accepts. */
const filesIn = (folder: string, belongs: (file: string) => boolean): ReadonlyArray<string> =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => file.endsWith(".ts") && belongs(file))

const importedBy = (registry: string): ReadonlyArray<string> =>
  [...textOf(registry).matchAll(/from "(\.[^"]+|#[^"]+)"/g)].map(([, target = ""]) =>
    target.startsWith("#") ? target.slice(1) : path.posix.normalize(path.posix.join(path.posix.dirname(registry), target)),
  )

const registries = [
  {
    registry: "adapters/shop/contract/groups.ts",
    folder: "adapters/shop/contract",
    belongs: (file: string) => /= endpoint\(/.test(textOf(file)),
  },
  { registry: "backend/areas.ts", folder: "backend", belongs: (file: string) => file.endsWith("/area.ts") },
  {
    registry: "tests/contract/shop/suite.ts",
    folder: "tests/contract/shop",
    belongs: (file: string) => /^export const \w+ = \(\w+: \(\) => Trial.*\): void =>/m.test(textOf(file)),
  },
]

describe.each(registries)("$registry", ({ registry, folder, belongs }) => {
  it("imports every file of its kind", () => {
    const files = filesIn(folder, belongs)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => file !== registry && !importedBy(registry).includes(file))).toEqual([])
  })
})
