/** `npm run index`: rebuilds the index of the search cluster, and continues an interrupted build. */
import { readConfig } from "#backend/config.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { buildIndex } from "./cluster/build-index.ts"
import { createClusterClient } from "./cluster/cluster-client.ts"

const usage = "usage: npm run index, with SEARCH_URL; it takes no arguments"

const run = async ([argument]: ReadonlyArray<string>): Promise<void> => {
  if (argument === "--help" || argument === "-h") return console.log(usage)
  if (argument !== undefined) throw new Error(usage)
  const { databaseUrl, dataDir, searchCluster } = readConfig(process.env)
  if (searchCluster === null) throw new Error("SEARCH_URL is not set: the embedded search needs no index")
  const db = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl)
  try {
    await migrate(db)
    const began = performance.now()
    await buildIndex(db, createClusterClient(searchCluster), (done, total) => {
      console.log(`${done} of ${total} products, ${((performance.now() - began) / 1000).toFixed(0)} s`)
    })
    console.log("Searches go to the new index")
  } finally {
    await db.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
