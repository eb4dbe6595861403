/** Terms of the glossary in names, comments, descriptions of states and file names: what it replaces is not used. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { models } from "#book/models/all.ts"
import { nodesOf, pathOf } from "#book/statechart/leaf-states.ts"

const root = path.resolve(import.meta.dirname, "..")
const productRooms = ["domain", "machines", "adapters", "ui", "app", "backend"]
const rooms = [...productRooms, "tests", "tools", ".storybook"]

/** It spells what it looks for. */
const ownFile = "tests/terms.test.ts"

const textOf = (file: string): string => readFileSync(path.join(root, file), "utf8")

/** Rows of the glossary's table that begins with `heading`, by column. */
const tableOf = (heading: string): ReadonlyArray<ReadonlyArray<string>> => {
  const [, rest = ""] = textOf("docs/glossary.md").split(`\n| ${heading} |`)
  const [table = ""] = rest.split("\n\n")
  return [...table.matchAll(/^\| (?!-)(.+) \|$/gm)].map(([, row = ""]) => row.split(" | ").map((cell) => cell.trim()))
}

const listed = (cell: string): ReadonlyArray<string> => cell.split(", ").map((word) => word.toLowerCase())

/** Words whose every use as a name was replaced; the others have one good meaning left. */
const replacedNames = tableOf("word | use instead | as a name").flatMap(([words = "", , asName]) =>
  asName === "never" ? listed(words) : [],
)
const replacedPhrases = tableOf("phrase | write instead").flatMap(([phrases = ""]) => listed(phrases))

const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/)

const filesOf = (folders: ReadonlyArray<string>, ending: RegExp): ReadonlyArray<string> =>
  folders.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).flatMap((file) =>
      ending.test(file) ? [path.posix.join(room, file.split(path.sep).join("/"))] : [],
    ),
  )

/** Declared names with a replaced word. */
const replacedNamesIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\b(?:const|let|type|interface|function)\s+(\w+)/g)].flatMap(([, name = ""]) =>
    wordsOf(name).some((word) => replacedNames.includes(word)) ? [name] : [],
  )

/** Properties with a replaced word that are a column, a field of the wire or a term of the field. */
const exemptProperties: ReadonlyArray<string> = [
  "backend/orders/merge-cart.ts: kept",
  "backend/orders/order-rows.ts: asked",
  "backend/payments/settle-case.ts: settled",
  "tests/bench/search-quality.ts: heldOut",
]

/** Declared properties with a replaced word. */
const replacedPropertiesIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\breadonly\s+(\w+)\??:/g)].flatMap(([, name = ""]) =>
    wordsOf(name).some((word) => replacedNames.includes(word)) ? [name] : [],
  )

/** Names of events with a replaced word. */
const replacedEventsIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\btype: "([\w.]+)"/g)].flatMap(([, name = ""]) =>
    wordsOf(name.replaceAll(".", " ")).some((word) => replacedNames.includes(word)) ? [name] : [],
  )

/** Titles of tests and of their groups. */
const titlesOf = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\b(?:it|describe|test)(?:\.\w+)?(?:\([^\n]*?\))?\(\s*(["'`])((?:(?!\1)[^\n])+)\1/g)].map(([, , title = ""]) => title)

const commentsOf = (source: string): ReadonlyArray<string> =>
  (source.match(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g) ?? []).map((comment) => comment.replaceAll(/\n\s*\*/g, " "))

/** Replaced phrases in a text, without names in backticks. */
const replacedPhrasesIn = (text: string): ReadonlyArray<string> => {
  const sentence = text.replaceAll(/`[^`]*`/g, "").replaceAll(/\s+/g, " ")
  return replacedPhrases.filter((phrase) => new RegExp(String.raw`\b${phrase}\b`, "i").test(sentence))
}

describe("tables of replaced terms", () => {
  it("are found in the glossary", () => {
    expect(replacedNames).toContain("told")
    expect(replacedNames).not.toContain("way")
    expect(replacedPhrases).toEqual(expect.arrayContaining(["asked", "be had", "way to pay"]))
  })
})

describe("declared names", () => {
  it("are recognized by their words", () => {
    expect(replacedNamesIn("const toldShop = 1\ntype Tolding = {}\nfunction sendKept() {}")).toEqual(["toldShop", "sendKept"])
  })

  // Stories keep their identifiers, which their addresses are made of.
  it("have no word that the glossary replaces", () => {
    const files = filesOf(rooms, /\.tsx?$/).filter((file) => !file.endsWith(".stories.tsx") && file !== ownFile)
    expect(files.flatMap((file) => replacedNamesIn(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([])
  })
})

describe("declared properties", () => {
  it("are recognized by their words", () => {
    expect(replacedPropertiesIn("type A = { readonly wasTold: boolean; readonly kept?: string; readonly told_at: Instant }")).toEqual([
      "wasTold",
      "kept",
      "told_at",
    ])
  })

  it("have no word that the glossary replaces", () => {
    const files = filesOf(rooms, /\.tsx?$/).filter((file) => file !== ownFile)
    const found = files.flatMap((file) => replacedPropertiesIn(textOf(file)).map((name) => `${file}: ${name}`))
    expect(found.toSorted()).toEqual(exemptProperties)
  })
})

describe("names of events", () => {
  it("are recognized by their words", () => {
    expect(replacedEventsIn('send({ type: "kept.known" }) | { readonly type: "list.wasTold" }')).toEqual(["kept.known", "list.wasTold"])
  })

  it("have no word that the glossary replaces", () => {
    const files = filesOf(["machines"], /\.ts$/)
    expect(files.flatMap((file) => replacedEventsIn(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([])
  })
})

describe("titles of tests", () => {
  it("are recognized in their calls", () => {
    const source = 'describe("cart", () => {\n it.each([1])("is told %i", () => {})\n it(`holds`, () => {}) })'
    expect(titlesOf(source)).toEqual(["cart", "is told %i", "holds"])
  })

  it("have no phrase that the glossary replaces", () => {
    const files = filesOf(["tests"], /\.tsx?$/).filter((file) => file !== ownFile)
    const titles = files.flatMap((file) => titlesOf(textOf(file)).map((title) => ({ file, title })))
    expect(titles.length).toBeGreaterThan(3000)
    expect(titles.flatMap(({ file, title }) => replacedPhrasesIn(title).map((phrase) => `${file}: ${phrase}: ${title}`))).toEqual([])
  })
})

describe("comments", () => {
  it("are recognized with their phrases, also across lines", () => {
    expect(commentsOf('/** The list is\n * not had. */\nconst a = "https://b" // Told.').flatMap(replacedPhrasesIn)).toEqual([
      "not had",
      "told",
    ])
    expect(replacedPhrasesIn("`asked` is a name, and a masked value is none")).toEqual([])
  })

  it("have no phrase that the glossary replaces", () => {
    const files = filesOf(rooms, /\.(?:tsx?|mjs|css)$/).filter((file) => file !== ownFile)
    expect(
      files.flatMap((file) =>
        commentsOf(textOf(file)).flatMap((comment) => replacedPhrasesIn(comment).map((phrase) => `${file}: ${phrase}: ${comment}`)),
      ),
    ).toEqual([])
  })
})

describe("descriptions of states", () => {
  it("have no phrase that the glossary replaces", () => {
    const nodes = Object.entries(models).flatMap(([name, { machine }]) =>
      nodesOf(machine).map((node) => ({ state: `${name} ${pathOf(node)}`, description: node.description ?? "" })),
    )
    expect(nodes.length).toBeGreaterThan(500)
    expect(
      nodes.flatMap(({ state, description }) => replacedPhrasesIn(description).map((phrase) => `${state}: ${phrase}: ${description}`)),
    ).toEqual([])
  })
})

describe("files of one name", () => {
  const areas = ["domain/entities", "domain/rules"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  )
  const areaFolders = ["domain/entities", "domain/rules", "machines", "ui", "backend", "adapters/shop/contract"]
  /** Every area has files of these names. */
  const roles = ["routes", "heads", "ports", "joins", "area"]

  const areaOf = (file: string): string | null => {
    const folder = areaFolders.find((one) => file.startsWith(`${one}/`))
    const [area = "", ...inside] = folder === undefined ? [] : file.slice(folder.length + 1).split("/")
    return inside.length > 0 && areas.includes(area) ? area : null
  }

  const nameOf = (file: string): string => path.posix.basename(file).replace(/\.tsx?$/, "")

  /** Names of files that lie in several areas, with these files. */
  const sharedIn = (files: ReadonlyArray<string>): ReadonlyArray<string> => {
    const byName = new Map<string, ReadonlyArray<string>>()
    for (const file of files)
      if (areaOf(file) !== null && !roles.includes(nameOf(file))) byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file])
    return [...byName.values()].filter((same) => new Set(same.map(areaOf)).size > 1).map((same) => same.join(", "))
  }

  it("are recognized by their areas", () => {
    expect(
      sharedIn([
        "domain/rules/cart/pickup.ts",
        "backend/cart/pickup.ts",
        "backend/http/pickup.ts",
        "ui/cart/routes.ts",
        "ui/lists/routes.ts",
      ]),
    ).toEqual([])
    expect(sharedIn(["domain/rules/cart/stock.ts", "ui/catalogue/public/stock.tsx"])).toEqual([
      "domain/rules/cart/stock.ts, ui/catalogue/public/stock.tsx",
    ])
  })

  it("lie in one area", () => {
    expect(sharedIn(filesOf(productRooms, /(?<!\.stories|\.d)\.tsx?$/))).toEqual([])
  })
})
