/** A product of a file from its rows: the first has what all variants share. */
import { codeText, defaultLocale, locales, type Locale, type Localized } from "#domain/entities/locale.ts"
import { knownColour } from "#domain/rules/catalogue/known-colours.ts"
import { optionKind } from "#domain/rules/catalogue/option-groups.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import { productFields, type GivenFields, type TextField } from "#backend/catalogue/products/product-fields.ts"
import { activeCell, handleCell, maxListLength, pictureCell, quoted, textCell, WrongCell, yesCell } from "./cells.ts"
import { listCell } from "./list-cells.ts"
import { slugOf, withoutMarkup } from "./text-forms.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { cellKinds, type CellTerms } from "./field-cells.ts"
import { amountCell, priceCell, shopifyStockCell, stockCell } from "./number-cells.ts"
import type { Columns } from "./columns.ts"
import { headingIn, optionKeys, optionSlots, ownHeading, variantNumbers, type Field } from "./fields.ts"
import type { ImportedBrand, ImportedLevel, ImportedProduct, ImportedVariant, PictureSource, Wrong } from "./imported-product.ts"
import type { FileRow } from "./product-file.ts"

/** Maximum characters of a cell. */
const maxLengths = { sku: 100, name: 120, category: 400, hex: 7 } as const
/** Maximum levels of the shop's categories. */
const maxLevels = 5
/** Maximum pictures of a product. */
const maxPictures = 20

/** Readers of a row's cells. */
type RowReader = {
  readonly text: (field: Field, maxLength: number) => string | undefined
  readonly value: <T>(field: Field, read: (cell: string) => T) => T | undefined
  /** Whether the file has such a column. */
  readonly hasColumn: (field: Field) => boolean
}

/** Readers of a row's cells; a column that is absent or empty gives `undefined`, a wrong cell is noted. */
const readerOf = ({ line, cells }: FileRow, { note }: Reading): RowReader => {
  const value: RowReader["value"] = (field, read) => {
    const cell = cells[field]
    if (cell === undefined || cell === "") return undefined
    try {
      return read(cell)
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      note({ line, column: ownHeading(field), reason: error.reason })
      return undefined
    }
  }
  return {
    value,
    text: (field, maxLength) => value(field, (cell) => textCell(cell, maxLength)),
    hasColumn: (field) => cells[field] !== undefined,
  }
}

/** A product of the file as its rows are read. */
type Reading = CellTerms & {
  readonly kind: Columns["kind"]
  /** Takes what is wrong. */
  readonly note: (wrong: Wrong) => void
}

/** An empty cell of an own column empties the value; Shopify's rows leave cells empty that stand in the first one. */
const emptiedOr = <T>({ cells }: FileRow, field: Field, { kind }: Reading, read: T | undefined, empty: T): T | undefined =>
  kind === "own" && cells[field] === "" ? empty : read

/** Texts of a row by locale, of those that it has: `brand_mn`, `brand_en`. */
const textsIn = ({ text }: RowReader, heading: "brand" | "option1" | "option2" | "option3") =>
  locales.flatMap((locale) => {
    const given = text(headingIn(heading, locale), maxLengths.name)
    return given === undefined ? [] : [[locale, given] as const]
  })

/** Options of a variant; one that its row does not name has the name of the product's first row. */
const optionsIn = (first: RowReader, row: RowReader): ReadonlyArray<StoredOptionValue> =>
  optionSlots.flatMap((option) => {
    const name = row.text(`${option}Name`, maxLengths.name) ?? first.text(`${option}Name`, maxLengths.name) ?? ""
    const given = textsIn(row, option)
    const [, own] = given.find(([locale]) => locale === defaultLocale) ?? []
    const isShopifysOnlyVariant = name === "Title" && own === "Default Title"
    if (name === "" || own === undefined || isShopifysOnlyVariant) return []
    const key = optionKeys.get(name.toLowerCase()) ?? name
    // An accountant's file has the word alone; one with a column for the colour says itself where there is none.
    const colour = optionKind(key) === "colour" && !row.hasColumn(`${option}Hex`) ? knownColour(own) : null
    const texts: Localized = { ...colour?.names, [defaultLocale]: own, ...Object.fromEntries(given) }
    const value = row.text(`${option}Value`, maxLengths.name) ?? (slugOf(codeText(texts)) || codeText(texts))
    const hex = row.text(`${option}Hex`, maxLengths.hex) ?? colour?.hex ?? null
    return [{ key, value, ...texts, hex }]
  })

const partsOf = (text: string, separator: "/" | ">"): ReadonlyArray<string> => text.split(separator).map((part) => part.trim())

/** Levels of a category: of `women/coats`, or of `Эмэгтэй > Хүрэм`. Shopify's own categories may be deeper than ours: they are cut. */
const categoryOf = ({ text, value }: RowReader, kind: Columns["kind"]): ReadonlyArray<ImportedLevel> | undefined => {
  const cell = text("category", maxLengths.category)
  if (cell === undefined) return undefined
  const category = quoted(cell, 60)
  return value("category", () => {
    const isPath = !cell.includes(">") && /^[\p{Ll}\p{N}-]+(?:\/[\p{Ll}\p{N}-]+)*$/u.test(cell)
    const parts = partsOf(cell, isPath ? "/" : ">").slice(0, kind === "shopify" ? maxLevels : undefined)
    const slugs = parts.map((part) => (isPath ? part : slugOf(part)))
    if (slugs.some((slug) => slug === "") || slugs.length > maxLevels) {
      throw new WrongCell({ key: "import.noCategory", values: { cell: category, max: maxLevels } })
    }
    /** Names of all levels in a locale, from a cell of its own: `Women > Coats`. */
    const namesIn = (locale: Locale) =>
      value(headingIn("category", locale), (given) => {
        const names = partsOf(textCell(given, maxLengths.category), ">")
        if (names.length === slugs.length) return names
        throw new WrongCell({ key: "import.categoryLevels", values: { names: names.length, levels: slugs.length, category } })
      })
    const namesByLocale = locales.map((locale) => [locale, namesIn(locale)] as const)
    return slugs.map((_, at) => ({
      permalink: slugs.slice(0, at + 1).join("/"),
      label: isPath ? null : (parts[at] ?? null),
      names: Object.fromEntries(namesByLocale.flatMap(([locale, names]) => (names?.[at] ? [[locale, names[at]]] : []))),
    }))
  })
}

/** Shopify's drafts, archived and unpublished products are taken over without being on sale. */
const listedOf = ({ value }: RowReader): boolean | undefined => {
  const given = [value("listed", yesCell), value("status", activeCell), value("published", yesCell)].filter((one) => one !== undefined)
  return given.length === 0 ? undefined : given.every(Boolean)
}

const brandOf = (row: RowReader): ImportedBrand | undefined => {
  const label = row.text("brand", maxLengths.name)
  if (label === undefined) return undefined
  return { code: slugOf(label) || label, label, names: Object.fromEntries(textsIn(row, "brand")) }
}

/** Pictures of the product: lists in its rows, or Shopify's one a row, also in rows that are no variant; each picture once. */
const picturesOf = (rows: ReadonlyArray<FileRow>, reading: Reading): ReadonlyArray<PictureSource> => {
  const isList = reading.kind === "own"
  const sourcesIn = (cell: string): ReadonlyArray<string> => (isList ? listCell(cell) : [textCell(cell, maxListLength)]).map(pictureCell)
  const named = rows.flatMap((row) => {
    const names = readerOf(row, reading).value("pictures", sourcesIn) ?? []
    return names.map((source): PictureSource => ({ source, line: row.line, column: "pictures" }))
  })
  const sources = named.filter(({ source }, at) => named.findIndex((one) => one.source === source) === at)
  if (sources.length > maxPictures) {
    const reason: MessageRef = { key: "import.tooManyPictures", values: { count: sources.length, maximum: maxPictures } }
    reading.note({ line: rows[0]?.line ?? 0, column: "pictures", reason })
  }
  return sources
}

const variantOf = (row: FileRow, first: FileRow, sku: string, reading: Reading): ImportedVariant => {
  const read = readerOf(row, reading)
  const { kind, meanings } = reading
  const priceIn = (field: Field) => read.value(field, (cell) => priceCell(cell, meanings))
  // Zero is «none» to Shopify and to accountants.
  const priceOrNone = (field: Field) => read.value(field, (cell) => amountCell(cell, meanings)) || undefined
  const [usualPrice, salePrice] = [priceIn("usualPrice"), priceOrNone("salePrice")]
  const price = priceIn("price") ?? salePrice ?? usualPrice
  const listPrice = priceOrNone("listPrice") ?? (salePrice === undefined ? undefined : usualPrice)
  if (price !== undefined && listPrice !== undefined && price > listPrice) {
    const column = ownHeading(salePrice === undefined ? "price" : "salePrice")
    reading.note({ line: row.line, column, reason: { key: "import.aboveListPrice", values: { price, listPrice } } })
  }
  return {
    line: row.line,
    sku,
    options: optionsIn(readerOf(first, reading), read),
    price,
    listPrice,
    stock: read.value("stock", (cell) => (kind === "own" ? stockCell : shopifyStockCell)(cell, meanings)),
    picture: emptiedOr<string | null>(row, "picture", reading, read.value("picture", pictureCell), null),
  }
}

/** Cells that only a variant has: a row with a picture alone is none, nor is one that has cells of the product alone. */
const variantFields = ["sku", ...variantNumbers, headingIn("option1", defaultLocale)] as const

/** SKUs of the rows that are variants; where the file names none, they are made of the handle: `coat`, or `coat-01`, `coat-02`. */
const skusOf = (rows: ReadonlyArray<FileRow>, slug: string, reading: Reading): ReadonlyArray<string> =>
  rows.map((row, at) => {
    const generated = rows.length === 1 ? slug : `${slug}-${String(at + 1).padStart(2, "0")}`
    return readerOf(row, reading).text("sku", maxLengths.sku) ?? generated
  })

type ProductField = (typeof productFields)[number]

/** Value of a declared field that is no text. */
const plainValue = (row: FileRow, field: Exclude<ProductField, TextField>, reading: Reading): unknown => {
  const read = readerOf(row, reading).value<unknown>(field.heading, (cell) => cellKinds[field.kind].read(cell, reading))
  return "clears" in field ? emptiedOr<unknown>(row, field.heading, reading, read, field.initial) : read
}

/** Texts of a declared field by locale, of those that the file has. */
const textsOfField = (row: FileRow, field: TextField, reading: Reading): Readonly<Partial<Record<Locale, string>>> => {
  const { value } = readerOf(row, reading)
  const hasMarkup = "hasMarkup" in field && reading.kind === "shopify"
  const texts = locales.flatMap((locale) => {
    const heading = headingIn(field.heading, locale)
    const read = value(heading, (cell) => textCell(hasMarkup ? withoutMarkup(cell) : cell, field.maxLength))
    const text = "clears" in field ? emptiedOr(row, heading, reading, read, "") : read
    return text === undefined ? [] : [[locale, text]]
  })
  return Object.fromEntries(texts)
}

/** Values of the declared fields. */
const fieldsOf = (row: FileRow, reading: Reading): GivenFields =>
  Object.fromEntries(
    productFields.map((field) => [
      field.column,
      field.kind === "texts" ? textsOfField(row, field, reading) : plainValue(row, field, reading),
    ]),
  ) as GivenFields

/** Rows of one handle. Wrong cells are noted, and the product is then not to be written. */
export const readProduct = (rows: ReadonlyArray<FileRow>, reading: Reading): ImportedProduct | null => {
  const { kind, note } = reading
  const [first] = rows
  if (first === undefined) return null
  const read = readerOf(first, reading)
  const slug = read.value("handle", handleCell)
  if (slug === undefined) {
    if (!first.cells.handle) note({ line: first.line, column: "handle", reason: { key: "import.handleEmpty" } })
    return null
  }
  const variantRows = rows.filter((row) => variantFields.some((field) => row.cells[field]))
  const skus = skusOf(variantRows, slug, reading)
  const variants = variantRows.map((row, at) => variantOf(row, first, skus[at] ?? slug, reading))
  const pictures = picturesOf(rows, reading)
  const combinations = variants.map(({ options }) => JSON.stringify(options.map(({ key, value }) => [key, value])))
  const repeated = variants.find((_, at) => combinations.indexOf(combinations[at] ?? "") !== at)
  if (repeated !== undefined) note({ line: repeated.line, column: "option1", reason: { key: "import.sameOptions" } })
  return {
    ...fieldsOf(first, reading),
    line: first.line,
    slug,
    productSku: read.text("productSku", maxLengths.sku),
    brand: brandOf(read),
    vendor: read.text("vendor", maxLengths.name),
    category: categoryOf(read, kind),
    // A file with an empty cell leaves the pictures alone.
    pictures: pictures.length === 0 ? undefined : pictures.map(({ source }) => source),
    sources: [
      ...pictures,
      ...variants.flatMap(({ picture, line }): ReadonlyArray<PictureSource> =>
        picture == null ? [] : [{ source: picture, line, column: "picture" }],
      ),
    ],
    listed: listedOf(read),
    variants,
    hasGeneratedSku: variantRows.length === 1 && !variantRows[0]?.cells.sku,
  }
}
