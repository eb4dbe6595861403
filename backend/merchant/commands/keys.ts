/** `npm run shop -- keys`: keys of the merchant's programs, in the database itself. */
import { parseArgs } from "node:util"
import { scopes, type Scope } from "#adapters/shop/contract/endpoint.ts"
import { newKey, revokeKey, storedKeys } from "#backend/http/api-keys.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"
import { withDatabase } from "#backend/merchant/operate.ts"
import type { Database } from "#backend/database/database.ts"
import { instantOf } from "#domain/rules/instants.ts"

const usage = `npm run shop -- keys new --scopes ${scopes.join(",")} [--name ERP]
npm run shop -- keys list
npm run shop -- keys revoke ID`

const scopesOf = (text: string, translate: Translate): ReadonlyArray<Scope> =>
  text.split(",").map((part) => {
    const name = part.trim()
    const scope = scopes.find((known) => known === name)
    if (scope === undefined) throw new WrongUse(name === "" ? translate("keys.noScopes") : translate("keys.noScope", { scope: name }))
    return scope
  })

const keyList = async (db: Database, translate: Translate): Promise<string> => {
  const keys = await storedKeys(db)
  if (keys.length === 0) return translate("keys.none")
  return keys
    .map(({ id, name, scopes: granted, created_at, used_at, revoked_at }) =>
      [
        id,
        name,
        granted.join(","),
        translate("keys.made", { at: created_at }),
        used_at === null ? translate("keys.neverUsed") : translate("keys.used", { at: used_at }),
        ...(revoked_at === null ? [] : [translate("keys.revokedAt", { at: revoked_at })]),
      ].join("\t"),
    )
    .join("\n")
}

const createKey = async (db: Database, name: string, granted: ReadonlyArray<Scope>, translate: Translate): Promise<string> =>
  `${await newKey(db, name, granted, instantOf(Date.now()))}\n${translate("keys.keep")}`

const revoke = async (db: Database, id: string, translate: Translate) => {
  const isDone = await revokeKey(db, Number(id), instantOf(Date.now()))
  return { text: translate(isDone ? "keys.revoked" : "keys.notInUse", { id }), isDone }
}

export const command: ShopCommand = {
  summary: "keys.summary",
  usage,
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values,
      positionals: [action, id, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options: { scopes: { type: "string" }, name: { type: "string" } } })
    if (action === "list" && id === undefined) return withDatabase(env, (db) => keyList(db, translate))
    if (action === "new" && id === undefined) {
      const granted = scopesOf(values.scopes ?? "", translate)
      return withDatabase(env, (db) => createKey(db, values.name ?? "", granted, translate))
    }
    if (action !== "revoke" || id === undefined || !/^[1-9]\d{0,8}$/.test(id) || rest.length > 0)
      throw new WrongUse(translate("keys.which"))
    return withDatabase(env, (db) => revoke(db, id, translate))
  },
}
