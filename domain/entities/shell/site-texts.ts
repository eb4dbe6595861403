/** Translations, notifications and presets of a site. Specification §3, E22. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Message that a site replaces by its own text. */
export const Translation = Schema.Struct({
  key: Schema.NonEmptyString,
  mn: Schema.String,
  en: orElse(Schema.String, ""),
})
export type Translation = typeof Translation.Type

/** Notification to everybody, from `startsAt` to `expiresAt`. */
export const Notification = Schema.Struct({
  id: LooseInt,
  title: Schema.String,
  text: orElse(Schema.String, ""),
  /** English title; `null` where the title and text serve both languages. */
  english: orNull(Schema.String),
  englishText: orElse(Schema.String, ""),
  link: orNull(Schema.String),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ englishText: "english_text", startsAt: "starts_at", expiresAt: "expires_at" }))
export type Notification = typeof Notification.Type

/** Named search query of a site. */
export const Preset = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  /** `null` is the name in both languages. */
  english: orNull(Schema.String),
  /** Query string, as in `brand=tselmen&sale=1`. */
  query: Schema.String,
})
export type Preset = typeof Preset.Type
