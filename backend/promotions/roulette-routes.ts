/** Calls of the roulette's administration. Contract C22. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/promotions/roulette.ts"
import * as rights from "#adapters/shop/contract/promotions/roulette-rights.ts"
import type { AdministrationEntry } from "#domain/entities/promotions/administration.ts"
import type { RouletteLocation, RouletteNumber, RouletteUser } from "#domain/entities/promotions/roulette.ts"
import { checkLogin, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { record } from "#backend/http/administration-log.ts"
import { locationOf, numberColumns, playNumber } from "./play-roulette.ts"
import { pageOf, stockOf, stocksPage, tables } from "./roulette-lists.ts"

export const rouletteRoutes = (app: Hono<Env>, services: BackendServices): void => {
  // Other administration needs it too, so that it is answered without the feature.
  serve(app, services, rights.checkWebsiteAdmin, ({ shopper }) => Promise.resolve({ isWebsiteAdmin: shopper.user?.isAdmin ?? false }))
  serve(app, services, rights.checkAuth, async ({ db, userId }) => {
    const [user] = await db.query<RouletteUser>(
      `select r.id, r.name, r.login, r.location_id as "locationId"
       from roulette_users r join users u on r.login in (u.email, u.phone) where u.id = $1`,
      [userId],
    )
    return { user: user ?? null }
  })

  serve(app, services, contract.rouletteLocations, (request) => pageOf<RouletteLocation>(request, tables.locations))
  serve(app, services, contract.rouletteNumbers, (request) => pageOf<RouletteNumber>(request, tables.numbers))
  serve(app, services, contract.rouletteUsers, (request) => pageOf<RouletteUser>(request, tables.users))
  serve(app, services, contract.rouletteStocks, stocksPage)
  serve(app, services, contract.administrationLog, (request) => pageOf<AdministrationEntry>(request, tables.log))

  serve(app, services, contract.createRouletteLocation, async ({ db, userId, body, now }) => {
    const [row] = await db.query<RouletteLocation>(
      "insert into roulette_locations (name) values ($1) on conflict (name) do nothing returning id, name, active",
      [body.name],
    )
    if (row === undefined) throw wrongField("name", { key: "roulette.taken" })
    await record(db, { userId, action: "location.add", subject: body.name, at: now })
    return row
  })
  serve(app, services, contract.updateRouletteLocation, async ({ db, userId, params, body, now }) => {
    const [row] = await db.query<RouletteLocation>(
      `update roulette_locations set active = $2, withdrawn = withdrawn and not $2 where id = $1 returning id, name, active`,
      [rowIdOf(params.id), body.active],
    )
    if (row === undefined) throw missing()
    await record(db, { userId, action: row.active ? "location.start" : "location.stop", subject: row.name, at: now })
    return row
  })
  serve(app, services, contract.checkRouletteNumber, async ({ db, query }) => {
    const [row] = await db.query<RouletteNumber>(`select ${numberColumns} from roulette_numbers where number = $1`, [query.number])
    if (row === undefined) throw missing("roulette.unknown")
    return row
  })
  serve(app, services, contract.playRouletteNumber, ({ db, userId, body, now }) => playNumber(db, body.number, userId, now))
  serve(app, services, contract.createRouletteUser, async ({ db, userId, body, now }) => {
    if (checkLogin(body).length > 0) throw wrongField("login", { key: "roulette.login" })
    if (body.locationId !== null && (await locationOf(db, body.locationId))?.active !== true) {
      throw wrongField("location_id", { key: "roulette.location" })
    }
    const [row] = await db.query<RouletteUser>(
      `insert into roulette_users (name, login, location_id) values ($1, $2, $3)
       on conflict (login) do nothing returning id, name, login, location_id as "locationId"`,
      [body.name, normalizeLogin(body.login), body.locationId],
    )
    if (row === undefined) throw wrongField("login", { key: "roulette.taken" })
    await record(db, { userId, action: "user.add", subject: row.login, at: now })
    return row
  })
  serve(app, services, contract.deleteRouletteUser, async ({ db, userId, params, now }) => {
    const [row] = await db.query<{ login: string }>("delete from roulette_users where id = $1 returning login", [rowIdOf(params.id)])
    if (row === undefined) throw missing()
    await record(db, { userId, action: "user.remove", subject: row.login, at: now })
    return {}
  })
  serve(app, services, contract.updateRouletteStock, async ({ db, userId, params, body, now }) => {
    const id = rowIdOf(params.id)
    const [before] = await db.query<{ quantity: number }>("select quantity from roulette_stocks where id = $1 for update", [id])
    if (before === undefined) throw missing()
    // A draw meanwhile has taken one: the quantity that was typed would put it back.
    if (body.seen !== null && body.seen !== before.quantity) {
      throw wrongField("quantity", { key: "roulette.changed", values: { left: before.quantity } })
    }
    await db.query("update roulette_stocks set quantity = $2, weight = $3 where id = $1", [id, body.quantity, body.weight])
    const row = await stockOf(db, id)
    if (row === undefined) throw missing()
    await record(db, { userId, action: "stock.update", subject: `${row.name}: ${row.quantity} / ${row.weight}`, at: now })
    return row
  })
}
