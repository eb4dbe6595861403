/** `npm run backup -- FILE` and `npm run restore -- FILE`: the embedded database of `DATA_DIR` and the pictures beside it as one file. */
import { resolve } from "node:path"
import { readConfig } from "#backend/config.ts"
import { OperatorError, reasonOf, translator } from "#backend/texts/command-language.ts"
import { backUp, restore } from "./backup.ts"

/** npm starts a script in the root of the checkout; a path is meant from where the operator stands. */
const operatorDirectory = process.env["INIT_CWD"] ?? process.cwd()

const translate = translator(process.env)
const usage = `npm run backup -- FILE\nnpm run restore -- FILE\n${translate("backup.usage")}`

/** Messages of success, by where the pictures are stored: beside the database, or in a bucket. */
const doneKeys = {
  backup: { local: "backup.done", bucket: "backup.doneWithBucket" },
  restore: { local: "restore.done", bucket: "restore.doneWithBucket" },
} as const

const run = async ([command, fileName, ...rest]: ReadonlyArray<string>): Promise<string> => {
  if (fileName === "--help" || fileName === "-h") return usage
  if ((command !== "backup" && command !== "restore") || fileName === undefined || fileName.startsWith("-") || rest.length > 0)
    throw new Error(usage)
  const { dataDir, databaseUrl, pictures } = readConfig(process.env)
  if (databaseUrl !== null || dataDir === null) throw new OperatorError({ key: "backup.external", values: { command } })
  const values = { folder: dataDir, file: resolve(operatorDirectory, fileName) }
  if (command === "backup") await backUp(dataDir, values.file)
  else await restore(dataDir, values.file)
  const { local, bucket } = doneKeys[command]
  return pictures.s3 === null ? translate(local, values) : translate(bucket, { ...values, bucket: pictures.s3.bucket })
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  const reason = reasonOf(error, translate)
  console.error(reason)
  // As commands of `npm run shop`: 2 for one that was written wrongly and did nothing.
  process.exitCode = reason === usage ? 2 : 1
}
