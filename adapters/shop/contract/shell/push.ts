/** Calls of Web Push: the shop's key, and the devices that subscribe. */
import * as Schema from "effect/Schema"
import { PlayerId, PushSubscription } from "#domain/entities/shell/push.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"

const Device = Schema.Struct({ playerId: PlayerId }).annotate({ identifier: "PushDevice" })

export const pushKey = endpoint({
  method: "GET",
  path: "/api/v2/push/key",
  summary: "Public VAPID key, by which a browser subscribes to the shop's pushes.",
  answer: Schema.Struct({ publicKey: Schema.String }),
})

export const subscribeDevice = endpoint({
  method: "POST",
  path: "/api/v2/push/devices",
  summary: "Stores the push subscription of a browser, in the language of the request, and answers the id of the device.",
  body: PushSubscription,
  answer: Device,
})

export const unsubscribeDevice = endpoint({
  method: "DELETE",
  path: "/api/v2/push/devices/:playerId",
  summary: "Removes a device; its id is the proof.",
  answer: EmptyResponse,
})

export const linkDevice = endpoint({
  method: "POST",
  path: "/api/v2/users/link_device",
  summary: "Links a device to the user until the session ends, so that news of the user's orders and wishes reach it.",
  asker: "user",
  body: Device,
  answer: EmptyResponse,
})
