/** `npm run shop -- keys`: keys of the merchant's programs. Opens the database itself, so an embedded one must not be in use. */
import { parseArgs } from "node:util"
import { newKey, revokeKey, scopes, storedKeys, type Scope } from "#backend/business/merchant/api-keys.ts"
import { WrongUse, type ShopCommand } from "#backend/business/command.ts"
import { readConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { instantOf } from "#domain/rules/instants.ts"

const usage = `npm run shop -- keys new --scopes ${scopes.join(",")} [--name ERP]
npm run shop -- keys list
npm run shop -- keys revoke ID`

const scopesOf = (text: string): ReadonlyArray<Scope> =>
  text.split(",").map((name) => {
    const scope = scopes.find((one) => one === name.trim())
    if (scope === undefined) throw new WrongUse(`there is no scope ${name}`)
    return scope
  })

const listed = async (db: Database): Promise<string> => {
  const keys = await storedKeys(db)
  if (keys.length === 0) return "There are no keys."
  return keys.map(({ id, name, scopes: granted, created_at, used_at, revoked_at }) =>
    [id, name, granted.join(","), `made ${created_at}`, used_at === null ? "never used" : `used ${used_at}`, ...(revoked_at === null ? [] : [`revoked ${revoked_at}`])].join("\t")).join("\n")
}

const work = async (db: Database, args: ReadonlyArray<string>): Promise<string> => {
  const { values, positionals: [action, id] } = parseArgs({ args: [...args], allowPositionals: true, options: { scopes: { type: "string" }, name: { type: "string" } } })
  const now = instantOf(Date.now())
  if (action === "list") return listed(db)
  if (action === "new" && values.scopes !== undefined) {
    return `${await newKey(db, values.name ?? "", scopesOf(values.scopes), now)}\nKeep it: it is stored as a hash and cannot be shown again.`
  }
  if (action === "revoke" && id !== undefined) return (await revokeKey(db, Number(id), now)) ? `Key ${id} is revoked.` : `There is no key ${id} in use.`
  throw new WrongUse("which keys?")
}

export const command: ShopCommand = {
  usage,
  run: async (args, env) => {
    const { databaseUrl, dataDir } = readConfig(env)
    const db = databaseUrl === null ? await openEmbedded(dataDir, null) : openPostgres(databaseUrl)
    try {
      await migrate(db)
      return await work(db, args)
    } finally {
      await db.close()
    }
  },
}
