/** Backup of the embedded database and the pictures beside it as one file, and its restoration; `backup-command.ts` runs both. */
import { existsSync } from "node:fs"
import { cp, mkdir, open, rm } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { OperatorError } from "#backend/texts/command-language.ts"
import { uploadsOf } from "#backend/pictures/storage/configured-storage.ts"
import { wholeFile } from "#backend/whole-file.ts"
import { pack, unpack } from "./archive.ts"
import { openEmbedded } from "#backend/database/pglite.ts"

const databaseFile = "database.tgz"

/** Writes the whole database and the pictures of `dataDir` into `file`. Throws `DirectoryInUse` while a shop runs on it. */
export const backUp = async (dataDir: string, file: string): Promise<void> => {
  if (!existsSync(join(dataDir, "database"))) throw new OperatorError({ key: "backup.noDatabase", values: { folder: dataDir } })
  const db = await openEmbedded(dataDir)
  const partsFolder = resolve(`${file}.parts`)
  try {
    // An interrupted backup must not be mistaken for a complete one.
    await wholeFile(file, async (unfinished) => {
      await mkdir(partsFolder, { recursive: true })
      await db.dump(join(partsFolder, databaseFile))
      const uploads = resolve(uploadsOf(dataDir))
      const pictures = existsSync(uploads) ? [{ folder: dirname(uploads), name: basename(uploads) }] : []
      await pack(unfinished, [{ folder: partsFolder, name: databaseFile }, ...pictures])
    })
  } finally {
    await rm(partsFolder, { recursive: true, force: true })
    await db.close()
  }
}

/** Whether it is the database alone, compressed, as earlier releases wrote it. */
const isDatabaseAlone = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2)
    return buffer.equals(Buffer.from([0x1f, 0x8b]))
  } finally {
    await handle.close()
  }
}

const createDatabase = async (dataDir: string, dump: string): Promise<void> => {
  const db = await openEmbedded(dataDir, dump)
  await db.close()
}

/** Creates the database of `dataDir` and its pictures from `file`. Throws where there is a database already: nothing is overwritten. */
export const restore = async (dataDir: string, file: string): Promise<void> => {
  if (!existsSync(file)) throw new OperatorError({ key: "backup.noFile", values: { file } })
  if (existsSync(join(dataDir, "database"))) throw new OperatorError({ key: "backup.exists", values: { folder: dataDir } })
  if (await isDatabaseAlone(file)) return createDatabase(dataDir, file)
  const partsFolder = join(dataDir, "restored.parts")
  try {
    await mkdir(partsFolder, { recursive: true })
    await unpack(file, partsFolder).catch((error: unknown) => {
      throw new OperatorError({ key: "backup.notWhole", values: { file } }, { cause: error })
    })
    const uploads = uploadsOf(partsFolder)
    // A picture that is there already is the same: names are never used again. The database comes last, since it ends a restoration.
    if (existsSync(uploads)) await cp(uploads, uploadsOf(dataDir), { recursive: true })
    await createDatabase(dataDir, join(partsFolder, databaseFile))
  } finally {
    await rm(partsFolder, { recursive: true, force: true })
  }
}
