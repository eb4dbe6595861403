// Cache of prepared statements of the embedded database, so that repeated ones are not parsed and planned again.
// Plain JavaScript, because the worker thread imports it without a bundler.
import { protocol } from "@electric-sql/pglite"

const { serialize } = protocol

/** Maximum of cached statements; the least recently used one is closed first. */
const maxStatements = 400

const joined = (...messages) => Buffer.concat(messages)
const named = (messages, name) => messages.filter((message) => message.name === name)

/** A `query(sql, params)` over `db` that returns rows as objects, with values parsed by `db.parsers`. */
export const preparing = (db) => {
  const known = new Map()
  let last = 0

  // Without a final `sync` a failed statement would leave the next one unanswered.
  const send = async (...messages) =>
    (await db.execProtocol(joined(...messages, serialize.sync()), { syncToFs: false, throwOnError: true })).messages

  const prepare = async (sql) => {
    const name = `s${++last}`
    const messages = await send(serialize.parse({ name, text: sql }), serialize.describe({ type: "S", name }))
    const types = named(messages, "parameterDescription")[0]?.dataTypeIDs ?? []
    const fields = named(messages, "rowDescription")[0]?.fields ?? []
    return { name, types, fields }
  }

  const statementFor = async (sql) => {
    const statement = known.get(sql) ?? (await prepare(sql))
    known.delete(sql)
    known.set(sql, statement)
    if (known.size > maxStatements) {
      const [oldest, { name }] = known.entries().next().value
      known.delete(oldest)
      await send(serialize.close({ type: "S", name }))
    }
    return statement
  }

  const written = (value, type) => {
    if (value === null || value === undefined) return null
    const write = db.serializers[type]
    return write === undefined ? String(value) : write(value)
  }
  const read = (text, { dataTypeID }) => {
    if (text === null) return null
    const reader = db.parsers[dataTypeID]
    return reader === undefined ? text : reader(text, dataTypeID)
  }

  return {
    query: async (sql, params) => {
      const { name, types, fields } = await statementFor(sql)
      const values = params.map((value, at) => written(value, types[at]))
      const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
      await db.syncToFs()
      return named(messages, "dataRow").map((row) =>
        Object.fromEntries(fields.map((field, at) => [field.name, read(row.fields[at], field)])),
      )
    },
    /** Drops all statements: those prepared before a schema change are invalid. */
    forget: async () => {
      if (known.size === 0) return
      known.clear()
      await db.exec("deallocate all")
    },
  }
}
