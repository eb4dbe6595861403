// The embedded database's own thread: it runs one statement at a time, so that a slow one never stops the shop.
// Plain JavaScript, because a thread is started from a file that Node reads as it stands, bundled shop or not.
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { readFile, writeFile } from "node:fs/promises"
import { parentPort, workerData } from "node:worker_threads"
import { preparing } from "./prepared.mjs"
import { readers } from "./readers.mjs"

const { dataDir, loadFrom } = workerData
const db = await PGlite.create({
  ...(dataDir === null ? {} : { dataDir }),
  ...(loadFrom === null ? {} : { loadDataDir: new Blob([await readFile(loadFrom)]) }),
  extensions: { pg_trgm, unaccent },
  parsers: readers,
})
await db.exec("set time zone 'UTC'")
const statements = preparing(db)

/** What only begins or ends a transaction leaves every table as it is. */
const ofTransaction = new Set(["begin", "commit", "rollback"])

const jobs = {
  query: ({ sql, params }) => statements.query(sql, params),
  script: async ({ sql }) => {
    await db.exec(sql)
    if (!ofTransaction.has(sql)) await statements.forget()
  },
  dump: async ({ file }) => {
    const blob = await db.dumpDataDir("gzip")
    await writeFile(file, Buffer.from(await blob.arrayBuffer()))
  },
  close: async () => {
    await db.close()
  },
}

const answer = async ({ id, job, ...rest }) => {
  try {
    parentPort.postMessage({ id, rows: await jobs[job](rest) })
  } catch (error) {
    parentPort.postMessage({
      id,
      failure: { message: error.message, code: error.code, constraint: error.constraint, detail: error.detail },
    })
  }
  if (job === "close") parentPort.close()
}

// One after the other: a transaction may ask several things at once.
let line = Promise.resolve()
parentPort.on("message", (asked) => {
  line = line.then(() => answer(asked))
})
parentPort.postMessage({ id: 0 })
