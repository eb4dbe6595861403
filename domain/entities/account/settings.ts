/** Settings of a shopper: language, theme, and by which channel each kind of notification comes. Contract "Identity". */
import * as Schema from "effect/Schema"
import { locales } from "#domain/entities/locale.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

const themes = ["light", "dark", "system"] as const

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
  theme: orNull(Schema.Literals(themes)),
  notifications: orElse(Notifications, {}),
})
export type Settings = typeof Settings.Type

const isOn = Schema.optionalKey(Schema.Boolean)
const channels = Schema.optionalKey(Schema.Struct({ push: isOn, email: isOn, sms: isOn }))

/** Settings that are changed; what is absent stays as it is, since another device may have changed it. */
export const SettingsChange = Schema.Struct({
  locale: Schema.optionalKey(Schema.NullOr(Schema.Literals(locales))),
  theme: Schema.optionalKey(Schema.NullOr(Schema.Literals(themes))),
  notifications: Schema.optionalKey(
    Schema.Struct({ orders: channels, wallet: channels, prices: channels, stock: channels, offers: channels, replies: channels }),
  ),
})
export type SettingsChange = typeof SettingsChange.Type
