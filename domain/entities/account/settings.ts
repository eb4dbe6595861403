/** Settings of a shopper: language, theme, and by which channel each kind of notification comes. Contract "Identity". */
import * as Schema from "effect/Schema"
import { locales } from "#domain/entities/locale.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

const Channels = Schema.Struct({
  push: orElse(Schema.Boolean, false),
  email: orElse(Schema.Boolean, false),
  sms: orElse(Schema.Boolean, false),
})

export const Notifications = Schema.Struct({
  orders: orElse(Channels, { push: true, email: true, sms: true }),
  wallet: orElse(Channels, { push: true, email: true }),
  prices: orElse(Channels, { push: true }),
  /** Wishes that are back in stock. */
  stock: orElse(Channels, { push: true }),
  offers: orElse(Channels, {}),
  replies: orElse(Channels, { push: true }),
})
export type Notifications = typeof Notifications.Type

export const Settings = Schema.Struct({
  /** `null`: never chosen; the device decides. */
  locale: orNull(Schema.Literals(locales)),
  theme: orNull(Schema.Literals(["light", "dark", "system"])),
  notifications: orElse(Notifications, {}),
})
export type Settings = typeof Settings.Type
