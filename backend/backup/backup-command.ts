/** `npm run backup -- FILE` and `npm run restore -- FILE`: the embedded database of `DATA_DIR` and the pictures beside it as one file. */
import { resolve } from "node:path"
import { readConfig } from "#backend/config.ts"
import { backUp, restore } from "./backup.ts"

/** npm starts a script in the root of the checkout; a path is meant from where the operator stands. */
const operatorDirectory = process.env["INIT_CWD"] ?? process.cwd()

const usage = "usage: npm run backup -- FILE, or npm run restore -- FILE, for the embedded database while the shop is stopped"

const run = async ([command, file, ...rest]: ReadonlyArray<string>): Promise<string> => {
  if (file === "--help" || file === "-h") return usage
  if ((command !== "backup" && command !== "restore") || file === undefined || file.startsWith("-") || rest.length > 0) throw new Error(usage)
  const { dataDir, databaseUrl, pictures } = readConfig(process.env)
  if (databaseUrl !== null || dataDir === null) {
    throw new Error(`${command} is for the embedded database; with DATABASE_URL use pg_dump and pg_restore, and copy the folder uploads of DATA_DIR`)
  }
  const at = resolve(operatorDirectory, file)
  const elsewhere = pictures.s3 === null ? "" : `; its pictures lie in the bucket ${pictures.s3.bucket}, which needs a backup of its own`
  if (command === "backup") {
    await backUp(dataDir, at)
    return `The shop of ${dataDir} is backed up in ${at}${elsewhere}`
  }
  await restore(dataDir, at)
  return `The shop of ${dataDir} is restored from ${at}${elsewhere}`
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  // As commands of `npm run shop`: 2 for one that was written wrongly and did nothing.
  process.exitCode = message === usage ? 2 : 1
}
