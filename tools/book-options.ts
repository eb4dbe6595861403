/** Options of `npm run book:shots -- --locale mn,en --theme all --viewport phone --name cart`. */
import { parseArgs } from "node:util"
import { brands } from "#book/fixtures/catalogue/brands.ts"
import { windows } from "#book/viewports.ts"
import { defaultLocale, locales } from "#domain/entities/locale.ts"
import type { Look, Story } from "./book-shot.ts"

export type ShotOptions = {
  readonly looks: ReadonlyArray<Look>
  /** Words that a story's title and name must hold; empty for all stories. */
  readonly name: string
  /** Output folder of the set. */
  readonly out: string
  /** Whether to use the last built book. */
  readonly built: boolean
}

/** Values of each option, and its defaults; `all` takes all. */
const choices = {
  locale: { known: locales, usual: defaultLocale },
  theme: { known: ["light", "dark"], usual: "light" },
  brand: { known: Object.keys(brands), usual: "tselmeg" },
  viewport: { known: Object.keys(windows), usual: "phone,desktop" },
} as const

/** An unknown value; the message lists the known ones. */
export class UnknownChoice extends Error {}

const chosen = (choice: keyof typeof choices, value: string | undefined): ReadonlyArray<string> => {
  const { known, usual } = choices[choice]
  const requested = (value ?? usual).split(",")
  if (requested.includes("all")) return known
  const strange = requested.find((one) => !known.some((other) => other === one))
  if (strange !== undefined) throw new UnknownChoice(`--${choice} ${strange}: the book has ${known.join(", ")}, or all`)
  return requested
}

const text = { type: "string" } as const

/** `terms`: the command's arguments. Throws `UnknownChoice`. */
export const shotOptions = (terms: ReadonlyArray<string>): ShotOptions => {
  const { values } = parseArgs({
    args: [...terms],
    options: { locale: text, theme: text, brand: text, viewport: text, name: text, out: text, built: { type: "boolean" } },
  })
  const looks = chosen("locale", values.locale).flatMap((locale) =>
    chosen("theme", values.theme).flatMap((theme) =>
      chosen("brand", values.brand).flatMap((brand) =>
        chosen("viewport", values.viewport).map((window) => ({ locale, theme, brand, window })),
      ),
    ),
  )
  return { looks, name: values.name ?? "", out: values.out ?? "shots/book", built: values.built ?? false }
}

type Entry = Story & { readonly type: string }

/** Stories of a built book whose title and name hold every word of `name`. */
export const storiesNamed = (index: { readonly entries: Readonly<Record<string, Entry>> }, name: string): ReadonlyArray<Story> => {
  const terms = name.toLowerCase().split(/\s+/)
  return Object.values(index.entries)
    .filter(({ type, title, name }) => type === "story" && terms.every((term) => `${title} ${name}`.toLowerCase().includes(term)))
    .map(({ id, title, name }) => ({ id, title, name }))
}
