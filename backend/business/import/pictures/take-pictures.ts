/** Pictures of a product file: read or fetched, encoded anew and stored, before any product is written. */
import type { Database } from "#backend/database/database.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { encodedPicture, NoPicture, storePicture } from "#backend/pictures/imported-picture.ts"
import type { Wrong } from "../imported-product.ts"
import { fetchPicture, internet, type Network } from "./fetch-picture.ts"
import { readPictureFile, sourceKind } from "./picture-sources.ts"

/** Pictures taken at once: each takes memory while it is decoded. */
const atOnce = 4

type Taking = {
  readonly db: Database
  readonly storage: PictureStorage
  /** Folder of the files. */
  readonly folder: string
  readonly now: string
  readonly progress: (text: string) => void
  readonly network?: Network
}
type Wanted = { readonly source: string; readonly line: number }
export type Taken = { readonly names: ReadonlyMap<string, string>; readonly wrong: ReadonlyArray<Wrong>; readonly stored: number }

const fetchedBefore = async (db: Database, addresses: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.query<{ address: string; name: string }>("select address, name from imported_picture_sources where address = any ($1::text[])", [addresses])).map(({ address, name }) => [address, name]))

/** Names of the pictures by their source. What is there already is not fetched, encoded or stored again; each fault is noted with its line. */
export const takePictures = async ({ db, storage, folder, now, progress, network = internet }: Taking, wanted: ReadonlyArray<Wanted>): Promise<Taken> => {
  const all = wanted.filter(({ source }) => sourceKind(source) !== "own")
  const names = new Map(await fetchedBefore(db, all.flatMap(({ source }) => (sourceKind(source) === "address" ? [source] : []))))
  const waiting = all.filter(({ source }) => !names.has(source))
  const total = waiting.length
  const wrong: Wrong[] = []
  let stored = 0
  const take = async ({ source, line }: Wanted): Promise<void> => {
    const isAddress = sourceKind(source) === "address"
    try {
      const picture = await encodedPicture(isAddress ? await fetchPicture(source, network) : await readPictureFile(folder, source), db)
      if (picture.bytes !== null) {
        await storePicture({ db, pictures: storage }, picture.name, picture.bytes, now)
        stored += 1
      }
      if (isAddress) await db.query("insert into imported_picture_sources (address, name, fetched_at) values ($1, $2, $3) on conflict (address) do nothing", [source, picture.name, now])
      names.set(source, picture.name)
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      wrong.push({ line, column: "pictures", wrong: `${source.slice(0, 80)} ${error.message}` })
    }
    progress(`took ${total - waiting.length} of ${total} pictures`)
  }
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await take(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { names, wrong: wrong.toSorted((one, other) => one.line - other.line), stored }
}
