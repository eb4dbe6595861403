/** `docs/content.md` says which files there are, as the kinds of content say. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { writeKind } from "#backend/content-files/content-folder.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { fileAt } from "#backend/paths.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { jsonSchemaOf, kindsOf, table } from "../settings-page.ts"

const heading = "\n## The files\n"

describe("content page", () => {
  let folder = ""
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "content-page-"))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** The first file that holds an item of a kind; texts of the default language stand in the last. */
  const fileWith = async (name: string, item: unknown) => {
    const own = path.join(folder, name)
    await writeKind(own, name, [item])
    const entries = await readdir(own, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
    const file = files.toSorted().at(-1) ?? ""
    return { file: path.relative(own, file), source: await readFile(file, "utf8") }
  }

  /** Section of a kind: what it is for, its fields and a file with one item. */
  const sectionOf = async (name: string): Promise<string> => {
    const { item, effect, fields: effects, example } = await kindOf(name)
    const { properties = {}, required = [] } = jsonSchemaOf(item)
    const fields = Object.entries(properties).map(([field, schema]) => [
      `\`${field}\``,
      kindsOf(schema).join(" or "),
      required.includes(field) ? "yes" : "",
      (effects as Readonly<Record<string, string>>)[field] ?? "",
    ])
    const { file, source } = await fileWith(name, example)
    const code = `\`\`\`${path.extname(file) === ".json" ? "json" : ""}\n${source.trimEnd()}\n\`\`\``
    return `### \`${file}\`\n\n${effect}\n\n${table(["field", "type", "needed", "what it is for"], fields)}\n\n${code}`
  }

  it("has a section of each kind; `npx vitest run --project unit tests/backend/content-files/content-page.test.ts -u` writes them", async () => {
    const [prose = ""] = (await readFile(fileAt("docs/content.md"), "utf8")).split(heading)
    const sections = await Promise.all(kindNames.map(sectionOf))
    await expect(`${prose}${heading}\n${sections.join("\n\n")}\n`).toMatchFileSnapshot("../../../docs/content.md")
  })

  it("says of each field what it is for", async () => {
    for (const name of kindNames) {
      const { item, fields } = await kindOf(name)
      expect([name, Object.keys(fields)]).toEqual([name, expect.arrayContaining(Object.keys(jsonSchemaOf(item).properties ?? {}))])
      expect(Object.keys(fields)).toHaveLength(Object.keys(jsonSchemaOf(item).properties ?? {}).length)
    }
  })

  it("has examples with pictures that each shop has", async () => {
    const named = new Set<string>()
    for (const name of kindNames) {
      const { example, withPictures } = await kindOf(name)
      withPictures?.(example, (picture) => {
        named.add(picture)
        return picture
      })
    }
    expect([named.size > 3, [...named].filter((name) => !demoPictures.has(name))]).toEqual([true, []])
  })
})
