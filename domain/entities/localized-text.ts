/** Schemas of texts by locale. */
import * as Schema from "effect/Schema"
import { defaultLocale, locales, type Localized } from "./locale.ts"

const localized = <Value>(value: Schema.Codec<Value>, required = value): Schema.Codec<Localized<Value>> =>
  Schema.Struct({
    ...Object.fromEntries(locales.map((locale) => [locale, Schema.optionalKey(value)])),
    [defaultLocale]: required,
  }) as never

/** Text by locale, as `{ mn: "Хүнс", en: "Food" }`; other keys are dropped. */
export const LocalizedText = localized(Schema.String)

/** Text that the default locale must have. */
export const LocalizedName = localized(Schema.String, Schema.NonEmptyString)

/** Texts by locale, as `{ mn: ["Засвар"], en: ["Repairs"] }`. */
export const LocalizedList = localized<ReadonlyArray<string>>(Schema.Array(Schema.NonEmptyString))
