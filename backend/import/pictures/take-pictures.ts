/** Pictures of a product file: read or fetched, encoded again and stored, before any product is written. */
import type { Database } from "#backend/database/database.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { encodedPicture, NoPicture, storePicture } from "#backend/pictures/imported-picture.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import type { PictureSource, Wrong } from "#backend/import/imported-product.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import { fetchPicture, internet, type Network } from "./fetch-picture.ts"
import { exportedFile, maxShown, readExported, sourceKind, type ReadPicture, type SourceKind } from "./picture-sources.ts"

/** Pictures taken concurrently: each takes memory while it is decoded. */
const concurrency = 4

type Taking = {
  readonly db: Database
  readonly storage: PictureStorage
  /** Whether files are only checked, and addresses not fetched. */
  readonly isDry: boolean
  /** Reads a file. */
  readonly read: ReadPicture
  readonly now: string
  readonly progress: Progress
  readonly network?: Network
}
/** `names`: of the pictures by their source; `null` for one that is refused. */
export type Taken = {
  readonly names: ReadonlyMap<string, string | null>
  readonly wrong: ReadonlyArray<Wrong>
  /** Pictures that were stored, or would be. */ readonly stored: number
}

/** Why the picture of a source is refused. */
const reasonFor = (source: string, { reason: { key, values } }: NoPicture): MessageRef => ({
  key,
  values: { ...values, source: source.slice(0, maxShown) },
})

/** Why a name is refused that is no picture of this shop: its exported file is refused too. */
const unknownPicture = (source: string, error: NoPicture): MessageRef => ({
  key: "import.picture.unknown",
  values: { source: source.slice(0, maxShown), reason: reasonFor(exportedFile(source), error) },
})

/** Why a picture is refused, with its source; `isForeign` for a name that the shop does not have. */
export const pictureRefusal = (source: string, error: NoPicture, isForeign: boolean): MessageRef =>
  isForeign ? unknownPicture(source, error) : reasonFor(source, error)

/** Sources of one kind. */
const sourcesOf = (wanted: ReadonlyArray<PictureSource>, kind: SourceKind): ReadonlyArray<string> =>
  wanted.flatMap(({ source }) => (sourceKind(source) === kind ? [source] : []))

/** Names of the pictures that an earlier import has fetched, by their addresses. */
const fetchedBefore = async (db: Database, addresses: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.query<{ address: string; name: string }>(
    "select address, name from imported_picture_sources where address = any ($1::text[])",
    [addresses],
  )
  return new Map(rows.map(({ address, name }) => [address, name]))
}

const storeFetched = async (db: Database, address: string, name: string, now: string): Promise<void> => {
  await db.query("insert into imported_picture_sources (address, name, fetched_at) values ($1, $2, $3) on conflict (address) do nothing", [
    address,
    name,
    now,
  ])
}

/** Names that are no picture of this shop: those of another shop, whose export has their files. */
const foreignNames = async (db: Database, wanted: ReadonlyArray<PictureSource>): Promise<ReadonlySet<string>> => {
  const names = sourcesOf(wanted, "own")
  if (names.length === 0) return new Set()
  const rows = await db.query<{ name: string }>("select name from imported_pictures where name = any ($1::text[])", [names])
  const known = new Set(rows.map(({ name }) => name))
  return new Set(names.filter((name) => !known.has(name) && !demoPictures.has(name)))
}

/** Takes the pictures of a product file. Stored ones are not fetched, encoded or stored again; each fault is noted with its line, and the rest goes on. */
export const takePictures = async (
  { db, storage, isDry, read, now, progress, network = internet }: Taking,
  wanted: ReadonlyArray<PictureSource>,
): Promise<Taken> => {
  const foreign = await foreignNames(db, wanted)
  const isTaken = (source: string): boolean => {
    const kind = sourceKind(source)
    return kind === "own" ? foreign.has(source) : kind === "file" || !isDry
  }
  const all = wanted.filter(({ source }) => isTaken(source))
  const names = new Map<string, string | null>(await fetchedBefore(db, sourcesOf(wanted, "address")))
  const waiting = all.filter(({ source }) => !names.has(source))
  const total = waiting.length
  const wrong: Wrong[] = []
  // Addresses are not fetched by a trial.
  let stored = isDry ? new Set(sourcesOf(wanted, "address").filter((source) => !names.has(source))).size : 0

  const bytesOf = (source: string): Promise<Buffer> => {
    if (sourceKind(source) === "address") return fetchPicture(source, network)
    return foreign.has(source) ? readExported(read, source) : read(source)
  }
  const takeOne = async (source: string): Promise<void> => {
    const { name, bytes } = await encodedPicture(await bytesOf(source), db, foreign.has(source) ? source : null)
    if (isDry) {
      if (bytes === null) names.set(source, name)
      else stored += 1
      return
    }
    if (bytes !== null) {
      await storePicture({ db, pictures: storage }, name, bytes, now)
      stored += 1
    }
    if (sourceKind(source) === "address") await storeFetched(db, source, name, now)
    names.set(source, name)
  }
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { source, line, column } = next
      try {
        await takeOne(source)
      } catch (error) {
        if (!(error instanceof NoPicture)) throw error
        wrong.push({ line, column, reason: pictureRefusal(source, error, foreign.has(source)) })
        names.set(source, null)
      }
      if (!isDry) progress({ key: "import.tookPictures", values: { count: total - waiting.length, total } })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { names, wrong: wrong.toSorted((one, other) => one.line - other.line), stored }
}
