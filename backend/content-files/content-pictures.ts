/** Pictures of content: names of the shop's own, files beside the content, and addresses, stored as those of goods are. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { exportedFile, sourceKind } from "#backend/import/pictures/picture-sources.ts"
import { takePictures } from "#backend/import/pictures/take-pictures.ts"
import { importedPicture, isImported } from "#backend/pictures/imported-picture.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { writing } from "#backend/whole-file.ts"
import type { FolderContent } from "./content-folder.ts"

type Path = ReadonlyArray<string | number>

/** Path of a text in a value. */
const pathOf = (value: unknown, text: string, path: Path): Path | null => {
  if (value === text) return path
  if (typeof value !== "object" || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOf(inner, text, [...path, Array.isArray(value) ? Number(key) : key])
    if (found !== null) return found
  }
  return null
}

/** Sources of pictures, each with the first path that names it. */
const sourcesOf = ({ kind, items }: FolderContent): ReadonlyMap<string, Path> => {
  const sources = new Map<string, Path>()
  for (const [at, item] of items.entries())
    kind.withPictures?.(item, (source) => {
      if (!sources.has(source)) sources.set(source, pathOf(item, source, [at]) ?? [at])
      return source
    })
  return sources
}

type Place = { readonly storage: PictureStorage; readonly folder: string }

const storePart = async (
  db: Database,
  part: FolderContent,
  { storage, folder, now, isTrial }: Place & { readonly now: Instant; readonly isTrial: boolean },
): Promise<FolderContent> => {
  const { kind, items, located } = part
  if (kind.withPictures === undefined) return part
  const sources = [...sourcesOf(part)]
  const unreadable = sources.filter(([source]) => sourceKind(source) === null)
  const wanted = sources.map(([source], at) => ({ source, line: at, column: "pictures" as const }))
  const { names, wrong } = await takePictures(
    { db, storage, isDry: isTrial, folder, now, progress: () => undefined },
    wanted.filter(({ source }) => sourceKind(source) !== null),
  )
  const reasons = [
    ...unreadable.map(([source, at]) => located(at, { key: "import.noPicture", values: { cell: source } })),
    ...wrong.map(({ line, reason }) => located(sources[line]?.[1] ?? [], reason)),
  ]
  if (reasons.length > 0) throw new OperatorError({ key: "content.wrong", values: { reasons } })
  return { ...part, items: items.map((item) => kind.withPictures?.(item, (source) => names.get(source) ?? source) ?? item) }
}

/** The content with the names of its pictures, which are stored unless `isTrial`. Throws an `OperatorError` with the lines of those that are none. */
export const storePictures = (
  db: Database,
  content: ReadonlyArray<FolderContent>,
  place: Place & { readonly now: Instant; readonly isTrial: boolean },
): Promise<ReadonlyArray<FolderContent>> => Promise.all(content.map((part) => storePart(db, part, place)))

/** Writes the merchant's own pictures that content names into `pictures` of the folder, where another shop reads them. */
export const exportPictures = async (
  db: Database,
  content: ReadonlyArray<Pick<FolderContent, "kind" | "items">>,
  { storage, folder }: Place,
): Promise<void> => {
  const names = new Set<string>()
  for (const { kind, items } of content)
    for (const item of items)
      kind.withPictures?.(item, (name) => {
        if (isImported(name)) names.add(name)
        return name
      })
  for (const name of names) {
    const bytes = await importedPicture({ db, pictures: storage }, name)
    if (bytes === null) continue
    const file = path.join(folder, "pictures", exportedFile(name))
    await writing(file, async () => {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
    })
  }
}
