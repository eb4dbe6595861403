/** Terms of the code: a word that the glossary replaces names nothing that is declared. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const root = path.resolve(import.meta.dirname, "..")
const rooms = ["domain", "machines", "adapters", "ui", "app", "backend", "tests", "tools", ".storybook"]

/** Words of the glossary's second table whose every use as a name was replaced. The others have one good meaning left: a place that is searched, a letter, a stage. */
const replaced = ["told", "said", "asked", "kept", "held", "piece", "pieces", "breath", "rested", "settled", "patience", "ears", "sight", "things", "tellings", "happenings"]

const listed = (): ReadonlyArray<string> => {
  const [, table = ""] = readFileSync(path.join(root, "docs/glossary.md"), "utf8").split("| word | use instead |")
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, words = ""]) => words.split(", ").map((word) => word.trim()))
}

const wordsOf = (name: string): ReadonlyArray<string> => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[\s_]+/)

/** Stories keep their identifiers, which their addresses are made of. */
const files = (): ReadonlyArray<string> =>
  rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).flatMap((file) => (/\.tsx?$/.test(file) && !file.endsWith(".stories.tsx") ? [path.join(room, file)] : [])),
  )

describe("declared names", () => {
  it("have no word that the glossary replaces", () => {
    const found = files().flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(/\b(?:const|let|type|interface|function)\s+(\w+)/g)].flatMap(([, name = ""]) =>
        wordsOf(name).some((word) => replaced.includes(word)) ? [`${file}: ${name}`] : [],
      ),
    )
    expect(found).toEqual([])
  })

  it("are checked against words that the glossary lists", () => {
    expect(replaced.filter((word) => !listed().includes(word) && !listed().includes(word.replace(/s$/, "")))).toEqual([])
  })
})
