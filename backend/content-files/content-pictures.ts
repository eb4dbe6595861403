/** Pictures of content: names of the shop's own, files beside the content, and addresses, stored as those of goods are. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Instant } from "#domain/entities/ids.ts"
import { pictureSources } from "#domain/rules/content/markup.ts"
import type { Database } from "#backend/database/database.ts"
import { exportedSource, readExported, sourceKind, type ReadPicture } from "#backend/import/pictures/picture-sources.ts"
import { pictureRefusal, takePictures } from "#backend/import/pictures/take-pictures.ts"
import { isImported, NoPicture } from "#backend/pictures/imported-picture.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { writing } from "#backend/whole-file.ts"
import { WrongContent, type ContentPart, type ItemFault } from "./content-kind.ts"

type Path = ReadonlyArray<string | number>

/** Path of a source in a value; of a picture in a text in markup the source ends it, for its line in the text. */
const pathOf = (value: unknown, text: string, path: Path): Path | null => {
  if (value === text) return path
  if (typeof value === "string" && pictureSources(value).includes(text)) return [...path, text]
  if (typeof value !== "object" || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOf(inner, text, [...path, Array.isArray(value) ? Number(key) : key])
    if (found !== null) return found
  }
  return null
}

/** Content as a folder, a call or the shop has it. */
type Named = Pick<ContentPart, "kind" | "items">

/** Sources of pictures, each with the first path that names it. */
const sourcesOf = ({ kind, items }: Named): ReadonlyMap<string, Path> => {
  const sources = new Map<string, Path>()
  for (const [at, item] of items.entries())
    kind.withPictures?.(item, (source) => {
      if (!sources.has(source)) sources.set(source, pathOf(item, source, [at]) ?? [at])
      return source
    })
  return sources
}

/** Names of the merchant's own pictures that content has. */
export const ownPictures = (content: ReadonlyArray<Named>): ReadonlySet<string> =>
  new Set(content.flatMap((part) => [...sourcesOf(part).keys()].filter(isImported)))

type Taking = { readonly storage: PictureStorage; readonly read: ReadPicture; readonly now: Instant; readonly isTrial: boolean }

type StoredPart = { readonly part: ContentPart; readonly faults: ReadonlyArray<ItemFault> }

const storePart = async (db: Database, part: ContentPart, { storage, read, now, isTrial }: Taking): Promise<StoredPart> => {
  const { kind, items } = part
  if (kind.withPictures === undefined) return { part, faults: [] }
  const sources = [...sourcesOf(part)]
  const unreadable = sources.filter(([source]) => sourceKind(source) === null)
  const wanted = sources.map(([source], at) => ({ source, line: at, column: "pictures" as const }))
  const { names, wrong } = await takePictures(
    { db, storage, isDry: isTrial, read, now, progress: () => undefined },
    wanted.filter(({ source }) => sourceKind(source) !== null),
  )
  const faults = [
    ...unreadable.map(([source, at]): ItemFault => ({ path: at, reason: { key: "import.noPicture", values: { cell: source } } })),
    ...wrong.map(({ line, reason }) => ({ path: sources[line]?.[1] ?? [], reason })),
  ]
  const named = items.map((item) => kind.withPictures?.(item, (source) => names.get(source) ?? source) ?? item)
  return { part: { ...part, items: named }, faults }
}

/** The content with the names of its pictures, which are stored unless `isTrial`. Throws `WrongContent` for those that are none. */
export const storePictures = async (
  db: Database,
  content: ReadonlyArray<ContentPart>,
  taking: Taking,
): Promise<ReadonlyArray<ContentPart>> => {
  const stored = await Promise.all(content.map((part) => storePart(db, part, taking)))
  const wrong = stored.filter(({ faults }) => faults.length > 0)
  if (wrong.length > 0) throw new WrongContent(wrong)
  return stored.map(({ part }) => part)
}

/** Writes the merchant's own pictures that content names into the folder of an export, where another shop reads them; `pictureOf` is `null` for a lost one. */
export const exportPictures = async (
  content: ReadonlyArray<Named>,
  folder: string,
  pictureOf: (name: string) => Promise<Uint8Array | null>,
): Promise<void> => {
  for (const name of ownPictures(content)) {
    const bytes = await pictureOf(name)
    if (bytes === null) continue
    const file = path.join(folder, exportedSource(name))
    await writing(file, async () => {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
    })
  }
}

/** A file as a call sends it, by its `path` in the folder. */
type SentPicture = { readonly path: string; readonly bytes: Uint8Array }
/** A file that cannot be read. The shop refuses its picture, unless it has one of that name. */
export type LackingPicture = ItemFault & { readonly kind: string }

type ToSend = { readonly sent: ReadonlyArray<SentPicture>; readonly lacking: ReadonlyArray<LackingPicture> }

/** Files of the folder that content names and a shop lacks that has the pictures `known`. */
export const picturesToSend = async (
  content: ReadonlyArray<Pick<ContentPart, "name" | "kind" | "items">>,
  known: Pick<ReadonlySet<string>, "has">,
  read: ReadPicture,
): Promise<ToSend> => {
  const named = content.flatMap((part) => [...sourcesOf(part)].map(([source, place]) => ({ kind: part.name, source, place })))
  const sent = new Map<string, SentPicture>()
  const lacking: LackingPicture[] = []
  for (const { kind, source, place } of named) {
    const isOwn = sourceKind(source) === "own"
    if (!(isOwn ? !known.has(source) : sourceKind(source) === "file")) continue
    const file = isOwn ? exportedSource(source) : source
    try {
      if (!sent.has(file)) sent.set(file, { path: file, bytes: await (isOwn ? readExported(read, source) : read(source)) })
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      lacking.push({ kind, path: place, reason: pictureRefusal(source, error, isOwn) })
    }
  }
  return { sent: [...sent.values()], lacking }
}

/** Throws an `OperatorError` with the files beside the content that it names and that cannot be read. Pictures of the shop are not looked up. */
export const requireFiles = async (content: ReadonlyArray<ContentPart>, read: ReadPicture): Promise<void> => {
  const { lacking } = await picturesToSend(content, { has: () => true }, read)
  const reasons = lacking.flatMap(({ kind, path: at, reason }) =>
    content.flatMap((part) => (part.name === kind ? [part.located(at, reason)] : [])),
  )
  if (reasons.length > 0) throw new OperatorError({ key: "content.wrong", values: { reasons } })
}
