import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { routes } from "#app/routes.ts"
import { definitionOf } from "#app/server/page-heads.ts"
import { routesByModule } from "#app/server/page-modules.ts"

const root = path.resolve(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8").replaceAll(/\/\*.*?\*\//gsu, "")
const keysOf = (area: string) => Object.keys(JSON.parse(read(`ui/messages/mn/${area}.json`)) as object)
const allKeys = readdirSync(path.join(root, "ui/messages/mn")).flatMap((file) => keysOf(file.replace(".json", "")))

/** Modules of screens that a module imports, statically or dynamically, without types and the rooms below screens. */
const imported = (file: string): ReadonlyArray<string> =>
  [...read(file).matchAll(/(?:^|\n)(?:import|export)\s+(?!type\b)[^"`;]*?"(?<now>[^"]+)"|\bimport\("(?<later>[^"]+)"\)/gu)].flatMap(({ groups }) => {
    const name = groups?.["now"] ?? groups?.["later"] ?? ""
    const found = name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? path.join(path.dirname(file), name) : ""
    return /^(?:ui|app)\/.*\.tsx?$/u.test(found) ? [found] : []
  })

/** Areas that a part which loads after the page brings along, for itself and what it imports. */
const broughtBy = (file: string): ReadonlyArray<string> =>
  [...(/\bwithMessages\(\[(?<areas>[^\]]*)\]/u.exec(read(file))?.groups?.["areas"] ?? "").matchAll(/"(?<area>\w+)"/gu)].map(({ groups }) => groups?.["area"] ?? "")

/** Screens of a page, each with the areas of messages that are there for it besides the page's own. */
const screensOf = (files: ReadonlyArray<string>): ReadonlyArray<{ readonly file: string; readonly brought: ReadonlyArray<string> }> => {
  const found = new Map<string, { readonly file: string; readonly brought: ReadonlyArray<string> }>()
  const visit = (file: string, around: ReadonlyArray<string>): void => {
    const brought = [...new Set([...around, ...broughtBy(file)])].toSorted()
    const name = `${file} ${brought.join(" ")}`
    if (found.has(name)) return
    found.set(name, { file, brought })
    for (const one of imported(file)) visit(one, brought)
  }
  for (const file of files) visit(file, [])
  return [...found.values()]
}

/** Message keys in a module, complete or with an inserted part: `checkout.${step}.title`. */
const keysIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/"(?<whole>[a-z][\w.]*\.[\w.]+)"|`(?<pattern>[a-z][\w.]*\.(?:[\w.]|\$\{[^}]*\})*)`/giu)].flatMap(({ groups }) => {
    const { whole, pattern = "" } = groups ?? {}
    if (whole !== undefined) return allKeys.filter((key) => key === whole)
    const source = pattern.split(/\$\{[^}]*\}/u).map((part) => part.replaceAll(".", String.raw`\.`)).join(String.raw`[\w.]+`)
    return allKeys.filter((key) => new RegExp(`^${source}$`, "u").test(key))
  })

/** Keys in the code of some modules that neither `areas` nor the parts that load later bring. */
const lackingIn = (files: ReadonlyArray<string>, areas: ReadonlyArray<string>): ReadonlyArray<string> => {
  const loaded = new Set(areas.flatMap(keysOf))
  return screensOf(files).flatMap(({ file, brought }) => {
    const known = new Set(brought.flatMap(keysOf))
    return keysIn(read(file)).flatMap((key) => (loaded.has(key) || known.has(key) ? [] : [`${key} of ${file}`]))
  })
}

describe("messages of a page", () => {
  it.each([...routesByModule])("hold every key in the code of %s", (module, { messages }) => {
    expect(lackingIn([module], ["shell", ...messages])).toEqual([])
  })

  const heads = routes.flatMap((route) => {
    const { head } = definitionOf(route)
    return head === undefined ? [] : [[route.name, route.messages, String(head)] as const]
  })
  it.each(heads)("hold every key in the head of %s", (_, messages, source) => {
    const loaded = new Set(["shell", ...messages].flatMap(keysOf))
    expect(keysIn(source).filter((key) => !loaded.has(key))).toEqual([])
  })
})

describe("messages of the shell", () => {
  // It keeps those of the page that was opened first, which may be any.
  it("hold every key in its code", () => {
    expect(lackingIn(["ui/shell/shell.tsx"], ["shell"])).toEqual([])
  })
})
