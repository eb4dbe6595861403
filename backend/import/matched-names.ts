/**
 * Categories and brands of a product file, matched with those of the shop. A category is known by its address and a brand by its code,
 * which never change; a name finds one too. Columns for names rename what is there.
 */
import { allTexts, defaultLocale, inLocale, locales, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { slugOf } from "./cells.ts"
import type { ImportedBrand, ImportedLevel, ImportedProduct, Named, Wrong } from "./imported-product.ts"
import { newName, type NamedRows } from "./named-rows.ts"

type Kind = "category" | "brand"
/** A category or brand gets other names. */
export type Rename = { readonly kind: Kind; readonly key: string; readonly name: Localized }
/** What a merchant shall see before and after: a new name, a new category or brand, or one that is found by the name it had. */
export type Remark = { readonly line: number; readonly column: string; readonly reason: MessageRef }

const remarkKeys = {
  category: { isNew: "import.newCategory", isRenamed: "import.renamedCategory", isTakenFor: "import.takenForCategory" },
  brand: { isNew: "import.newBrand", isRenamed: "import.renamedBrand", isTakenFor: "import.takenForBrand" },
} as const satisfies Readonly<Record<Kind, Readonly<Record<string, TextKey>>>>

/** A category or brand, stored or to be made. */
type Entry = {
  readonly kind: Kind
  /** Address of a category, code of a brand. */
  readonly key: string
  readonly stored: Localized | null
  /** Name in place of an address, of one that is to be made. */
  label: string | null
  /** First line that names it. */
  readonly line: number
  /** Names that the file gives, with the first line of each. */
  readonly given: Map<Locale, { readonly name: string; readonly line: number }>
}

const parentOf = (permalink: string): string => permalink.split("/").slice(0, -1).join("/")
const lastOf = (permalink: string): string => permalink.split("/").at(-1) ?? permalink
const plain = (name: string): string => slugOf(name) || name.toLowerCase()

/** Name that it has after the import. A name that was never translated follows that of the default locale. */
const nameOf = ({ key, stored, label, given }: Entry): Localized => {
  const names = Object.fromEntries(Array.from(given, ([locale, { name }]) => [locale, name]))
  if (stored === null) return newName(names, label, lastOf(key))
  const translated = Object.entries(stored).filter(([, name]) => name !== stored[defaultLocale])
  return { [defaultLocale]: stored[defaultLocale], ...Object.fromEntries(translated), ...names }
}

const differsIn = (one: Localized, other: Localized, locale: Locale): boolean => inLocale(one, locale) !== inLocale(other, locale)

const isRenamed = (entry: Entry): boolean => {
  const { stored } = entry
  return stored !== null && locales.some((locale) => differsIn(stored, nameOf(entry), locale))
}

/** Entries of one kind, found by key, and by the names that they have now among those of one parent. */
const entriesOf = (kind: Kind, stored: Iterable<readonly [string, { readonly name: Localized }]>) => {
  const byKey = new Map<string, Entry>()
  const byLowerKey = new Map<string, Entry>()
  const byName = new Map<string, Set<Entry>>()
  const groupOf = (key: string): string => (kind === "category" ? parentOf(key) : "")
  const addName = (entry: Entry, name: string): void => {
    const at = `${groupOf(entry.key)} ${plain(name)}`
    byName.set(at, (byName.get(at) ?? new Set()).add(entry))
  }
  const add = (entry: Entry, names: ReadonlyArray<string>): Entry => {
    byKey.set(entry.key, entry)
    byLowerKey.set(entry.key.toLowerCase(), entry)
    for (const name of names) addName(entry, name)
    return entry
  }
  for (const [key, { name }] of stored) add({ kind, key, stored: name, label: null, line: 0, given: new Map() }, allTexts(name))
  return {
    all: (): Iterable<Entry> => byKey.values(),
    get: (key: string): Entry | undefined => byKey.get(key) ?? byLowerKey.get(key.toLowerCase()),
    /** Those that are called so letter by letter, otherwise those whose name gives the same address. */
    named: (group: string, name: string): ReadonlyArray<Entry> => {
      const alike = [...(byName.get(`${group} ${plain(name)}`) ?? [])]
      const same = alike.filter(
        ({ stored: names }) => names !== null && allTexts(names).some((one) => one.toLowerCase() === name.toLowerCase()),
      )
      return same.length > 0 ? same : alike
    },
    made: (key: string, label: string | null, line: number): Entry =>
      add({ kind, key, stored: null, label, line, given: new Map() }, label === null ? [] : [label]),
    groupOf,
  }
}

export const matchNames = (rows: NamedRows) => {
  const [categories, brands] = [entriesOf("category", rows.categories), entriesOf("brand", rows.brands)]
  const remarks = new Map<string, Remark>()

  /** The entry of a cell: by its key, where that is a name's it is called so or was never stored; else by the name that it has now. */
  const found = (
    entries: typeof categories,
    group: string,
    key: string,
    { label, names }: Named,
    line: number,
    note: (wrong: Wrong) => void,
  ): Entry => {
    const kind = entries === categories ? "category" : "brand"
    const at = entries.get(key)
    if (label === null) return at ?? entries.made(key, null, line)
    if (at?.stored === null) {
      // Named by its address in an earlier line.
      at.label ??= label
      return at
    }
    const alike = entries.named(group, label)
    if (at !== undefined && (label.toLowerCase() === key.toLowerCase() || entries.named(group, label).includes(at))) return at
    const [only, ...more] = alike
    if (more.length > 0) {
      const keys = alike.map((entry) => entry.key).join(", ")
      note({ line, column: kind, reason: { key: "import.nameOfSeveral", values: { name: label.slice(0, 60), keys } } })
    }
    if (only !== undefined) return only
    if (at === undefined) return entries.made(key, label, line)
    const id = `${kind} ${at.key} ${label}`
    if (names[defaultLocale] === undefined && !remarks.has(id)) {
      const values = { label, key: at.key, name: at.stored?.[defaultLocale] ?? "" }
      remarks.set(id, { line, column: kind, reason: { key: remarkKeys[kind].isTakenFor, values } })
    }
    return at
  }

  const take = (entry: Entry, named: Named, line: number, note: (wrong: Wrong) => void): void => {
    for (const locale of locales) {
      const name = named.names[locale]
      const before = entry.given.get(locale)
      if (name === undefined) continue
      if (before === undefined) entry.given.set(locale, { name, line })
      else if (before.name !== name) {
        const values = { key: entry.key, name, before: before.name, line: before.line }
        note({ line, column: `${entry.kind}_${locale}`, reason: { key: "import.otherNameBefore", values } })
      }
    }
  }

  const namesIn = ({ given }: Entry): Named["names"] => Object.fromEntries(Array.from(given, ([locale, { name }]) => [locale, name]))

  const categoryOf = (path: ReadonlyArray<ImportedLevel>, line: number, note: (wrong: Wrong) => void): ReadonlyArray<ImportedLevel> => {
    let parent = ""
    return path.map((level) => {
      const key = parent === "" ? lastOf(level.permalink) : `${parent}/${lastOf(level.permalink)}`
      const entry = found(categories, parent, key, level, line, note)
      take(entry, level, line, note)
      parent = entry.key
      return { permalink: entry.key, label: entry.label, names: namesIn(entry) }
    })
  }

  const brandOf = (brand: ImportedBrand, line: number, note: (wrong: Wrong) => void): ImportedBrand => {
    // A code as it is written counts before the code that is made of a name.
    const exact = brand.label === null ? undefined : brands.get(brand.label)
    const entry = exact ?? found(brands, "", brand.code, brand, line, note)
    take(entry, brand, line, note)
    return { code: entry.key, label: entry.label, names: namesIn(entry) }
  }

  /** Names that two of one parent would have: a slip in an address or a code would divide what belongs together. */
  const clashes = (): ReadonlyArray<Wrong> =>
    [categories, brands].flatMap((entries) => {
      const seen = new Map<string, Entry>()
      const wrong: Wrong[] = []
      for (const entry of entries.all()) {
        const name = nameOf(entry)[defaultLocale]
        const at = `${entries.groupOf(entry.key)} ${name.toLowerCase()}`
        const other = seen.get(at)
        seen.set(at, entry)
        const newer = [entry, other].find((one) => one !== undefined && (one.stored === null || isRenamed(one)))
        if (other === undefined || newer === undefined) continue
        const elder = newer === entry ? other : entry
        wrong.push({
          line: newer.given.get(defaultLocale)?.line ?? newer.line,
          column: `${newer.kind}_${defaultLocale}`,
          reason: { key: "import.nameOfAnother", values: { key: newer.key, name, other: elder.key } },
        })
      }
      return wrong
    })

  const everyEntry = () => [...categories.all(), ...brands.all()]
  const renames = (): ReadonlyArray<Rename> =>
    everyEntry()
      .filter(isRenamed)
      .map((entry) => ({ kind: entry.kind, key: entry.key, name: nameOf(entry) }))
  const remarksOf = (entry: Entry): ReadonlyArray<Remark> => {
    const [before, after] = [entry.stored, nameOf(entry)]
    const keys = remarkKeys[entry.kind]
    if (before === null) {
      const reason: MessageRef = { key: keys.isNew, values: { key: entry.key, name: after[defaultLocale] } }
      return [{ line: entry.line, column: entry.kind, reason }]
    }
    return locales.flatMap((locale) => {
      if (!differsIn(before, after, locale)) return []
      const line = entry.given.get(locale)?.line ?? entry.given.get(defaultLocale)?.line ?? 0
      const values = { key: entry.key, name: inLocale(after, locale), before: inLocale(before, locale) }
      return [{ line, column: `${entry.kind}_${locale}`, reason: { key: keys.isRenamed, values } }]
    })
  }

  return {
    /** The product with the category and the brand as the shop has them or will have them. The same in each reading of the file. */
    matched: (product: ImportedProduct, note: (wrong: Wrong) => void): ImportedProduct => ({
      ...product,
      category: product.category && categoryOf(product.category, product.line, note),
      brand: product.brand && brandOf(product.brand, product.line, note),
    }),
    clashes,
    renames,
    /** In the order of lines, for the whole file. */
    remarks: (): ReadonlyArray<Remark> =>
      [...everyEntry().flatMap(remarksOf), ...remarks.values()].toSorted((one, other) => one.line - other.line),
  }
}
