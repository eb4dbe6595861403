/** Texts that an item of content may have. */
import { withDefault, type Localized } from "#domain/entities/locale.ts"

/** Those that are not empty: of `{ field: { mn: "" }, story: { mn: "Түүх" } }` the story. */
export const nonEmptyTexts = <Name extends string>(
  texts: Readonly<Record<Name, Localized | undefined>>,
): Readonly<Partial<Record<Name, Localized>>> =>
  Object.fromEntries(
    Object.entries<Localized | undefined>(texts).flatMap(([name, text]) =>
      text !== undefined && Object.values(text).some((one) => one !== "") ? [[name, withDefault(text)]] : [],
    ),
  ) as never
