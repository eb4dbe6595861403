/** Messages that each page loads, compared with the message keys in the code of its screens and heads. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { routes } from "#app/routes.ts"
import { definitionOf } from "#app/server/page-heads.ts"
import { routesByModule } from "#app/server/page-modules.ts"

const root = path.resolve(import.meta.dirname, "../..")
const withoutComments = (file: string) => readFileSync(path.join(root, file), "utf8").replaceAll(/\/\*.*?\*\//gsu, "")
const messageKeysOf = (area: string) => Object.keys(JSON.parse(withoutComments(`ui/messages/mn/${area}.json`)) as object)
const allKeys = readdirSync(path.join(root, "ui/messages/mn")).flatMap((file) => messageKeysOf(file.replace(".json", "")))

/** `import … from "name"` and `export … from "name"` of values, or `import("name")`. */
const importPattern = /(?:^|\n)(?:import|export)\s+(?!type\b)[^"`;]*?"(?<static>[^"]+)"|\bimport\("(?<dynamic>[^"]+)"\)/gu

/** Path of an imported module from the root; empty for a package. */
const pathOf = (name: string, importer: string): string => {
  if (name.startsWith("#")) return name.slice(1)
  return name.startsWith(".") ? path.join(path.dirname(importer), name) : ""
}

/** Modules of `ui` and `app` that a module imports, statically or dynamically, without types. */
const importsOf = (file: string): ReadonlyArray<string> =>
  [...withoutComments(file).matchAll(importPattern)]
    .map(({ groups }) => pathOf(groups?.["static"] ?? groups?.["dynamic"] ?? "", file))
    .filter((imported) => /^(?:ui|app)\/.*\.tsx?$/u.test(imported))

/** Areas of messages that a lazily loaded part loads for itself and its imports: `withMessages(["consent"], …)`. */
const lazyAreasOf = (file: string): ReadonlyArray<string> => {
  const { areas = "" } = /\bwithMessages\(\[(?<areas>[^\]]*)\]/u.exec(withoutComments(file))?.groups ?? {}
  return [...areas.matchAll(/"(\w+)"/gu)].map(([, area = ""]) => area)
}

/** Module of a page, with the areas of messages that lazily loaded parts above it have loaded. */
type PageModule = { readonly file: string; readonly lazyAreas: ReadonlyArray<string> }

/** A module and everything that it imports; a module that is reached with other lazy areas is listed again. */
const modulesFrom = (entry: string): ReadonlyArray<PageModule> => {
  const modules = new Map<string, PageModule>()
  const visit = (file: string, areasAbove: ReadonlyArray<string>): void => {
    const lazyAreas = [...new Set([...areasAbove, ...lazyAreasOf(file)])].toSorted()
    const key = `${file} ${lazyAreas.join(" ")}`
    if (modules.has(key)) return
    modules.set(key, { file, lazyAreas })
    for (const imported of importsOf(file)) visit(imported, lazyAreas)
  }
  visit(entry, [])
  return [...modules.values()]
}

/** A quoted text with a dot, or a template with one: `"cart.title"`, `` `checkout.${step}.title` ``. */
const keyPattern = /"(?<literal>[a-z][\w.]*\.[\w.]+)"|`(?<template>[a-z][\w.]*\.(?:[\w.]|\$\{[^}]*\})*)`/giu

/** Message keys that a template may make: `` checkout.${step}.title `` matches `checkout.address.title`. */
const keysOfTemplate = (template: string): ReadonlyArray<string> => {
  const fixedParts = template.split(/\$\{[^}]*\}/u).map((part) => part.replaceAll(".", String.raw`\.`))
  const pattern = new RegExp(`^${fixedParts.join(String.raw`[\w.]+`)}$`, "u")
  return allKeys.filter((key) => pattern.test(key))
}

/** Message keys in the source of a module. */
const keysIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(keyPattern)].flatMap(({ groups }) => {
    const { literal, template = "" } = groups ?? {}
    return literal === undefined ? keysOfTemplate(template) : allKeys.filter((key) => key === literal)
  })

/** Message keys in the code of a page that neither `areas` nor its lazily loaded parts load. */
const missingKeys = (entry: string, areas: ReadonlyArray<string>): ReadonlyArray<string> =>
  modulesFrom(entry).flatMap(({ file, lazyAreas }) => {
    const loaded = new Set([...areas, ...lazyAreas].flatMap(messageKeysOf))
    return keysIn(withoutComments(file)).flatMap((key) => (loaded.has(key) ? [] : [`${key} of ${file}`]))
  })

describe("messages of a page", () => {
  it.each([...routesByModule])("have every key in the code of %s", (module, { messages }) => {
    expect(missingKeys(module, ["shell", ...messages])).toEqual([])
  })

  const heads = routes.flatMap((route) => {
    const { head } = definitionOf(route)
    return head === undefined ? [] : [[route.name, route.messages, String(head)] as const]
  })
  it.each(heads)("have every key in the head of %s", (_, messages, source) => {
    const loaded = new Set(["shell", ...messages].flatMap(messageKeysOf))
    expect(keysIn(source).filter((key) => !loaded.has(key))).toEqual([])
  })
})

describe("messages of the shell", () => {
  // The shell keeps the messages of the page that was opened first, which may be any.
  it("have every key in its code", () => {
    expect(missingKeys("ui/shell/shell.tsx", ["shell"])).toEqual([])
  })
})

describe("message keys in source", () => {
  it("are its literals and the keys that its templates match", () => {
    expect(keysIn('text("nav.home") + text(`nav.${name}`)')).toEqual(expect.arrayContaining(["nav.home", "nav.cart", "nav.search"]))
    expect(keysIn('"nav.home.title.unknown"')).toEqual([])
  })
})
