/** Requirements of the specification against the ids in the titles of tests. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const root = path.resolve(import.meta.dirname, "..")

const statuses = ["met", "part", "open"] as const
type Status = (typeof statuses)[number]

const heading = "| id | requirement | status | where, or what is missing |"
const otherHeadings = ["| constant | value |", "| kind | transitions |"]
const id = /^[A-Z]\d{1,2}[a-z]?$/u

const cellsOf = (line: string): ReadonlyArray<string> =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim())

/** Status of each id. Throws, with its line, on a table of an unknown form. */
export const readSpecification = (text: string): ReadonlyMap<string, Status> => {
  const found = new Map<string, Status>()
  let table: string | null = null
  for (const [index, line] of text.split("\n").entries()) {
    const refuse = (why: string): never => {
      throw new Error(`docs/specification.md:${index + 1}: ${why}: ${line.slice(0, 60)}`)
    }
    if (!line.startsWith("|")) {
      table = null
      continue
    }
    if (table === null) {
      if (line !== heading && !otherHeadings.includes(line)) refuse("a table with an unknown heading")
      table = line
      continue
    }
    if (!line.endsWith("|")) refuse("a row without its last bar")
    const cells = cellsOf(line)
    if (cells.length !== cellsOf(table).length) refuse(`a row of ${cells.length} cells`)
    if (table !== heading || /^[|-]+$/u.test(line)) continue
    const [name = "", requirement = "", state = "", where = ""] = cells
    const status = statuses.find((known) => known === state)
    if (!id.test(name)) return refuse("an id of an unknown form")
    if (status === undefined) return refuse("an unknown status")
    if (requirement === "" || where === "") return refuse("an empty cell")
    if (found.has(name)) return refuse("an id that stands there twice")
    found.set(name, status)
  }
  return found
}

/** Ids at the end of titles: `it("… [W1] [B3]", `. Comments carry none. */
export const idsIn = (source: string): ReadonlyArray<string> =>
  [
    ...source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, "").matchAll(/\(\s*(["`])(?:(?!\1).)*?(?<tags>(?: \[[A-Z]\d{1,2}[a-z]?\])+)\1,/gu),
  ].flatMap(({ groups }) => groups?.["tags"]?.match(/[A-Z]\w+/gu) ?? [])

const files = ["tests", "ui"]
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)))
  .filter((name) => (name.startsWith("tests") ? /\.tsx?$/u : /\.stories\.tsx$/u).test(name))

const specification = readSpecification(readFileSync(path.join(root, "docs/specification.md"), "utf8"))
const tagged = new Map(files.map((file) => [file, idsIn(readFileSync(path.join(root, file), "utf8"))]))

describe("the specification", () => {
  it("is stated by a test in each requirement that it calls met", () => {
    const stated = new Set([...tagged.values()].flat())
    const met = [...specification].filter(([, status]) => status === "met").map(([name]) => name)
    expect(met.length).toBeGreaterThan(40)
    expect(met.filter((name) => !stated.has(name))).toEqual([])
  })

  it("has every id that a test names", () => {
    const unknown = [...tagged].flatMap(([file, ids]) => ids.filter((name) => !specification.has(name)).map((name) => `${file}: ${name}`))
    expect(unknown).toEqual([])
  })
})

describe("reading the specification", () => {
  const table = (...rows: ReadonlyArray<string>) => ["# Title", "", heading, "|---|---|---|---|", ...rows].join("\n")

  it("gives each id its status", () => {
    expect([...readSpecification(table("| S1 | A screen. | met | shell |", "| S29a | Another. | open | Missing. |"))]).toEqual([
      ["S1", "met"],
      ["S29a", "open"],
    ])
  })

  it.each([
    ["an id of an unknown form", "| S-1 | A screen. | met | shell |"],
    ["an unknown status", "| S1 | A screen. | done | shell |"],
    ["a row of 3 cells", "| S1 | A screen. | met |"],
    ["a row of 5 cells", "| S1 | A | screen. | met | shell |"],
    ["a row without its last bar", "| S1 | A screen. | met | shell"],
    ["an empty cell", "| S1 | A screen. | met | |"],
  ])("refuses %s with its line", (why, row) => {
    expect(() => readSpecification(table(row))).toThrow(`docs/specification.md:5: ${why}`)
  })

  it("refuses an id that stands there twice, and a table with an unknown heading", () => {
    const row = "| S1 | A screen. | met | shell |"
    expect(() => readSpecification(table(row, row))).toThrow("docs/specification.md:6: an id that stands there twice")
    expect(() => readSpecification("| id | status |")).toThrow("docs/specification.md:1: a table with an unknown heading")
  })
})

describe("the ids of a title", () => {
  it("stand at its end, in any form of a test's call", () => {
    expect(idsIn('it("adds up [W1]", () => {})')).toEqual(["W1"])
    expect(idsIn('it.each([\n  1,\n])("adds %i [S29a] [B2]", (n) => {})')).toEqual(["S29a", "B2"])
    expect(idsIn("describe(\n  `the search on ${engine} [C25]`,\n  () => {})")).toEqual(["C25"])
  })

  it("are not found in comments, in the middle of a title, or in other texts", () => {
    expect(idsIn('// it("adds up [W1]", () => {})\n/** As [S1] says. */')).toEqual([])
    expect(idsIn('it("adds [W1] up", () => {})\nconst x = "[W1]"\nit.todo("adds up [W1]")')).toEqual([])
  })
})
