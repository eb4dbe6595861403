/** Content of a shop as a folder of files: one JSON list a kind, `coupons.json`. */
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import * as Schema from "effect/Schema"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { configFile, decodeConfig } from "#backend/shell/config-file.ts"
import { wholeFile } from "#backend/whole-file.ts"
import type { ContentKind } from "./content-kind.ts"
import { kindNames, kindOf } from "./content-kinds.ts"

export type FolderContent = { readonly name: string; readonly kind: ContentKind<unknown>; readonly items: ReadonlyArray<unknown> }

const readKind = async (folder: string, name: string): Promise<FolderContent> => {
  const file = `${name}.json`
  const kind = await kindOf(name)
  const { content, located } = configFile(file, await readFile(path.join(folder, file), "utf8"), {
    effect: kind.effect,
    example: [kind.example],
  })
  const items = decodeConfig(Schema.Array(kind.item), content, { located })
  const keys = items.map(kind.keyOf)
  const twice = keys.flatMap((key, at) => (keys.indexOf(key) < at ? [located([at], { key: "content.twice", values: { key } })] : []))
  if (twice.length > 0) throw new OperatorError({ key: "content.wrong", values: { reasons: twice } })
  return { name, kind, items }
}

/** The faults that an error lists, or its own reason. */
const faultsOf = ({ reason }: OperatorError): ReadonlyArray<MessageRef> => {
  const listed = reason.values?.["reasons"]
  return Array.isArray(listed) ? (listed as ReadonlyArray<MessageRef>) : [reason]
}

/** Content of the folder's files; a kind without a file is not among them. Throws an `OperatorError` with all faults of all files, each with its line. */
export const readFolder = async (folder: string): Promise<ReadonlyArray<FolderContent>> => {
  if (!existsSync(folder)) throw new OperatorError({ key: "content.noFolder", values: { folder } })
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -".json".length))
  const unknown = files.filter((name) => !kindNames.includes(name))
  if (unknown.length > 0)
    throw new OperatorError({
      key: "content.unknownFile",
      values: { files: unknown.map((name) => `${name}.json`).join(", "), known: kindNames.map((name) => `${name}.json`).join(", ") },
    })
  const read = await Promise.allSettled(files.toSorted().map((name) => readKind(folder, name)))
  const reasons = read.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []))
  const other = reasons.find((reason) => !(reason instanceof OperatorError))
  if (other !== undefined) throw other
  const faults = reasons.flatMap((reason) => faultsOf(reason as OperatorError))
  if (faults.length > 0) throw new OperatorError({ key: "content.wrong", values: { reasons: faults } })
  return read.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []))
}

/** Writes the items of a kind into its file. */
export const writeKind = async (folder: string, name: string, items: ReadonlyArray<unknown>): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await wholeFile(path.join(folder, `${name}.json`), (unfinished) => writeFile(unfinished, `${JSON.stringify(items, null, 2)}\n`))
}
