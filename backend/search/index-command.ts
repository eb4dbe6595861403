/** `npm run index`: rebuilds the index of the search cluster, and continues an interrupted build. */
import { readConfig } from "#backend/config.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { OperatorError, reasonOf, translator } from "#backend/texts/command-language.ts"
import { buildIndex } from "./cluster/build-index.ts"
import { createClusterClient } from "./cluster/cluster-client.ts"

const translate = translator(process.env)
const usage = `npm run index\n${translate("index.usage")}`

const run = async ([argument]: ReadonlyArray<string>): Promise<void> => {
  if (argument === "--help" || argument === "-h") return console.log(usage)
  if (argument !== undefined) throw new Error(usage)
  const { databaseUrl, dataDir, searchCluster } = readConfig(process.env)
  if (searchCluster === null) throw new OperatorError({ key: "index.notConfigured" })
  const db = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl)
  try {
    await migrate(db)
    const began = performance.now()
    await buildIndex(db, createClusterClient(searchCluster), (done, total) => {
      console.log(translate("index.progress", { done, total, seconds: ((performance.now() - began) / 1000).toFixed(0) }))
    })
    console.log(translate("index.done"))
  } finally {
    await db.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(reasonOf(error, translate))
  process.exitCode = 1
}
