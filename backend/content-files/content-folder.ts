/** Content of a shop as a folder of files: one file or folder for each kind, such as `coupons.json` and `pages/`. */
import { existsSync } from "node:fs"
import { mkdir, readdir } from "node:fs/promises"
import path from "node:path"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { WrongContent, type ContentKind, type ContentPart } from "./content-kind.ts"
import { kindNames, kindOf, readItems } from "./content-kinds.ts"
import type { ContentForm } from "./forms/content-form.ts"
import { jsonList } from "./forms/json.ts"

const formOf = ({ form = jsonList }: ContentKind<unknown>): ContentForm => form

/** File or folder of a kind, as messages name it. */
export const fileOfKind = async (name: string): Promise<string> => formOf(await kindOf(name)).fileOf(name)

const readKind = async (folder: string, name: string): Promise<ContentPart> => {
  const kind = await kindOf(name)
  const { content, located } = await formOf(kind).read(folder, name, kind)
  const { items, faults } = readItems(kind, content)
  if (faults.length > 0) throw new WrongContent([{ part: { name, located }, faults }])
  return { name, kind, items, located }
}

/** The faults that an error lists, or its own reason. */
const faultsOf = ({ reason }: OperatorError): ReadonlyArray<MessageRef> => {
  const listed = reason.values?.["reasons"]
  return Array.isArray(listed) ? (listed as ReadonlyArray<MessageRef>) : [reason]
}

/** Lists and tables of a folder, and its folders that hold texts. */
const contentFiles = async (folder: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.map(async (entry) => {
    if (!entry.isDirectory()) return /\.(?:json|csv)$/u.test(entry.name) ? [entry.name] : []
    return (await readdir(path.join(folder, entry.name))).some((file) => file.endsWith(".md")) ? [entry.name] : []
  })
  return (await Promise.all(files)).flat()
}

/**
 * Content of the folder's files, or of `only` these kinds; a kind without a file is not among them. Throws an `OperatorError` with all faults of
 * all files, each with its line.
 */
export const readFolder = async (folder: string, only: ReadonlyArray<string> = kindNames): Promise<ReadonlyArray<ContentPart>> => {
  if (!existsSync(folder)) throw new OperatorError({ key: "content.noFolder", values: { folder } })
  const files = new Map(await Promise.all(kindNames.map(async (name) => [await fileOfKind(name), name] as const)))
  const unknown = (await contentFiles(folder)).filter((file) => !files.has(file))
  if (unknown.length > 0)
    throw new OperatorError({ key: "content.unknownFile", values: { files: unknown.join(", "), known: [...files.keys()].join(", ") } })
  const present = [...files].flatMap(([file, name]) => (only.includes(name) && existsSync(path.join(folder, file)) ? [name] : []))
  const read = await Promise.allSettled(present.map((name) => readKind(folder, name)))
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
  await formOf(await kindOf(name)).write(folder, name, items)
}
