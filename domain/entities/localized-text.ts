/** Schema of texts by locale. */
import * as Schema from "effect/Schema"
import { defaultLocale, locales, type Localized } from "./locale.ts"

/** Text by locale, as `{ mn: "Хүнс", en: "Food" }`; other keys are dropped. */
export const LocalizedText: Schema.Codec<Localized> = Schema.Struct({
  ...Object.fromEntries(locales.map((locale) => [locale, Schema.optionalKey(Schema.String)])),
  [defaultLocale]: Schema.String,
}) as never
