/** A product of a file from its rows: the first has what all variants share. */
import { codeText, defaultLocale, locales, type Localized } from "#domain/entities/locale.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"
import { productFields, type GivenFields } from "#backend/catalogue/products/product-fields.ts"
import {
  activeCell,
  cellKinds,
  handleCell,
  listCell,
  pictureCell,
  shopifyStockCell,
  slugOf,
  stockCell,
  textCell,
  withoutMarkup,
  WrongCell,
  yesCell,
} from "./cells.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { amountCell, priceCell } from "./price-cell.ts"
import { headingIn, ownHeading, type Columns, type Field } from "./columns.ts"
import type { ImportedBrand, ImportedLevel, ImportedProduct, ImportedVariant, PictureSource, Wrong } from "./imported-product.ts"
import type { FileRow } from "./product-file.ts"

const longest = { sku: 100, name: 120, list: 4000 } as const
const deepest = 5
const maxPictures = 20

/** Names by which other shops call options that have a label here. */
const optionKeys: Readonly<Record<string, string>> = {
  color: "colour",
  colour: "colour",
  өнгө: "colour",
  size: "clothing_size",
  хэмжээ: "clothing_size",
  material: "material",
  материал: "material",
  style: "design",
  загвар: "design",
}

type Read = {
  readonly text: (field: Field, longest: number) => string | undefined
  readonly value: <T>(field: Field, read: (cell: string) => T) => T | undefined
}

/** Readers of a row's cells; a column that is absent or empty gives `undefined`, a wrong cell is noted. */
const reader = ({ line, cells }: FileRow, kind: Columns["kind"], note: (wrong: Wrong) => void): Read => {
  const value: Read["value"] = (field, read) => {
    const cell = cells[field]
    if (cell === undefined || cell === "") return undefined
    try {
      return read(cell)
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      note({ line, column: kind === "own" ? ownHeading(field) : field, reason: error.reason })
      return undefined
    }
  }
  return { value, text: (field, most) => value(field, (cell) => textCell(cell, most)) }
}

/** An empty cell of an own column empties the value; Shopify's rows leave cells empty that stand in the first one. */
const emptied = <T>({ cells }: FileRow, field: Field, kind: Columns["kind"], read: T | undefined, empty: T): T | undefined =>
  kind === "own" && cells[field] === "" ? empty : read

const choicesOf = (first: Read, { text }: Read): ReadonlyArray<Choice> =>
  ([1, 2, 3] as const).flatMap((at) => {
    const name = text(`option${at}Name`, longest.name) ?? first.text(`option${at}Name`, longest.name) ?? ""
    const names = locales.flatMap((locale) => {
      const given = text(headingIn(`option${at}`, locale), longest.name)
      return given === undefined ? [] : [[locale, given] as const]
    })
    const own = names.find(([locale]) => locale === defaultLocale)?.[1]
    // Shopify's only variant.
    if (name === "" || own === undefined || (name === "Title" && own === "Default Title")) return []
    const texts: Localized = { [defaultLocale]: own, ...Object.fromEntries(names) }
    const value = text(`option${at}Value`, longest.name) ?? (slugOf(codeText(texts)) || codeText(texts))
    return [{ key: optionKeys[name.toLowerCase()] ?? name, value, ...texts, hex: text(`option${at}Hex`, 7) ?? null }]
  })

/** `women/coats`, `Эмэгтэй > Хүрэм`. Shopify's own categories may be deeper than ours: they are cut. */
const categoryOf = ({ text, value }: Read, kind: Columns["kind"]): ReadonlyArray<ImportedLevel> | undefined => {
  const cell = text("category", 400)
  if (cell === undefined) return undefined
  return value("category", () => {
    const isPath = !cell.includes(">") && /^[\p{Ll}\p{N}-]+(?:\/[\p{Ll}\p{N}-]+)*$/u.test(cell)
    const parts = cell
      .split(isPath ? "/" : ">")
      .map((part) => part.trim())
      .slice(0, kind === "shopify" ? deepest : undefined)
    const slugs = parts.map((part) => (isPath ? part : slugOf(part)))
    if (slugs.some((slug) => slug === "") || slugs.length > deepest) {
      throw new WrongCell({ key: "import.noCategory", values: { cell: cell.slice(0, 60), deepest } })
    }
    const names = locales.flatMap((locale) => {
      const levels = value(headingIn("category", locale), (given) => {
        const all = textCell(given, 400)
          .split(">")
          .map((part) => part.trim())
        if (all.length !== slugs.length) {
          throw new WrongCell({
            key: "import.categoryLevels",
            values: { names: all.length, levels: slugs.length, category: cell.slice(0, 60) },
          })
        }
        return all
      })
      return levels === undefined ? [] : [[locale, levels] as const]
    })
    return slugs.map((_, at) => ({
      permalink: slugs.slice(0, at + 1).join("/"),
      label: isPath ? null : (parts[at] ?? null),
      names: Object.fromEntries(names.flatMap(([locale, levels]) => (levels[at] ? [[locale, levels[at]]] : []))),
    }))
  })
}

/** Shopify's drafts, archived and unpublished products are taken over without being on sale. */
const listedOf = ({ value }: Read): boolean | undefined => {
  const given = [value("listed", yesCell), value("status", activeCell), value("published", yesCell)].filter((one) => one !== undefined)
  return given.length === 0 ? undefined : given.every(Boolean)
}

const brandOf = ({ text }: Read): ImportedBrand | undefined => {
  const label = text("brand", longest.name)
  if (label === undefined) return undefined
  const names = locales.flatMap((locale) => {
    const name = text(headingIn("brand", locale), longest.name)
    return name === undefined ? [] : [[locale, name]]
  })
  return { code: slugOf(label) || label, label, names: Object.fromEntries(names) }
}

const picturesOf = (rows: ReadonlyArray<FileRow>, kind: Columns["kind"], note: (wrong: Wrong) => void): ReadonlyArray<PictureSource> => {
  // Shopify has one picture a row, also in rows that are no variant.
  const shown = kind === "own" ? rows.slice(0, 1) : rows
  const sources = shown.flatMap((row) => {
    const names =
      reader(row, kind, note).value("pictures", (cell) =>
        (kind === "own" ? listCell(textCell(cell, longest.list)) : [textCell(cell, longest.list)]).map(pictureCell),
      ) ?? []
    return names.map((source): PictureSource => ({ source, line: row.line, column: "pictures" }))
  })
  if (sources.length > maxPictures) {
    const reason: MessageRef = { key: "import.tooManyPictures", values: { count: sources.length, maximum: maxPictures } }
    note({ line: rows[0]?.line ?? 0, column: "pictures", reason })
  }
  return sources
}

const variantOf = (row: FileRow, first: FileRow, kind: Columns["kind"], sku: string, note: (wrong: Wrong) => void): ImportedVariant => {
  const read = reader(row, kind, note)
  const price = read.value("price", priceCell)
  // Zero is Shopify's «none».
  const listPrice = read.value("listPrice", amountCell) || undefined
  if (price !== undefined && listPrice !== undefined && price > listPrice) {
    note({ line: row.line, column: "price", reason: { key: "import.aboveListPrice", values: { price, listPrice } } })
  }
  return {
    line: row.line,
    sku,
    options: choicesOf(reader(first, kind, note), read),
    price,
    listPrice,
    stock: read.value("stock", kind === "own" ? stockCell : shopifyStockCell),
    picture: emptied<string | null>(row, "picture", kind, read.value("picture", pictureCell), null),
  }
}

const ofVariant = ["sku", "price", "listPrice", "stock", headingIn("option1", defaultLocale)] as const

/** Values of the declared fields. */
const fieldsOf = (row: FileRow, kind: Columns["kind"], { value }: Read): GivenFields =>
  Object.fromEntries(
    productFields.map((field) => {
      const clears = "clears" in field
      if (field.kind !== "texts")
        return [
          field.column,
          clears
            ? emptied<unknown>(row, field.heading, kind, value<unknown>(field.heading, cellKinds[field.kind].read), field.initial)
            : value<unknown>(field.heading, cellKinds[field.kind].read),
        ]
      const texts = locales.flatMap((locale) => {
        const heading = headingIn(field.heading, locale)
        const given = value(heading, (cell) =>
          textCell("hasMarkup" in field && kind === "shopify" ? withoutMarkup(cell) : cell, field.maxLength),
        )
        const text = clears ? emptied(row, heading, kind, given, "") : given
        return text === undefined ? [] : [[locale, text]]
      })
      return [field.column, Object.fromEntries(texts)]
    }),
  ) as never

/** Rows of one handle. Wrong cells are noted, and the product is then not to be written. */
export const readProduct = (
  rows: ReadonlyArray<FileRow>,
  { kind }: Pick<Columns, "kind">,
  note: (wrong: Wrong) => void,
): ImportedProduct | null => {
  const [first] = rows
  if (first === undefined) return null
  const read = reader(first, kind, note)
  const slug = read.value("handle", handleCell)
  if (slug === undefined) {
    if (!first.cells.handle) note({ line: first.line, column: "handle", reason: { key: "import.handleEmpty" } })
    return null
  }
  // A row with a picture alone is no variant, nor is one that has cells of the product alone.
  const sold = rows.filter((row) => ofVariant.some((field) => row.cells[field]))
  const skus = sold.map(
    (row, at) =>
      reader(row, kind, note).text("sku", longest.sku) ?? (sold.length === 1 ? slug : `${slug}-${String(at + 1).padStart(2, "0")}`),
  )
  const variants = sold.map((row, at) => variantOf(row, first, kind, skus[at] ?? slug, note))
  const pictures = picturesOf(rows, kind, note)
  const combinations = variants.map(({ options }) => JSON.stringify(options.map(({ key, value }) => [key, value])))
  const again = combinations.findIndex((combination, at) => combinations.indexOf(combination) !== at)
  if (again > 0) note({ line: sold[again]?.line ?? first.line, column: "option1", reason: { key: "import.sameOptions" } })
  return {
    ...fieldsOf(first, kind, read),
    line: first.line,
    slug,
    productSku: read.text("productSku", longest.sku),
    brand: brandOf(read),
    category: categoryOf(read, kind),
    // A file with an empty cell leaves the pictures alone.
    pictures: pictures.length === 0 ? undefined : [...new Set(pictures.map(({ source }) => source))],
    sources: [
      ...pictures,
      ...variants.flatMap(({ picture }, at): ReadonlyArray<PictureSource> =>
        picture == null ? [] : [{ source: picture, line: sold[at]?.line ?? first.line, column: "picture" }],
      ),
    ],
    listed: listedOf(read),
    variants,
    hasGeneratedSku: sold.length === 1 && !sold[0]?.cells.sku,
  }
}
