/** JSON schemas by which editors check the JSON files of a folder of content. */
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"
import { wholeFile } from "#backend/whole-file.ts"
import { fileOfKind } from "./content-folder.ts"
import { kindNames, kindOf } from "./content-kinds.ts"

/** Folder of the schemas, beside the files. */
export const schemaFolder = "schemas"

/** Schema of a kind's file, whose description and example an editor shows. Draft 7 is what editors understand best. */
export const fileSchema = async (name: string): Promise<JsonSchema.JsonSchema> => {
  const { item, effect, example, form } = await kindOf(name)
  const holdsOne = form?.holdsOne === true
  const file = Schema.toJsonSchemaDocument(holdsOne ? Schema.NullOr(item) : Schema.Array(item), { onExcessProperty: "error" })
  const { schema, definitions } = JsonSchema.toDocumentDraft07(file)
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
