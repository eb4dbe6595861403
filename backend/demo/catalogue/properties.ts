/** Properties of demo products in both languages. */
import type { PropertyRow } from "#backend/catalogue/products/option-values.ts"
import { readTable } from "#backend/tsv-table.ts"
import { inEnglish, materialInEnglish, type Dictionary } from "./dictionary.ts"

/** Texts of the codes in the columns of `data/products.tsv`, by property and code. */
const terms: Readonly<Record<string, Readonly<Record<string, readonly [mn: string, en: string]>>>> = {
  season: {
    all: ["Бүх улирал", "All seasons"],
    winter: ["Өвөл", "Winter"],
    summer: ["Зун", "Summer"],
    spring: ["Хавар", "Spring"],
    autumn: ["Намар", "Autumn"],
    "autumn-winter": ["Намар, өвөл", "Autumn and winter"],
    "spring-autumn": ["Хавар, намар", "Spring and autumn"],
    "spring-summer": ["Хавар, зун", "Spring and summer"],
  },
  gender: { female: ["Эмэгтэй", "Women"], male: ["Эрэгтэй", "Men"], unisex: ["Хүн бүр", "Everyone"] },
  age_group: { adult: ["Насанд хүрэгчид", "Adults"], kids: ["Хүүхэд", "Children"], baby: ["Нялх хүүхэд", "Babies"] },
  skin_type: { all: ["Бүх төрөл", "All types"], dry: ["Хуурай", "Dry"], sensitive: ["Мэдрэмтгий", "Sensitive"] },
}

const term = (key: string, code: string): ReadonlyArray<PropertyRow> => {
  const [mn, en] = terms[key]?.[code] ?? []
  return mn === undefined || en === undefined ? [] : [{ key, mn, en }]
}

type ProductCells = Readonly<Record<"material" | "season" | "gender" | "age_group" | "extra" | "taxon" | "title_mn" | "options", string>>

/** Content at the end of a title: `Зөгийн бал, 500 г`. */
const contentPattern = /, (\d+(?:\.\d+)? (?:кг|г|л|мл|ширхэг|ороомог))$/u

/** Categories whose products have a season, a gender and an age group. */
const wornCategories = /^(women|men|accessories|kids|beauty)\//

/** Rows of a product's property table, without empty ones. */
export const propertiesOf = (row: ProductCells, dictionary: Dictionary): ReadonlyArray<PropertyRow> => {
  const [extra = "", value = ""] = row.extra.split("=")
  const span = value.replace("-", "–")
  const hasPackSizes = row.options.includes("pack_size=")
  // A product of one pack has its content in its title.
  const content = hasPackSizes || extra === "weight" ? undefined : contentPattern.exec(row.title_mn)?.[1]
  const isWorn = wornCategories.test(row.taxon)
  return [
    ...(row.material === "" ? [] : [{ key: "material", mn: row.material, en: materialInEnglish(dictionary, row.material) }]),
    ...(isWorn || row.season !== "all" ? term("season", row.season) : []),
    ...(isWorn ? term("gender", row.gender) : []),
    // Only worn products are labelled as for adults.
    ...(isWorn || row.age_group !== "adult" ? term("age_group", row.age_group) : []),
    ...term(extra, value),
    ...(content === undefined ? [] : [{ key: "net_content", mn: content, en: inEnglish(dictionary, content) }]),
    // A product of several packs has the weight in its options.
    ...(extra === "weight" && !hasPackSizes ? [{ key: "weight", mn: `${value} кг`, en: `${value} kg` }] : []),
    ...(extra === "made_to_order" ? [{ key: "made_to_order", mn: `${span} хоног`, en: `${span} days` }] : []),
  ]
}

/** A function from a slug to the facts that only this product has, such as screen and battery, from `data/product_facts.tsv`. */
export const readFacts = async (): Promise<(slug: string) => ReadonlyArray<PropertyRow>> => {
  const rows = await readTable<"slug" | "key" | "mn" | "en">("product_facts")
  return (slug) => rows.filter((row) => row.slug === slug).map(({ key, mn, en }) => ({ key, mn, en }))
}
