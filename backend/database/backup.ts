/** Backup of the embedded database as one file, and its restoration; `backup-command.ts` runs both. */
import { existsSync } from "node:fs"
import { rename } from "node:fs/promises"
import { join } from "node:path"
import { openEmbedded } from "./pglite.ts"

/** Writes the whole database of `dataDir` into `file`. Throws `DirectoryInUse` while a shop runs on it. */
export const backUp = async (dataDir: string, file: string): Promise<void> => {
  if (!existsSync(join(dataDir, "database"))) throw new Error(`there is no database in ${dataDir}`)
  const db = await openEmbedded(dataDir)
  try {
    // An interrupted backup must not be mistaken for a complete one.
    await db.dump(`${file}.part`)
    await rename(`${file}.part`, file)
  } finally {
    await db.close()
  }
}

/** Creates the database of `dataDir` from `file`. Throws where there is one already: nothing is overwritten. */
export const restore = async (dataDir: string, file: string): Promise<void> => {
  if (!existsSync(file)) throw new Error(`there is no backup at ${file}`)
  if (existsSync(join(dataDir, "database"))) throw new Error(`${dataDir} holds a database already; choose another DATA_DIR or move it away`)
  const db = await openEmbedded(dataDir, file)
  await db.close()
}
