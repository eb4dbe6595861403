/** Stories that use the keyboard: one for each interactive part. */
import { readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"

const ui = new URL("../../ui/", import.meta.url)
const sourceOf = (file: string) => readFileSync(new URL(file, ui), "utf8")
/** Primitives, and the parts that an area exports. */
const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => /(?:^parts|\/public)\/.*\.tsx$/.test(file))

const isStories = (file: string) => file.endsWith(".stories.tsx")
/** Parts that render something to press, to type into or to choose from. */
const interactive = files.filter((file) => !isStories(file) && /<(?:button|input|select|textarea)\b/.test(sourceOf(file)))
const withKeyboard = files.filter((file) => isStories(file) && /userEvent\.(?:tab|keyboard)\(/.test(sourceOf(file)))
/** Files that a file imports, transitively. */
const importsOf = (file: string): ReadonlyArray<string> => {
  const own = [...sourceOf(file).matchAll(/from "(\.\.?\/|#ui\/)([\w/-]+\.tsx)"/g)]
    .map(([, from = "", name = ""]) => (from === "#ui/" ? name : posix.join(posix.dirname(file), from, name)))
    .filter((name) => files.includes(name))
  return [...own, ...own.flatMap(importsOf)]
}

describe("interactive parts", () => {
  it("are recognized by their markup", () => {
    expect(interactive.map((file) => posix.basename(file))).toContain("quantity.tsx")
    expect(interactive.map((file) => posix.basename(file))).not.toContain("price.tsx")
  })

  it.each(interactive)("have a keyboard story for %s", (part) => {
    expect(withKeyboard.filter((story) => importsOf(story).includes(part))).not.toEqual([])
  })
})
