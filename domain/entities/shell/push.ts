/** Web Push: subscription of a browser, and the note that it shows. */
import * as Schema from "effect/Schema"
import { orNull } from "#domain/entities/wire-codecs.ts"

const base64url = (length: number) => Schema.String.check(Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`)))

/** As `PushSubscription.toJSON` has it: a P-256 point of 65 bytes and a secret of 16. `applicationServerKey`: the shop's key that it is bound to, where the browser says it. */
export const PushSubscription = Schema.Struct({
  endpoint: Schema.String.check(Schema.isMaxLength(2000)),
  keys: Schema.Struct({ p256dh: base64url(87), auth: base64url(22) }),
  applicationServerKey: orNull(base64url(87)),
}).annotate({ identifier: "PushSubscription" })
export type PushSubscription = typeof PushSubscription.Type

/** What a push carries: texts, the page behind it, and a tag by which a later one replaces it. */
export const PushNote = Schema.Struct({ title: Schema.String, body: Schema.String, path: Schema.String, tag: Schema.String })
export type PushNote = typeof PushNote.Type

/** Id of the device, which the shop gives its subscription. */
export const PlayerId = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))
