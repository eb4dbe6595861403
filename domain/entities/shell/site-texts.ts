/** What a site's data brings besides its configuration: translations, notices, presets. Specification §3, E22. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** A message that a site says in its own words. */
export const Translation = Schema.Struct({
  key: Schema.NonEmptyString,
  mn: Schema.String,
  en: orElse(Schema.String, ""),
})
export type Translation = typeof Translation.Type

/** A notice to everybody, from one moment to another. */
export const Notification = Schema.Struct({
  id: LooseInt,
  title: Schema.String,
  text: orElse(Schema.String, ""),
  link: orNull(Schema.String),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
}).pipe(Schema.encodeKeys({ startsAt: "starts_at", expiresAt: "expires_at" }))
export type Notification = typeof Notification.Type

/** A question to the search that a site keeps under a name. */
export const Preset = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  /** As in an address: `brand=tselmen&sale=1`. */
  query: Schema.String,
})
export type Preset = typeof Preset.Type
