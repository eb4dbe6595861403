// Worker thread of the embedded database: runs one statement at a time, away from the thread that answers calls.
// Plain JavaScript, because Node starts a worker from its file, without the bundler or tsx.
import { PGlite, protocol } from "@electric-sql/pglite"
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

/** Scripts that change no table: prepared statements stay valid. */
const ofTransaction = new Set(["begin", "rollback"])

const jobs = {
  query: ({ sql, params }) => statements.query(sql, params),
  script: async ({ sql }) => {
    await db.exec(sql)
    if (!ofTransaction.has(sql)) await statements.forget()
  },
  /** Its row is the command tag: a transaction with a failed statement answers ROLLBACK. */
  commit: async () => {
    const { messages } = await db.execProtocol(protocol.serialize.query("commit"), { throwOnError: true })
    return messages.filter(({ name }) => name === "commandComplete").map(({ text }) => text)
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

// One after the other: a transaction may send several statements at once.
let line = Promise.resolve()
parentPort.on("message", (request) => {
  line = line.then(() => answer(request))
})
parentPort.postMessage({ id: 0 })
