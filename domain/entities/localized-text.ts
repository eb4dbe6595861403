/** Schemas of texts by locale. */
import * as Schema from "effect/Schema"
import { defaultLocale, locales, type Localized } from "./locale.ts"

const localized = (required: Schema.Codec<string>): Schema.Codec<Localized> =>
  Schema.Struct({
    ...Object.fromEntries(locales.map((locale) => [locale, Schema.optionalKey(Schema.String)])),
    [defaultLocale]: required,
  }) as never

/** Text by locale, as `{ mn: "Хүнс", en: "Food" }`; other keys are dropped. */
export const LocalizedText = localized(Schema.String)

/** Text that the default locale must have. */
export const LocalizedName = localized(Schema.NonEmptyString)
