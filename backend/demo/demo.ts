/** Products of the demo catalogue, from the tables of `data/`. */
import type { Localized } from "#domain/entities/locale.ts"
import { readDescriptions } from "./catalogue/descriptions.ts"
import { choiceGroups, combinations, type Colours } from "./catalogue/options.ts"
import type { Choice, PropertyRow } from "#backend/catalogue/products/option-values.ts"
import { plainTitle } from "./catalogue/plain-title.ts"
import { galleryNames, lookGroup } from "./catalogue/pictures.ts"
import { baseChoice } from "./catalogue/prices.ts"
import { propertiesOf, readFacts } from "./catalogue/properties.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"
import { readDictionary } from "./catalogue/dictionary.ts"

export type DemoProduct = {
  readonly id: number
  readonly slug: string
  readonly sku: string
  readonly series: string
  readonly title: Localized & { readonly latin: string }
  /** Choice of each option to which the product's price applies. */
  readonly bases: ReadonlyArray<Choice | undefined>
  readonly description: Localized
  readonly brandCode: string
  readonly vendorId: string
  readonly permalink: string
  readonly listPrice: number
  readonly sellingPrice: number
  readonly salePercent: number
  readonly groups: ReadonlyArray<ReadonlyArray<Choice>>
  readonly combinations: ReadonlyArray<ReadonlyArray<Choice>>
  readonly properties: ReadonlyArray<PropertyRow>
  readonly unit: Localized
  readonly badge: string
  readonly madeToOrder: boolean
  /** Whether the home page features it. */
  readonly featured: boolean
  /** Options that change its look. */
  readonly looks: ReadonlyArray<Choice> | null
  readonly pictures: ReadonlyArray<string>
}

type ProductColumn =
  | "sku"
  | "series"
  | "slug"
  | "title_mn"
  | "title_latin"
  | "brand_code"
  | "vendor_id"
  | "taxon"
  | "selling_price"
  | "list_price"
  | "sale_percent"
  | "options"
  | "material"
  | "season"
  | "gender"
  | "age_group"
  | "unit"
  | "badge"
  | "extra"

export const readColours = async (): Promise<Colours> =>
  new Map((await readTable<"mn" | "en" | "hex">("colours")).map(({ mn, en, hex }) => [mn, { en, hex }]))

export const readProducts = async (): Promise<ReadonlyArray<DemoProduct>> => {
  const [rows, colours, dictionary, describe, featured, factsOf] = await Promise.all([
    readTable<ProductColumn>("products"),
    readColours(),
    readDictionary(),
    readDescriptions(),
    readTable<"slug">("featured"),
    readFacts(),
  ])
  return rows.map((row, at): DemoProduct => {
    const groups = choiceGroups(row.options, colours, dictionary)
    const looks = lookGroup(groups)
    const sellingPrice = Number(row.selling_price)
    return {
      id: at + 1,
      slug: row.slug,
      sku: row.sku,
      series: row.series,
      title: plainTitle({ ...localizedCells(row, "title"), latin: row.title_latin }, groups),
      bases: groups.map((group) => baseChoice(group, row.title_mn)),
      description: describe(row.slug, row.taxon),
      brandCode: row.brand_code,
      vendorId: row.vendor_id,
      permalink: row.taxon,
      listPrice: row.list_price === "" ? sellingPrice : Number(row.list_price),
      sellingPrice,
      salePercent: Number(row.sale_percent),
      groups,
      combinations: combinations(groups),
      properties: [...factsOf(row.slug), ...propertiesOf(row, dictionary)],
      unit: { mn: row.unit, en: dictionary.get(row.unit) ?? row.unit },
      badge: row.badge,
      madeToOrder: row.extra.startsWith("made_to_order"),
      featured: featured.some(({ slug }) => slug === row.slug),
      looks,
      pictures: galleryNames(row.slug, looks),
    }
  })
}
