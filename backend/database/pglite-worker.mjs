// The embedded database's own thread: it runs one statement at a time, so that a slow one never stops the shop.
// Plain JavaScript, because a thread is started from a file that Node reads as it stands, bundled shop or not.
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { readFile, writeFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"
import { readers } from "./readers.mjs"

const { dataDir, loadFrom } = workerData
const db = await PGlite.create({
  ...(dataDir === null ? {} : { dataDir }),
  ...(loadFrom === null ? {} : { loadDataDir: new Blob([await readFile(loadFrom)]) }),
  extensions: { pg_trgm, unaccent },
  parsers: readers,
})
await db.exec("set time zone 'UTC'")

const jobs = {
  query: async ({ sql, params }) => (await db.query(sql, params)).rows,
  script: async ({ sql }) => {
    await db.exec(sql)
  },
  dump: async ({ file }) => {
    const blob = await db.dumpDataDir("gzip")
    await writeFile(file, Buffer.from(await blob.arrayBuffer()))
  },
  close: async () => {
    await db.close()
  },
}

parentPort.on("message", async ({ id, job, ...rest }) => {
  try {
    parentPort.postMessage({ id, rows: await jobs[job](rest) })
  } catch (error) {
    parentPort.postMessage({
      id,
      failure: { message: error.message, code: error.code, constraint: error.constraint, detail: error.detail },
    })
  }
  if (job === "close") parentPort.close()
})
parentPort.postMessage({ id: 0 })
