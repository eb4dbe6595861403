/**
 * JSON schemas of content: the example of each kind is right by its schema, a wrong one is not. They are read back as schemas of Effect, since
 * the shop has no other validator of JSON schemas.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"
import * as SchemaRepresentation from "effect/SchemaRepresentation"
import { afterAll, describe, expect, it } from "vitest"
import { readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { fileSchema, writeSchemas } from "#backend/content-files/content-schemas.ts"

type Item = Readonly<Record<string, unknown>>

const folder = mkdtempSync(path.join(tmpdir(), "content-schemas-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether a list of items is right by the schema of its file. */
const checkerOf = async (name: string) => {
  const schema = JSON.parse(JSON.stringify(await fileSchema(name))) as JsonSchema.JsonSchema
  const document = JsonSchema.fromSchemaDraft07(schema)
  const read = SchemaRepresentation.fromJsonSchemaDocument(document, { patterns: "apply" }) as Schema.Codec<unknown>
  const is = Schema.decodeUnknownResult(read, { onExcessProperty: "error" })
  return (items: unknown): boolean => is(items)._tag === "Success"
}

type Node = {
  readonly $ref?: string
  readonly required?: ReadonlyArray<string>
  readonly properties?: Readonly<Record<string, unknown>>
}
type FileSchema = {
  readonly items?: Node
  readonly anyOf?: ReadonlyArray<Node>
  readonly definitions?: Readonly<Record<string, Node>>
}

/** Schema of an item, which stands in the list, beside `null` or among the definitions. */
const itemSchema = async (name: string): Promise<Node> => {
  const { items, anyOf, definitions = {} } = (await fileSchema(name)) as unknown as FileSchema
  const item = items ?? anyOf?.[0] ?? {}
  return item.$ref === undefined ? item : (definitions[item.$ref.replace("#/definitions/", "")] ?? {})
}

describe("JSON schemas of content", () => {
  it.each(kindNames)("of %s take the example, and no unknown or missing field", async (name) => {
    const isRight = await checkerOf(name)
    const kind = await kindOf(name)
    const example = kind.example as Item
    const isOne = kind.form?.holdsOne === true
    const fileOf = (item: Item) => (isOne ? item : [item])
    expect(isRight(fileOf(example))).toBe(true)
    expect(isRight(isOne ? [example] : example)).toBe(false)
    expect(isRight(null)).toBe(isOne)
    expect(isRight(fileOf({ ...example, nmae: "" }))).toBe(false)
    const { required = [], properties = {} } = await itemSchema(name)
    for (const [field, about] of Object.entries(kind.fields))
      expect([field, properties[field]]).toMatchObject([field, { description: about }])
    expect(required).not.toEqual([])
    for (const field of required) {
      const { [field]: _, ...rest } = example
      expect([field, isRight(fileOf(rest))]).toEqual([field, false])
      expect([field, isRight(fileOf({ ...example, [field]: [null] }))]).toEqual([field, false])
    }
  })

  it("check what is within an item", async () => {
    const isCoupon = await checkerOf("coupons")
    const coupon = (await kindOf("coupons")).example as Item
    expect(isCoupon([{ ...coupon, percent: 500 }])).toBe(false)
    expect(isCoupon([{ ...coupon, name: { en: "Winter" } }])).toBe(false)
    const isCategory = await checkerOf("categories")
    expect(isCategory([{ address: "хүнс/шинэ", name: { mn: "Шинэ" } }])).toBe(true)
    expect(isCategory([{ address: "food//fresh", name: { mn: "Шинэ" } }])).toBe(false)
  })

  it("are written beside the files with what an editor shows, are no content, and leave settings of the merchant's alone", async () => {
    const { effect, example } = await kindOf("badges")
    await writeKind(folder, "badges", [example])
    await writeSchemas(folder)
    expect((await readFolder(folder)).map(({ name }) => name)).toEqual(["badges"])
    const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), "utf8")) as Item
    const settings = await read(".vscode/settings.json")
    const mapped = settings["json.schemas"] as ReadonlyArray<{ readonly fileMatch: ReadonlyArray<string>; readonly url: string }>
    expect(mapped).toContainEqual({ fileMatch: ["/badges.json"], url: "./schemas/badges.schema.json" })
    expect(mapped.map(({ url }) => path.basename(url)).toSorted()).toEqual((await readdir(path.join(folder, "schemas"))).toSorted())
    expect(mapped.flatMap(({ fileMatch }) => fileMatch)).not.toContain("/nutrition.csv")
    expect(await read("schemas/badges.schema.json")).toMatchObject({ title: "badges.json", description: effect, examples: [[example]] })
    await writeFile(path.join(folder, ".vscode", "settings.json"), "{}\n")
    await writeSchemas(folder)
    expect(await read(".vscode/settings.json")).toEqual({})
  })
})
