/** Text of alternatives: `24, 48 эсвэл 72`, `24, 48 or 72`. */
import type { Locale } from "#domain/entities/locale.ts"

const or: Readonly<Record<Locale, string>> = { mn: "эсвэл", en: "or" }

export const formatAlternatives = (values: ReadonlyArray<number>, locale: Locale): string =>
  values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} ${or[locale]} ${values.at(-1)}`
