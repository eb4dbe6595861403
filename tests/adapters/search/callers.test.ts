/** Every search of the adapter has a caller. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { createSearch } from "#adapters/search/search.ts"

const declared = Object.keys(createSearch({ fetch: globalThis.fetch, origin: "http://shop.test", locale: "mn" }))
const root = path.resolve(import.meta.dirname, "../../..")
const sources = ["adapters", "app", "machines", "tools"]
  .flatMap((room) => readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), "utf8"))

describe("searches of the storefront", () => {
  it.each(declared)("are used by a screen or a tool: %s [C25]", (name) => {
    expect(sources.some((text) => text.includes(`search.${name}(`))).toBe(true)
  })
})
