/** Web Push: subscription of a browser, and the note that it shows. */
import * as Schema from "effect/Schema"
import { orNull } from "#domain/entities/wire-codecs.ts"

const base64url = (length: number) => Schema.String.check(Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`)))

/** Subscription as `PushSubscription.toJSON` returns it. */
export const PushSubscription = Schema.Struct({
  endpoint: Schema.String.check(Schema.isMaxLength(2000)),
  /** P-256 point of 65 bytes, and secret of 16 bytes. */
  keys: Schema.Struct({ p256dh: base64url(87), auth: base64url(22) }),
  /** The shop's key to which the subscription is bound; `null` where the browser does not report it. */
  applicationServerKey: orNull(base64url(87)),
}).annotate({ identifier: "PushSubscription" })
export type PushSubscription = typeof PushSubscription.Type

/** Content of a push; `path` is the page that it opens, and a later note with the same `tag` replaces it. */
export const PushNote = Schema.Struct({ title: Schema.String, body: Schema.String, path: Schema.String, tag: Schema.String })
export type PushNote = typeof PushNote.Type

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Id that the shop gives to a subscribed device. */
export const PlayerId = Schema.String.check(Schema.isPattern(uuid))
