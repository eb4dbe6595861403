/** A product as a file describes it; what the file leaves out is `undefined` and stays as it is. */
import type { Locale } from "#domain/entities/locale.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { productFields, type GivenFields } from "#backend/catalogue/products/product-fields.ts"
import { day, instantOf, later } from "#domain/rules/instants.ts"

export type ImportedVariant = {
  readonly line: number
  readonly sku: string
  readonly options: ReadonlyArray<StoredOptionValue>
  readonly price: number | undefined
  readonly listPrice: number | undefined
  readonly stock: number | undefined
  readonly picture: string | null | undefined
}

/** A picture of a file: a name of the shop's own, a file of the folder, or an address. */
export type PictureSource = { readonly source: string; readonly line: number; readonly column: "pictures" | "picture" }

/** A category or brand as a file refers to it. */
export type Named = {
  /** What the cell has in place of a code or an address: the name by which the shop's own is found. */
  readonly label: string | null
  /** Names in the file's own columns (`brand_mn`, `category_en`); the shop's category or brand is renamed to them. */
  readonly names: Readonly<Partial<Record<Locale, string>>>
}
/** A level of a category's path, by its whole address. */
export type ImportedLevel = Named & { readonly permalink: string }
export type ImportedBrand = Named & { readonly code: string }

export type ImportedProduct = GivenFields & {
  readonly line: number
  readonly slug: string
  readonly productSku: string | undefined
  readonly brand: ImportedBrand | undefined
  /** Code or name of a vendor; matched, its code, or `undefined` where the shop has none of it. */
  readonly vendor: string | undefined
  /** From the root. */
  readonly category: ReadonlyArray<ImportedLevel> | undefined
  /** Every picture that its rows name, with the line that names it. */
  readonly sources: ReadonlyArray<PictureSource>
  readonly variants: ReadonlyArray<ImportedVariant>
  /** Whether its only variant has no SKU in the file, so that one is generated; the product then has no other variant. */
  readonly hasGeneratedSku: boolean
}

/**
 * The product with the names that its pictures have in the shop. A refused one, `null`, is left out; where all are refused, the stored
 * product keeps its own.
 */
export const withPictures = (product: ImportedProduct, names: ReadonlyMap<string, string | null>): ImportedProduct => {
  const named = (source: string): string | null => (names.has(source) ? (names.get(source) ?? null) : source)
  const pictures = product.pictures?.flatMap((source) => named(source) ?? [])
  return {
    ...product,
    pictures: pictures?.length === 0 && product.pictures?.length !== 0 ? undefined : pictures,
    variants: product.variants.map((variant) => ({
      ...variant,
      picture: variant.picture == null ? variant.picture : (named(variant.picture) ?? undefined),
    })),
  }
}

const dateColumns = productFields.flatMap((field) => (field.kind === "from" || field.kind === "until" ? [field.column] : []))

/** The product with its dates `days` later. */
export const withDatesLater = (product: ImportedProduct, days: number): ImportedProduct => {
  const dates = dateColumns.flatMap((column) => {
    const moment = product[column]
    return moment == null ? [] : [[column, later(instantOf(Date.parse(moment)), days * day)]]
  })
  return { ...product, ...Object.fromEntries(dates) }
}

/** A cell that is wrong, and why; the whole line where `column` is empty. */
export type Wrong = { readonly line: number; readonly column: string; readonly reason: MessageRef }
