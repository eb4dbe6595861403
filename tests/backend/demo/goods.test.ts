/** Goods of the demo, by their file. */
import { describe, expect, it } from "vitest"
import { labelOf } from "#backend/catalogue/products/labels.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import type { ImportedProduct } from "#backend/import/imported-product.ts"
import { fileAt } from "#backend/paths.ts"
import type { CategoryContent } from "#domain/entities/catalogue/category-content.ts"
import type { LabelContent } from "#domain/entities/catalogue/label-content.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import type { TaxonId, VariantId } from "#domain/entities/ids.ts"
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { tugrik } from "#domain/rules/money.ts"
import { permalinkOf, readDemoGoods } from "./demo-goods.ts"

const products = await readDemoGoods()
/** Items of a file of `data/content`. */
const itemsOf = async <Item>(name: string) => {
  const [content] = await readFolder(fileAt("data/content"), [name])
  return (content?.items ?? []) as ReadonlyArray<Item>
}

const productAt = (slug: string) => products.find((product) => product.slug === slug)
const slugsOf = (found: ReadonlyArray<ImportedProduct>) => found.map(({ slug }) => slug)

/** Distinct option values of a product by option. */
const valuesOf = ({ variants }: ImportedProduct): ReadonlyMap<string, ReadonlyArray<string>> => {
  const values = new Map<string, ReadonlyArray<string>>()
  for (const { key, mn } of variants.flatMap(({ options }) => options)) values.set(key, [...new Set([...(values.get(key) ?? []), mn])])
  return values
}

/** English texts of a product's specifications by key: its properties without whom and which season it is for. */
const specificationsOf = ({ properties }: ImportedProduct): ReadonlyMap<string, string> =>
  new Map((properties ?? []).filter(({ key }) => !["season", "gender", "age_group"].includes(key)).map(({ key, en }) => [key, en ?? ""]))

const grouped = <Item>(items: ReadonlyArray<Item>, keyOf: (item: Item) => string): ReadonlyMap<string, ReadonlyArray<Item>> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

describe("goods of the demo", () => {
  it("are 192 products in the demo's categories and of its brands, each with a description and a picture", async () => {
    const taxons = new Set((await itemsOf<CategoryContent>("categories")).map(({ address }) => address))
    const brands = new Set((await itemsOf<{ readonly code: string }>("brands")).map(({ code }) => code))
    expect([products.length, taxons.size]).toEqual([192, 204])
    for (const product of products) {
      const { description, pictures, title, brand } = product
      expect(taxons).toContain(permalinkOf(product))
      expect(brands).toContain(brand?.label)
      for (const text of [description.mn, description.en, title.mn, title.en, pictures?.[0]]) expect(text ?? "").not.toBe("")
    }
  })

  it("are complete in English", () => {
    const texts = products.flatMap(({ variants, properties, unit, title, description }) => [
      title.en,
      description.en,
      unit.en,
      ...(properties ?? []).map(({ en }) => en),
      ...variants.flatMap(({ options }) => options).flatMap(({ en, value }) => [en, value]),
    ])
    expect(texts).not.toContain(undefined)
    expect(texts.filter((text) => /\p{Script=Cyrillic}/u.test(text ?? ""))).toEqual([])
  })

  it("have a variant for every combination of options, some with little and some without stock", () => {
    const variants = products.flatMap((product) => product.variants)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    const stocks = variants.map(({ stock = 0 }) => stock)
    expect(stocks).toContain(0)
    expect(stocks.some((stock) => stock > 0 && stock < 4)).toBe(true)
    for (const product of products) {
      const combinations = [...valuesOf(product).values()].reduce((count, values) => count * values.length, 1)
      expect(product.variants).toHaveLength(combinations)
      expect(product.variants.some(({ stock = 0 }) => stock > 0)).toBe(true)
    }
  })

  it("name no variant in the title of a product that has several", () => {
    const named = products.filter((product) =>
      [...valuesOf(product).values()].some(
        (values) => values.length > 1 && values.some((mn) => /\d/u.test(mn) && product.title.mn?.includes(mn)),
      ),
    )
    expect(named.map(({ title }) => title.mn)).toEqual([])
    expect(productAt("zuragt-4k-55-inch")?.title).toEqual({ mn: "Зурагт 4K", en: "4K TV" })
  })

  it("have facts of their kind, each with a label, where they are electronics", async () => {
    const electronics = products.filter((product) => permalinkOf(product).startsWith("electronics/"))
    const common = ["material", "season", "gender", "age_group", "weight", "net_content"]
    expect(electronics.length).toBeGreaterThan(10)
    expect(slugsOf(electronics.filter(({ properties }) => properties?.every(({ key }) => common.includes(key)) !== false))).toEqual([])
    const phone = productAt("ukhaalag-utas-128gb")
    expect(phone?.properties?.map(({ key }) => key)).toEqual(expect.arrayContaining(["screen", "memory", "battery", "weight"]))
    const keys = new Set(products.flatMap(({ properties }) => (properties ?? []).map(({ key }) => key)))
    const own = new Map((await itemsOf<LabelContent>("labels")).map(({ key, name }) => [key, name]))
    expect([...keys].filter((key) => labelOf(key, "mn", own) === key || labelOf(key, "en", own) === key)).toEqual([])
  })

  it("have four specifications or more, beside whom and which season they are for", () => {
    expect(slugsOf(products.filter((product) => specificationsOf(product).size < 4))).toEqual([])
  })

  it("fill four columns of the comparison or more, and three fifths of its cells, within a category", () => {
    const byCategory = grouped(products, permalinkOf)
    const sparse = [...byCategory].filter(([, goods]) => {
      const keys = goods.map((product) => [...specificationsOf(product).keys()])
      const columns = grouped(keys.flat(), (key) => key)
      const full = [...columns.values()].filter((cells) => cells.length === goods.length)
      return full.length < 4 || keys.flat().length < columns.size * goods.length * 0.6
    })
    expect(sparse.map(([permalink]) => permalink)).toEqual([])
  })

  // A net content is read with its unit by the price of one kilogram.
  it("give a specification but the net content in one unit within a category", () => {
    const unitsOf = (goods: ReadonlyArray<ImportedProduct>) =>
      grouped(
        goods.flatMap((product) =>
          [...specificationsOf(product)].flatMap(([key, text]) => {
            const [, unit] = /^[\d.,–−-]+ ?(\D*)$/u.exec(text) ?? []
            return unit === undefined || key === "net_content" ? [] : [{ key, unit: unit.replace(/s$/u, "") }]
          }),
        ),
        ({ key }) => key,
      )
    const mixed = [...grouped(products, permalinkOf)].flatMap(([permalink, goods]) =>
      [...unitsOf(goods)].filter(([, found]) => new Set(found.map(({ unit }) => unit)).size > 1).map(([key]) => `${permalink} ${key}`),
    )
    expect(mixed).toEqual([])
  })

  it("name a season only where they are worn or used outdoors", () => {
    const seasonal = products.filter(({ properties }) => properties?.some(({ key }) => key === "season"))
    const outdoors = /\/(?:clothing|shoes|gloves|hats|scarves|socks|camping|cycling|fishing|winter-sports|auto)\b/u
    expect(slugsOf(seasonal.filter((product) => !outdoors.test(permalinkOf(product))))).toEqual([])
    expect(seasonal.length).toBeGreaterThan(50)
  })

  it("have a size guide with every size of clothes, shoes, gloves, hats and rings", () => {
    const level = (permalink: string) => ({ id: 1 as TaxonId, name: "", permalink })
    const rowsOf = (product: ImportedProduct) => {
      const [top = "", second = ""] = permalinkOf(product).split("/")
      const variants = product.variants.map(({ options }): Variant => ({
        id: 1 as VariantId,
        sku: "",
        image: null,
        price: tugrik(1),
        sellingPrice: tugrik(1),
        totalOnHand: 1,
        optionValues: options.map(({ key, value, mn, hex }) => ({ key, label: "", value, presentation: mn, hex })),
      }))
      return sizeGuide({ variants, l0: level(top), l1: level(`${top}/${second}`) })?.rows.length
    }
    // Helmets and diapers are sized by their makers.
    const worn = products
      .filter((product) => !/^(?:sport\/cycling|kids\/baby)\b/.test(permalinkOf(product)))
      .flatMap((product) =>
        [...valuesOf(product)].filter(([key]) => /^(?:clothing|shoe|pants)_size$/.test(key)).map(([, sizes]) => ({ product, sizes })),
      )
    expect(worn.length).toBeGreaterThan(40)
    const incomplete = worn.filter(({ product, sizes }) => rowsOf(product) !== sizes.length)
    expect(incomplete.map(({ product, sizes }) => `${product.slug}: ${sizes.join(" ")}`)).toEqual([])
  })

  it("cost more in a larger size", () => {
    const [small = 0, large = 0] = products.find(({ productSku }) => productSku === "TST1020-01")?.variants.map(({ price }) => price) ?? []
    expect(small).toBe(69_000)
    expect(large).toBeGreaterThan(small)
    expect(large).toBeLessThan(2 * small)
  })

  it("have descriptions that fit them", () => {
    const descriptionOf = (slug: string) => productAt(slug)?.description.en ?? ""
    expect(descriptionOf("khuvun-futbolk")).not.toContain("collar")
    expect(descriptionOf("eregtei-albany-tsamts-zangiatai")).toContain("collar")
    expect(descriptionOf("khoolny-joryn-nom")).toContain("dishes")
    expect(descriptionOf("skyeitbord")).not.toContain("handlebar")
  })
})
