import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const parts = new URL("../../ui/parts/", import.meta.url)
const sourceOf = (file: string) => readFileSync(new URL(file, parts), "utf8")
const files = readdirSync(parts).filter((file) => file.endsWith(".tsx"))

const isStories = (file: string) => file.endsWith(".stories.tsx")
/** A part that draws something to press, to type into or to choose from. */
const interactive = files.filter((file) => !isStories(file) && /<(?:button|input|select|textarea)\b/.test(sourceOf(file)))
const walked = files.filter((file) => isStories(file) && /userEvent\.(?:tab|keyboard)\(/.test(sourceOf(file)))
/** Files that a file brings in, and those that these bring in. */
const within = (file: string): ReadonlyArray<string> => {
  const own = [...sourceOf(file).matchAll(/from "\.\/([\w-]+\.tsx)"/g)].map(([, name = ""]) => name)
  return [...own, ...own.flatMap(within)]
}

describe("the parts that one can operate", () => {
  it("are there", () => {
    expect(interactive).toContain("quantity.tsx")
    expect(interactive).not.toContain("price.tsx")
  })

  it.each(interactive)("have a story by keyboard of %s", (part) => {
    expect(walked.filter((story) => within(story).includes(part))).not.toEqual([])
  })
})
