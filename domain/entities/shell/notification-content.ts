/** Notification as a merchant writes it. E22. */
import * as Schema from "effect/Schema"
import { WrittenMoment } from "#domain/entities/content-moment.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { LooseInt } from "#domain/entities/wire-codecs.ts"
import { linkPattern } from "#domain/rules/content/safe-addresses.ts"
import { writtenMoment } from "#domain/rules/calendar-date.ts"
import { isBefore } from "#domain/rules/instants.ts"

const absentOr = <Value>(schema: Schema.Codec<Value>) => Schema.optionalKey(Schema.NullOr(schema))

export const NotificationContent = Schema.Struct({
  id: Schema.toEncoded(LooseInt),
  title: LocalizedText,
  text: Schema.optionalKey(LocalizedText),
  link: absentOr(Schema.String.check(Schema.isPattern(linkPattern, { message: "content.link" }))),
  starts_at: absentOr(WrittenMoment),
  /** A day counts wholly. */
  expires_at: absentOr(WrittenMoment),
}).check(
  Schema.makeFilter(({ starts_at: starts, expires_at: ends }) => {
    const [from, until] = [writtenMoment(starts ?? "", "first"), writtenMoment(ends ?? "", "last")]
    return from === null || until === null || isBefore(from, until) || "content.period"
  }),
)
export type NotificationContent = typeof NotificationContent.Type
