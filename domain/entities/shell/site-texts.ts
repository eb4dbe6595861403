/** Translations, notifications and presets of a site. Specification §3, E22. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Message that a site replaces by its own text. */
export const Translation = Schema.Struct({
  key: Schema.NonEmptyString,
  /** Empty in a language that keeps its message. */
  text: LocalizedText,
})
export type Translation = typeof Translation.Type

/** Notification to everybody, from `startsAt` to `expiresAt`. */
export const Notification = Schema.Struct({
  id: LooseInt,
  title: LocalizedText,
  text: orElse(LocalizedText, { [defaultLocale]: "" }),
  link: orNull(Schema.String),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ startsAt: "starts_at", expiresAt: "expires_at" }))
export type Notification = typeof Notification.Type

/** Named search query of a site. */
export const Preset = Schema.Struct({
  id: LooseInt,
  name: LocalizedName,
  /** Query string, as in `brand=tselmen&sale=1`. */
  query: Schema.String,
})
export type Preset = typeof Preset.Type
