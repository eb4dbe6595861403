/** Adapter of the push ports: the browser's subscription, stored and linked by the shop. */
import type { Problem } from "#domain/entities/problem.ts"
import type { PushBrowser } from "#adapters/browser/push.ts"
import type { ShellPorts } from "#machines/shell/ports.ts"
import type { Caller } from "./client/api-client.ts"
import { linkDevice, pushKey, subscribeDevice, unsubscribeDevice } from "./contract/shell/push.ts"

export type PushPorts = Pick<ShellPorts, "readPushAbility" | "subscribePush" | "unsubscribePush" | "linkPush">

export const createPushPorts = ({ call }: Caller, browser: PushBrowser): PushPorts => {
  /** Id of this device at the shop; `null` without a subscription. */
  const stored = async (signal?: AbortSignal): Promise<string | null> => {
    const subscription = await browser.subscription()
    return subscription === null ? null : (await call(subscribeDevice, { signal, body: subscription })).playerId
  }
  const publicKey = (signal?: AbortSignal) => async () => (await call(pushKey, { signal })).publicKey
  return {
    readPushAbility: () => browser.ability(),
    subscribePush: async (_, signal) => {
      const ability = await browser.subscribe(publicKey(signal))
      if (ability === "subscribed" && (await stored(signal)) === null) throw { _tag: "Unreadable" } satisfies Problem
      return ability
    },
    unsubscribePush: async (_, signal) => {
      const playerId = await stored(signal)
      if (playerId !== null) await call(unsubscribeDevice, { signal, params: { playerId } })
      await browser.unsubscribe()
    },
    linkPush: async ({ isLoggedIn }, signal) => {
      await browser.renew(publicKey(signal))
      const playerId = await stored(signal)
      if (playerId !== null && isLoggedIn) await call(linkDevice, { signal, body: { playerId } })
    },
  }
}
