/** Options of `npm run book:shots -- --locale mn,en --theme all --viewport phone --name cart`. */
import { parseArgs } from "node:util"
import { brands } from "#book/fixtures/shell/site-brands.ts"
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

/** Values of each option, and its default; the value `all` stands for all of them. */
const choices = {
  locale: { known: locales, default: defaultLocale },
  theme: { known: ["light", "dark"], default: "light" },
  brand: { known: Object.keys(brands), default: "tselmeg" },
  viewport: { known: Object.keys(windows), default: "phone,desktop" },
} as const

/** An unknown value; the message lists the known ones. */
export class UnknownChoice extends Error {}

/** Values of an option, which may be several separated by commas. Throws `UnknownChoice`. */
const valuesOf = (option: keyof typeof choices, value: string = choices[option].default): ReadonlyArray<string> => {
  const known: ReadonlyArray<string> = choices[option].known
  const requested = value.split(",")
  if (requested.includes("all")) return known
  const unknown = requested.find((each) => !known.includes(each))
  if (unknown !== undefined) throw new UnknownChoice(`--${option} ${unknown}: the book has ${known.join(", ")}, or all`)
  return requested
}

const text = { type: "string" } as const

/** Options of the command's arguments. Throws `UnknownChoice`, and a `TypeError` for an unknown option. */
export const shotOptions = (args: ReadonlyArray<string>): ShotOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: { locale: text, theme: text, brand: text, viewport: text, name: text, out: text, built: { type: "boolean" } },
  })
  const looks = valuesOf("locale", values.locale).flatMap((locale) =>
    valuesOf("theme", values.theme).flatMap((theme) =>
      valuesOf("brand", values.brand).flatMap((brand) =>
        valuesOf("viewport", values.viewport).map((window) => ({ locale, theme, brand, window })),
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
