/** Stored pictures: a row names a picture, and the picture storage has its bytes, an object for each size. */
import type { BackendServices } from "#backend/services.ts"
import type { PictureStorage } from "./picture-storage.ts"

/** Size of a picture by the end of its object's name, and where releases before the picture storage had its bytes: `column` of the `rows`. */
type StoredSize = { readonly file: string; readonly before?: { readonly column: "bytes" | "small"; readonly rows: string } }

/** Kind of pictures: those of reviews, for one. An area declares its own. */
export type PictureKind = {
  /** First part of its objects' names. */
  readonly folder: string
  /** Table of its rows, with their `name`. */
  readonly table: string
  readonly sizes: ReadonlyArray<StoredSize>
  /** Whether the same picture has the same name again. Such a name may come back at any moment, so its object is no orphan. */
  readonly isNamedByContent?: boolean
}

export const objectOf = ({ folder }: PictureKind, name: string, file: string): string => `${folder}/${name}.${file}`

/** Stores the sizes of a picture, before its row is written: what is interrupted leaves an orphan, never a row without bytes. */
export const storePicture = async (
  storage: PictureStorage,
  kind: PictureKind,
  name: string,
  sizes: Readonly<Record<string, Buffer>>,
): Promise<void> => {
  for (const [file, bytes] of Object.entries(sizes)) await storage.put(objectOf(kind, name, file), bytes)
}

/** Bytes of a picture that a row names, from the storage, or from the database where an earlier release left them; `null` where there are none. */
export const storedPicture = async (
  { db, pictures }: Pick<BackendServices, "db" | "pictures">,
  kind: PictureKind,
  name: string,
  file: string,
): Promise<Buffer | null> => {
  const size = kind.sizes.find((one) => one.file === file)
  if (size === undefined) return null
  const [column, rows] = size.before === undefined ? ["null::bytea", "true"] : [size.before.column, size.before.rows]
  const [row] = await db.query<{ bytes: string | null }>(
    `select encode(${column}, 'base64') as bytes from ${kind.table} where name = $1 and ${rows}`,
    [name],
  )
  if (row === undefined) return null
  return row.bytes === null ? pictures.get(objectOf(kind, name, file)) : Buffer.from(row.bytes, "base64")
}
