/** Text of alternatives: `24, 48 эсвэл 72`, `24, 48 or 72`. */
import type { Locale } from "#domain/entities/locale.ts"
import { firstViews } from "#domain/languages/first-views.ts"

export const formatAlternatives = (values: ReadonlyArray<number>, locale: Locale): string =>
  values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} ${firstViews[locale].or} ${values.at(-1)}`
