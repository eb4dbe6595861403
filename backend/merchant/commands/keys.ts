/** `npm run shop -- keys`: keys of the merchant's programs, in the database itself. */
import { parseArgs } from "node:util"
import { newKey, revokeKey, scopes, storedKeys, type Scope } from "#backend/http/api-keys.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { withDatabase } from "#backend/merchant/operate.ts"
import type { Database } from "#backend/database/database.ts"
import { instantOf } from "#domain/rules/instants.ts"

const usage = `npm run shop -- keys new --scopes ${scopes.join(",")} [--name ERP]
npm run shop -- keys list
npm run shop -- keys revoke ID`

const scopesOf = (text: string): ReadonlyArray<Scope> =>
  text.split(",").map((name) => {
    const scope = scopes.find((one) => one === name.trim())
    if (scope === undefined) throw new WrongUse(name.trim() === "" ? "--scopes says what the key may do" : `there is no scope ${name.trim()}`)
    return scope
  })

const listed = async (db: Database): Promise<string> => {
  const keys = await storedKeys(db)
  if (keys.length === 0) return "There are no keys."
  return keys.map(({ id, name, scopes: granted, created_at, used_at, revoked_at }) =>
    [id, name, granted.join(","), `made ${created_at}`, used_at === null ? "never used" : `used ${used_at}`, ...(revoked_at === null ? [] : [`revoked ${revoked_at}`])].join("\t")).join("\n")
}

const made = async (db: Database, name: string, granted: ReadonlyArray<Scope>): Promise<string> =>
  `${await newKey(db, name, granted, instantOf(Date.now()))}\nKeep it: it is stored as a hash and cannot be shown again.`

const revoked = async (db: Database, id: string) => {
  const isDone = await revokeKey(db, Number(id), instantOf(Date.now()))
  return { text: isDone ? `Key ${id} is revoked.` : `There is no key ${id} in use.`, isDone }
}

export const command: ShopCommand = {
  summary: "keys of the merchant's own programs",
  usage,
  run: async (args, env) => {
    const { values, positionals: [action, id, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options: { scopes: { type: "string" }, name: { type: "string" } } })
    if (action === "list" && id === undefined) return withDatabase(env, listed)
    if (action === "new" && id === undefined) {
      const granted = scopesOf(values.scopes ?? "")
      return withDatabase(env, (db) => made(db, values.name ?? "", granted))
    }
    if (action !== "revoke" || id === undefined || !/^[1-9]\d{0,8}$/.test(id) || rest.length > 0) throw new WrongUse("a new key, the list, or the number of one to revoke?")
    return withDatabase(env, (db) => revoked(db, id))
  },
}
