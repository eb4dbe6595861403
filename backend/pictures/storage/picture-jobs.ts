/** Jobs of the picture storage: they remove what no row names any more, and move what earlier releases stored in the database. */
import type { Job } from "#backend/area.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { day, hour, later, millisecondsOf, minute } from "#domain/rules/instants.ts"
import { unfinishedFolder } from "./picture-storage.ts"
import { objectOf, type PictureKind } from "./stored-pictures.ts"

type Services = Pick<BackendServices, "db" | "pictures">

/** Number of objects whose rows are read at once. */
const perBatch = 500
/** Pictures that are moved in one step, since their bytes are in memory meanwhile. */
const perStep = 20
/** Pictures that are moved in one run. */
const perRun = 200

const namedOf = async (db: Database, { table }: PictureKind, names: ReadonlyArray<string>): Promise<ReadonlySet<string>> =>
  new Set((await db.query<{ name: string }>(`select name from ${table} where name = any ($1::text[])`, [names])).map(({ name }) => name))

/** Removes the objects of deleted rows, which triggers note down in the transaction that deletes them. */
const removeDeleted = async ({ db, pictures }: Services, kinds: ReadonlyArray<PictureKind>): Promise<number> => {
  let count = 0
  for (const kind of kinds) {
    const removed = (
      await db.query<{ name: string }>("select name from removed_pictures where folder = $1 limit $2", [kind.folder, perBatch])
    ).map(({ name }) => name)
    if (removed.length === 0) continue
    const named = await namedOf(db, kind, removed)
    const gone = removed.filter((name) => !named.has(name))
    await pictures.remove(gone.flatMap((name) => kind.sizes.map(({ file }) => objectOf(kind, name, file))))
    await db.query("delete from removed_pictures where folder = $1 and name = any ($2::text[])", [kind.folder, removed])
    count += gone.length
  }
  return count
}

const nameOf = (object: string): string => /\/([^.]*)/.exec(object)?.[1] ?? ""

/** Those of `objects` that no row names. What is of no known kind may be of another release, and stays. */
const orphansAmong = async (
  db: Database,
  kinds: ReadonlyArray<PictureKind>,
  objects: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const orphans = objects.filter((object) => object.startsWith(`${unfinishedFolder}/`))
  for (const kind of kinds.filter(({ isNamedByContent }) => isNamedByContent !== true)) {
    const own = objects.filter((object) => object.startsWith(`${kind.folder}/`))
    const named = own.length === 0 ? new Set() : await namedOf(db, kind, own.map(nameOf))
    orphans.push(...own.filter((object) => !named.has(nameOf(object))))
  }
  return orphans
}

/** Removes what an interrupted call left behind. A younger object may be of a call that has not written its row yet. */
const removeOrphans = async ({ db, pictures }: Services, kinds: ReadonlyArray<PictureKind>, now: Instant): Promise<number> => {
  const before = millisecondsOf(later(now, -day))
  let count = 0
  let batch: string[] = []
  const remove = async () => {
    const orphans = await orphansAmong(db, kinds, batch)
    await pictures.remove(orphans)
    count += orphans.length
    batch = []
  }
  for await (const { name, storedAt } of pictures.list()) {
    if (storedAt < before) batch.push(name)
    if (batch.length === perBatch) await remove()
  }
  await remove()
  return count
}

/** Moves one size of some pictures. Another process may move the same: it stores the same bytes. */
const moveStep = async ({ db, pictures }: Services, kind: PictureKind, { file, before }: PictureKind["sizes"][number]): Promise<number> => {
  if (before === undefined) return 0
  const { column, rows } = before
  const stored = await db.query<{ name: string; bytes: string }>(
    `select name, encode(${column}, 'base64') as bytes from ${kind.table} where ${column} is not null and ${rows} limit $1`,
    [perStep],
  )
  for (const { name, bytes } of stored) {
    await pictures.put(objectOf(kind, name, file), Buffer.from(bytes, "base64"))
    await db.query(`update ${kind.table} set ${column} = null where name = $1 and ${rows}`, [name])
  }
  return stored.length
}

/** Processes of the release before, which cannot read moved pictures, are gone by then. */
const isUpgradeOver = async (db: Database, now: Instant): Promise<boolean> =>
  (await db.query("select from migrations where name = '0301_pictures.sql' and run_at < $1", [later(now, -hour)])).length > 0

/** Moves the bytes that an earlier release stored in the database, in small steps that may be interrupted. */
const moveStored = async (services: Services, kinds: ReadonlyArray<PictureKind>, now: Instant): Promise<number> => {
  if (!(await isUpgradeOver(services.db, now))) return 0
  let count = 0
  for (const kind of kinds) {
    for (const size of kind.sizes) {
      for (let moved = perStep; moved === perStep && count < perRun; count += moved) moved = await moveStep(services, kind, size)
    }
  }
  return count
}

export const pictureJobs = (kinds: ReadonlyArray<PictureKind>): ReadonlyArray<Job> => [
  { name: "deleted pictures", every: 0, isExternal: true, run: (services) => removeDeleted(services, kinds) },
  { name: "moved pictures", every: minute, isExternal: true, run: (services, now) => moveStored(services, kinds, now) },
  { name: "orphaned pictures", every: day, isExternal: true, run: (services, now) => removeOrphans(services, kinds, now) },
]
