/** Comments of stories: sentences that say more than the name of the story. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const ui = new URL("../../ui/", import.meta.url)
const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".stories.tsx"))

/** Name of each story, with the comment directly above it. */
const storiesIn = (source: string): ReadonlyArray<{ readonly name: string; readonly comment: string }> =>
  [...source.matchAll(/(?:\/\*\* ((?:(?!\*\/).)*) \*\/\n)?export const (\w+) = (?:meta|\w+)\.(?:story|extend)\(/gs)].map(
    ([, comment = "", name = ""]) => ({ name, comment }),
  )

const fillWords = new Set(["a", "an", "the", "of", "in", "is", "and", "with", "its"])

/** Words of a comment or a name, without those that say nothing and without plurals. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  (
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .filter((word) => !fillWords.has(word))
    .map((word) => word.replace(/s+$/, ""))

/** Whether a comment says nothing that the name of its story does not. */
const restates = ({ name, comment }: { readonly name: string; readonly comment: string }): boolean =>
  comment !== "" && wordsOf(comment).every((word) => wordsOf(name).includes(word))

describe("comment of a story", () => {
  it("is recognized where it says no more than the name", () => {
    const source = [
      "/** Sold out. */",
      "export const SoldOut = meta.story({})",
      "export const Two = meta.story({})",
      "/** Sold out in every size. */",
      "export const None = One.extend({})",
      "",
    ].join("\n")
    const stories = storiesIn(source)
    expect(stories.map(({ name }) => name)).toEqual(["SoldOut", "Two", "None"])
    expect(stories.filter(restates).map(({ name }) => name)).toEqual(["SoldOut"])
  })

  it.each(files)("in %s is a sentence that says more than the name of the story", (file) => {
    const stories = storiesIn(readFileSync(new URL(file, ui), "utf8"))
    expect(stories.length).toBeGreaterThan(0)
    expect(stories.filter(({ comment }) => comment !== "" && !/^.+[.?!]$/s.test(comment)).map(({ name }) => name)).toEqual([])
    expect(stories.filter(restates).map(({ name }) => name)).toEqual([])
  })
})
