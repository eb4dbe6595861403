/** JSON schemas by which editors check the JSON files of a folder of content. */
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"
import { isJsonObject } from "#domain/entities/json-object.ts"
import { wholeFile } from "#backend/whole-file.ts"
import { fileOfKind } from "./content-folder.ts"
import { kindNames, kindOf } from "./content-kinds.ts"

/** Folder of the schemas, beside the files. */
export const schemaFolder = "schemas"

/** A JSON schema with what the fields of the item are for, which an editor shows beside each. */
const described = (schema: unknown, fields: Readonly<Record<string, string>>): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => described(one, fields))
  if (!isJsonObject(schema)) return schema
  const { properties } = schema
  const isItem = isJsonObject(properties) && Object.keys(fields).every((name) => name in properties)
  return Object.fromEntries(
    Object.entries(schema).map(([name, member]) => [
      name,
      name === "properties" && isItem && isJsonObject(member)
        ? Object.fromEntries(Object.entries(member).map(([field, of]) => [field, { ...(of as object), description: fields[field] }]))
        : described(member, fields),
    ]),
  )
}

/** Schema of a kind's file, whose description and example an editor shows. Draft 7 is what editors understand best. */
export const fileSchema = async (name: string): Promise<JsonSchema.JsonSchema> => {
  const { item, effect, fields, example, form } = await kindOf(name)
  const holdsOne = form?.holdsOne === true
  const file = Schema.toJsonSchemaDocument(holdsOne ? Schema.NullOr(item) : Schema.Array(item), { onExcessProperty: "error" })
  const { schema, definitions } = described(JsonSchema.toDocumentDraft07(file), fields) as ReturnType<typeof JsonSchema.toDocumentDraft07>
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: await fileOfKind(name),
    description: effect,
    ...schema,
    examples: [holdsOne ? example : [example]],
    ...(Object.keys(definitions).length > 0 && { definitions }),
  }
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  wholeFile(file, (unfinished) => writeFile(unfinished, `${JSON.stringify(value, null, 2)}\n`))

/** Kinds whose files are JSON, with the names of their files. */
const jsonKinds = async () =>
  (await Promise.all(kindNames.map(async (name) => ({ name, file: await fileOfKind(name) })))).filter(({ file }) => file.endsWith(".json"))

/** Writes the schemas, and the settings by which VS Code finds them unless the folder has settings of its own. */
export const writeSchemas = async (folder: string): Promise<void> => {
  const kinds = (await jsonKinds()).map((kind) => ({ ...kind, schema: `${schemaFolder}/${kind.name}.schema.json` }))
  const settings = path.join(folder, ".vscode", "settings.json")
  await mkdir(path.join(folder, schemaFolder), { recursive: true })
  for (const { name, schema } of kinds) await writeJson(path.join(folder, schema), await fileSchema(name))
  if (existsSync(settings)) return
  await mkdir(path.dirname(settings), { recursive: true })
  await writeJson(settings, { "json.schemas": kinds.map(({ file, schema }) => ({ fileMatch: [`/${file}`], url: `./${schema}` })) })
}
