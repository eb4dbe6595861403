import { readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"

const ui = new URL("../../ui/", import.meta.url)
const sourceOf = (file: string) => readFileSync(new URL(file, ui), "utf8")
/** Primitives, and what an area offers to others. */
const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => /(?:^parts|\/public)\/.*\.tsx$/.test(file))

const isStories = (file: string) => file.endsWith(".stories.tsx")
/** A part that draws something to press, to type into or to choose from. */
const interactive = files.filter((file) => !isStories(file) && /<(?:button|input|select|textarea)\b/.test(sourceOf(file)))
const withKeyboard = files.filter((file) => isStories(file) && /userEvent\.(?:tab|keyboard)\(/.test(sourceOf(file)))
/** Files that a file brings in, and those that these bring in. */
const within = (file: string): ReadonlyArray<string> => {
  const own = [...sourceOf(file).matchAll(/from "(\.\.?\/|#ui\/)([\w/-]+\.tsx)"/g)]
    .map(([, from = "", name = ""]) => (from === "#ui/" ? name : posix.join(posix.dirname(file), from, name)))
    .filter((name) => files.includes(name))
  return [...own, ...own.flatMap(within)]
}

describe("the parts that one can operate", () => {
  it("are there", () => {
    expect(interactive.map((file) => posix.basename(file))).toContain("quantity.tsx")
    expect(interactive.map((file) => posix.basename(file))).not.toContain("price.tsx")
  })

  it.each(interactive)("have a story by keyboard of %s", (part) => {
    expect(withKeyboard.filter((story) => within(story).includes(part))).not.toEqual([])
  })
})
