/** Pictures of a product file: read or fetched, encoded again and stored, before any product is written. */
import type { Database } from "#backend/database/database.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { encodedPicture, NoPicture, storePicture } from "#backend/pictures/imported-picture.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import type { PictureSource, Wrong } from "#backend/import/imported-product.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import { fetchPicture, internet, type Network } from "./fetch-picture.ts"
import { exportedFile, readExported, readPictureFile, sourceKind } from "./picture-sources.ts"

/** Pictures taken at once: each takes memory while it is decoded. */
const atOnce = 4

type Taking = {
  readonly db: Database
  readonly storage: PictureStorage
  /** Whether files are only checked, and addresses not fetched. */
  readonly isDry: boolean
  /** Folder of the files. */
  readonly folder: string
  readonly now: string
  readonly progress: Progress
  readonly network?: Network
}
/** `names`: of the pictures by their source; `null` for one that is refused. */
export type Taken = { readonly names: ReadonlyMap<string, string | null>; readonly wrong: ReadonlyArray<Wrong>; readonly stored: number }

/** Why the picture of a source is refused. */
const reasonFor = (source: string, { reason: { key, values } }: NoPicture): MessageRef => ({
  key,
  values: { ...values, source: source.slice(0, 80) },
})

/** Why a name is refused that is no picture of this shop: its exported file is refused too. */
const unknownPicture = (source: string, error: NoPicture): MessageRef => ({
  key: "import.picture.unknown",
  values: { source: source.slice(0, 80), reason: reasonFor(exportedFile(source), error) },
})

const fetchedBefore = async (db: Database, addresses: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.query<{ address: string; name: string }>(
        "select address, name from imported_picture_sources where address = any ($1::text[])",
        [addresses],
      )
    ).map(({ address, name }) => [address, name]),
  )

/** Those that name no picture of this shop: an export of another shop brings their files along. */
const unknownOf = async (db: Database, wanted: ReadonlyArray<PictureSource>): Promise<ReadonlySet<string>> => {
  const names = wanted.flatMap(({ source }) => (sourceKind(source) === "own" ? [source] : []))
  if (names.length === 0) return new Set()
  const known = new Set(
    (await db.query<{ name: string }>("select name from imported_pictures where name = any ($1::text[])", [names])).map(({ name }) => name),
  )
  const unknown = names.filter((name) => !known.has(name))
  return new Set(unknown.filter((name) => !demoPictures.has(name)))
}

/** What is there already is not fetched, encoded or stored again; each fault is noted with its line, and the rest goes on. */
export const takePictures = async (
  { db, storage, isDry, folder, now, progress, network = internet }: Taking,
  wanted: ReadonlyArray<PictureSource>,
): Promise<Taken> => {
  const unknown = await unknownOf(db, wanted)
  const all = wanted.filter(({ source }) => (sourceKind(source) === "own" ? unknown.has(source) : !isDry || sourceKind(source) === "file"))
  const names = new Map<string, string | null>(
    await fetchedBefore(
      db,
      all.flatMap(({ source }) => (sourceKind(source) === "address" ? [source] : [])),
    ),
  )
  const waiting = all.filter(({ source }) => !names.has(source))
  const total = waiting.length
  const wrong: Wrong[] = []
  let stored = 0
  const take = async ({ source, line, column }: PictureSource): Promise<void> => {
    const isAddress = sourceKind(source) === "address"
    try {
      const picture = await encodedPicture(
        isAddress
          ? await fetchPicture(source, network)
          : unknown.has(source)
            ? await readExported(folder, source)
            : await readPictureFile(folder, source),
        db,
        unknown.has(source) ? source : null,
      )
      if (isDry) return
      if (picture.bytes !== null) {
        await storePicture({ db, pictures: storage }, picture.name, picture.bytes, now)
        stored += 1
      }
      if (isAddress)
        await db.query(
          "insert into imported_picture_sources (address, name, fetched_at) values ($1, $2, $3) on conflict (address) do nothing",
          [source, picture.name, now],
        )
      names.set(source, picture.name)
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      wrong.push({ line, column, reason: unknown.has(source) ? unknownPicture(source, error) : reasonFor(source, error) })
      names.set(source, null)
    }
    progress({ key: "import.tookPictures", values: { count: total - waiting.length, total } })
  }
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await take(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { names, wrong: wrong.toSorted((one, other) => one.line - other.line), stored }
}
