/**
 * Categories and brands of a product file, matched with those of the shop. A category is known by its address and a brand by its code,
 * which never change; a name finds one too. Columns for names rename what is there. A vendor is found alike, and never made.
 */
import { allTexts, defaultLocale, inLocale, locales, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { quoted } from "./cells.ts"
import { slugOf } from "./text-forms.ts"
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

/** The line that is being matched, and what takes its faults. */
type Position = { readonly line: number; readonly note: (wrong: Wrong) => void }

const parentOf = (permalink: string): string => permalink.split("/").slice(0, -1).join("/")
const lastOf = (permalink: string): string => permalink.split("/").at(-1) ?? permalink
/** A name without differences of case and punctuation. */
const folded = (name: string): string => slugOf(name) || name.toLowerCase()

const givenNames = ({ given }: Entry): Named["names"] => Object.fromEntries(Array.from(given, ([locale, { name }]) => [locale, name]))

/** Name that it has after the import. A name that was never translated follows that of the default locale. */
const nameOf = (entry: Entry): Localized => {
  const { key, stored, label } = entry
  const names = givenNames(entry)
  if (stored === null) return newName(names, label, lastOf(key))
  const translated = Object.entries(stored).filter(([, name]) => name !== stored[defaultLocale])
  return { [defaultLocale]: stored[defaultLocale], ...Object.fromEntries(translated), ...names }
}

const differsIn = (one: Localized, other: Localized, locale: Locale): boolean => inLocale(one, locale) !== inLocale(other, locale)

const isRenamed = (entry: Entry): boolean => {
  const { stored } = entry
  return stored !== null && locales.some((locale) => differsIn(stored, nameOf(entry), locale))
}

/** Entries of one kind, found by key, and by the names that they have now among those of one group: the categories of a parent, or all brands. */
const entriesOf = (kind: Kind, stored: Iterable<readonly [string, { readonly name: Localized }]>) => {
  const byKey = new Map<string, Entry>()
  const byLowerKey = new Map<string, Entry>()
  const byName = new Map<string, Set<Entry>>()
  const groups: Readonly<Record<Kind, (key: string) => string>> = { category: parentOf, brand: () => "" }
  const groupOf = groups[kind]
  const addName = (entry: Entry, name: string): void => {
    const place = `${groupOf(entry.key)} ${folded(name)}`
    byName.set(place, (byName.get(place) ?? new Set()).add(entry))
  }
  const add = (entry: Entry, names: ReadonlyArray<string>): Entry => {
    byKey.set(entry.key, entry)
    byLowerKey.set(entry.key.toLowerCase(), entry)
    for (const name of names) addName(entry, name)
    return entry
  }
  for (const [key, { name }] of stored) add({ kind, key, stored: name, label: null, line: 0, given: new Map() }, allTexts(name))
  return {
    kind,
    groupOf,
    all: (): Iterable<Entry> => byKey.values(),
    get: (key: string): Entry | undefined => byKey.get(key) ?? byLowerKey.get(key.toLowerCase()),
    /** Those that are called so letter by letter, otherwise those whose name gives the same address. */
    named: (group: string, name: string): ReadonlyArray<Entry> => {
      const similar = [...(byName.get(`${group} ${folded(name)}`) ?? [])]
      const same = similar.filter(
        ({ stored: names }) => names !== null && allTexts(names).some((one) => one.toLowerCase() === name.toLowerCase()),
      )
      return same.length > 0 ? same : similar
    },
    addNew: (key: string, label: string | null, line: number): Entry =>
      add({ kind, key, stored: null, label, line, given: new Map() }, label === null ? [] : [label]),
  }
}
type Entries = ReturnType<typeof entriesOf>

/** Takes the names that a line gives an entry; another name than in an earlier line is noted. */
const takeNames = (entry: Entry, { names }: Named, { line, note }: Position): void => {
  for (const locale of locales) {
    const name = names[locale]
    const before = entry.given.get(locale)
    if (name === undefined) continue
    if (before === undefined) entry.given.set(locale, { name, line })
    else if (before.name !== name) {
      const values = { key: entry.key, name, before: before.name, line: before.line }
      note({ line, column: `${entry.kind}_${locale}`, reason: { key: "import.otherNameBefore", values } })
    }
  }
}

/** Names that two of one group would have: a slip in an address or a code would divide what belongs together. */
const clashesIn = (entries: Entries): ReadonlyArray<Wrong> => {
  const seen = new Map<string, Entry>()
  const wrong: Wrong[] = []
  for (const entry of entries.all()) {
    const name = nameOf(entry)[defaultLocale]
    const place = `${entries.groupOf(entry.key)} ${name.toLowerCase()}`
    const other = seen.get(place)
    seen.set(place, entry)
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
}

/** What a merchant shall see of an entry: that it is new, or its new name in each locale. */
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

export const matchNames = (rows: NamedRows) => {
  const [categories, brands] = [entriesOf("category", rows.categories), entriesOf("brand", rows.brands)]
  const entries = () => [...categories.all(), ...brands.all()]
  const remarks = new Map<string, Remark>()
  /** Codes of vendors by the cell that names them. */
  const vendors = new Map<string, ReadonlyArray<string>>()

  /** Remarks, once, that a label is taken for an entry of another name: the label gives its key. */
  const remarkTakenFor = (entry: Entry, label: string, names: Named["names"], line: number): void => {
    const id = `${entry.kind} ${entry.key} ${label}`
    if (names[defaultLocale] !== undefined || remarks.has(id)) return
    const values = { label, key: entry.key, name: entry.stored?.[defaultLocale] ?? "" }
    remarks.set(id, { line, column: entry.kind, reason: { key: remarkKeys[entry.kind].isTakenFor, values } })
  }

  /**
   * The entry of a cell: the one of its key, if it is called so or is new itself; otherwise the one of that name in the group; otherwise a
   * new one. A cell `Women` has the key `women` and finds the category `women`, but also `ladies` that is called "Women".
   */
  const entryOf = (ofKind: Entries, group: string, key: string, { label, names }: Named, { line, note }: Position): Entry => {
    const ofKey = ofKind.get(key)
    if (label === null) return ofKey ?? ofKind.addNew(key, null, line)
    if (ofKey?.stored === null) {
      // Named by its address in an earlier line.
      ofKey.label ??= label
      return ofKey
    }
    const ofName = ofKind.named(group, label)
    if (ofKey !== undefined && (label.toLowerCase() === key.toLowerCase() || ofName.includes(ofKey))) return ofKey
    const [first, ...more] = ofName
    if (more.length > 0) {
      const keys = ofName.map((entry) => entry.key).join(", ")
      note({ line, column: ofKind.kind, reason: { key: "import.nameOfSeveral", values: { name: quoted(label, 60), keys } } })
    }
    if (first !== undefined) return first
    if (ofKey === undefined) return ofKind.addNew(key, label, line)
    remarkTakenFor(ofKey, label, names, line)
    return ofKey
  }

  const categoryOf = (path: ReadonlyArray<ImportedLevel>, position: Position): ReadonlyArray<ImportedLevel> => {
    let parent = ""
    return path.map((level) => {
      const key = parent === "" ? lastOf(level.permalink) : `${parent}/${lastOf(level.permalink)}`
      const entry = entryOf(categories, parent, key, level, position)
      takeNames(entry, level, position)
      parent = entry.key
      return { permalink: entry.key, label: entry.label, names: givenNames(entry) }
    })
  }

  const brandOf = (brand: ImportedBrand, position: Position): ImportedBrand => {
    // A code as it is written counts before the code that is made of a name.
    const exact = brand.label === null ? undefined : brands.get(brand.label)
    const entry = exact ?? entryOf(brands, "", brand.code, brand, position)
    takeNames(entry, brand, position)
    return { code: entry.key, label: entry.label, names: givenNames(entry) }
  }

  /** Codes of the vendors of a code, otherwise of a name. */
  const vendorsCalled = (label: string): ReadonlyArray<string> => {
    const ofCode = rows.vendors.filter(({ code }) => code.toLowerCase() === label.toLowerCase())
    const found =
      ofCode.length > 0 ? ofCode : rows.vendors.filter(({ name }) => allTexts(name).some((one) => folded(one) === folded(label)))
    return found.map(({ code }) => code)
  }

  /** Code of the vendor that a cell names by its code or name; `undefined` with a remark where the shop has none, and noted where it has several. */
  const vendorOf = (label: string, { line, note }: Position): string | undefined => {
    const codes = vendors.get(label) ?? vendorsCalled(label)
    vendors.set(label, codes)
    const name = quoted(label, 60)
    if (codes.length > 1)
      note({ line, column: "vendor", reason: { key: "import.nameOfSeveral", values: { name, keys: codes.join(", ") } } })
    const id = `vendor ${label}`
    if (codes.length === 0 && !remarks.has(id))
      remarks.set(id, { line, column: "vendor", reason: { key: "import.unknownVendor", values: { name } } })
    return codes[0]
  }

  return {
    /** The product with the category and the brand as the shop has them or will have them. The same in each reading of the file. */
    matched: (product: ImportedProduct, note: (wrong: Wrong) => void): ImportedProduct => {
      const position = { line: product.line, note }
      return {
        ...product,
        category: product.category && categoryOf(product.category, position),
        brand: product.brand && brandOf(product.brand, position),
        vendor: product.vendor && vendorOf(product.vendor, position),
      }
    },
    clashes: (): ReadonlyArray<Wrong> => [categories, brands].flatMap(clashesIn),
    renames: (): ReadonlyArray<Rename> =>
      entries()
        .filter(isRenamed)
        .map((entry) => ({ kind: entry.kind, key: entry.key, name: nameOf(entry) })),
    /** In the order of lines, for the whole file. */
    remarks: (): ReadonlyArray<Remark> =>
      [...entries().flatMap(remarksOf), ...remarks.values()].toSorted((one, other) => one.line - other.line),
  }
}
