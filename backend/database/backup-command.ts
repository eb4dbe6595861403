/** `npm run backup -- FILE` and `npm run restore -- FILE`: the embedded database of `DATA_DIR` as one file. */
import { resolve } from "node:path"
import { readConfig } from "#backend/config.ts"
import { backUp, restore } from "./backup.ts"

/** npm starts a script in the root of the checkout; a path is meant from where the operator stands. */
const operatorDirectory = process.env["INIT_CWD"] ?? process.cwd()

const run = async ([command, file, ...rest]: ReadonlyArray<string>): Promise<string> => {
  if ((command !== "backup" && command !== "restore") || file === undefined || rest.length > 0) {
    throw new Error("usage: npm run backup -- FILE, or npm run restore -- FILE")
  }
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== null || dataDir === null) {
    throw new Error(`${command} is for the embedded database; with DATABASE_URL use pg_dump and pg_restore`)
  }
  const at = resolve(operatorDirectory, file)
  if (command === "backup") {
    await backUp(dataDir, at)
    return `The database of ${dataDir} is backed up in ${at}`
  }
  await restore(dataDir, at)
  return `The database of ${dataDir} is restored from ${at}`
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
