import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const room = new URL("../../ui/", import.meta.url)
const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".stories.tsx"))

/** Name of each story, with the comment above it. */
const storiesIn = (source: string): ReadonlyArray<{ readonly name: string; readonly sentence: string }> =>
  [...source.matchAll(/(?:\/\*\* ((?:(?!\*\/).)*) \*\/\n)?export const (\w+) = (?:meta|\w+)\.(?:story|extend)\(/gs)].map(([, sentence = "", name = ""]) => ({ name, sentence }))

describe("comment of a story", () => {
  it("stands directly above it", () => {
    const source = '/** First. */\nexport const One = meta.story({})\nexport const Two = meta.story({})\n/** Not its own. */\nconst three = 3\nexport const Three = One.extend({})\n'
    expect(storiesIn(source)).toEqual([
      { name: "One", sentence: "First." },
      { name: "Two", sentence: "" },
      { name: "Three", sentence: "" },
    ])
  })

  it.each(files)("exists in %s for every story", (file) => {
    const stories = storiesIn(readFileSync(new URL(file, room), "utf8"))
    expect(stories.length).toBeGreaterThan(0)
    expect(stories.filter(({ sentence }) => !/^.+[.?!]$/s.test(sentence)).map(({ name }) => name)).toEqual([])
  })
})
