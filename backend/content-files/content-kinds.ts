/** All kinds of content, each a file of `kinds/`, by the name of its file. */
import { readdirSync } from "node:fs"
import * as Schema from "effect/Schema"
import { fileAt } from "#backend/paths.ts"
import { decodeExactly } from "#backend/shell/setting-faults.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind, ContentPart, ItemFault } from "./content-kind.ts"

export const kindNames: ReadonlyArray<string> = readdirSync(fileAt("backend/content-files/kinds"))
  .map((file) => file.replace(/\.ts$/, ""))
  .toSorted()

export const kindOf = async (name: string): Promise<ContentKind<unknown>> =>
  ((await import(`./kinds/${name}.ts`)) as { readonly kind: ContentKind<unknown> }).kind

export type StoredContent = ReadonlyArray<Omit<ContentPart, "located">>

/** Stored items of these kinds. */
export const storedContent = async (db: Database, names: ReadonlyArray<string>): Promise<StoredContent> => {
  const read = async (name: string) => {
    const kind = await kindOf(name)
    return { name, kind, items: await kind.read(db) }
  }
  return Promise.all(names.map(read))
}

type Read = { readonly items: ReadonlyArray<unknown>; readonly faults: ReadonlyArray<ItemFault> }

/** A fault of content, which has fields where the settings' file has settings. */
const ofField = (fault: ItemFault): ItemFault =>
  fault.reason.key === "setting.unknown" ? { ...fault, reason: { key: "content.unknownField" } } : fault

/** Items of a kind as a file or a call has them, and their faults. */
export const readItems = ({ item, keyOf, fileFaults = () => [] }: ContentKind<unknown>, content: unknown): Read => {
  const { value: items = [], faults } = decodeExactly(Schema.Array(item), content)
  const seen = new Set<string>()
  const twice = items.flatMap((one, at): ReadonlyArray<ItemFault> => {
    const key = keyOf(one)
    if (seen.has(key)) return [{ path: [at], reason: { key: "content.twice", values: { key } } }]
    seen.add(key)
    return []
  })
  return { items, faults: [...faults.map(ofField), ...twice, ...fileFaults(items)] }
}
