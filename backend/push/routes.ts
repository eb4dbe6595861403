/** Calls of Web Push. */
import type { Hono } from "hono"
import * as Schema from "effect/Schema"
import * as contract from "#adapters/shop/contract/shell/push.ts"
import { PlayerId } from "#domain/entities/shell/push.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { linkDevice, removeDevice, storeDevice } from "./push-devices.ts"
import { pushKeys } from "./push-keys.ts"

const isPlayerId = Schema.is(PlayerId)

export const pushRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { config, db } = services
  serve(app, services, contract.pushKey, async ({ now }) => ({ publicKey: (await pushKeys(config, db, now)).publicKey }))
  serve(app, services, contract.subscribeDevice, async ({ body, address, locale, now }) => {
    const countNew = () => countAddress(db, limits.pushDevices, address, now)
    return { playerId: await storeDevice(config, db, { subscription: body, locale, now, countNew }) }
  })
  serve(app, services, contract.unsubscribeDevice, async ({ params: { playerId } }) => {
    if (isPlayerId(playerId)) await removeDevice(db, playerId)
    return {}
  })
  serve(app, services, contract.linkDevice, async ({ body: { playerId }, userId, shopper }) => {
    await linkDevice(db, playerId, { id: userId, session: shopper.user?.session ?? null })
    return {}
  })
}
