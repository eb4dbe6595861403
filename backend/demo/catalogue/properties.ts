/** Properties of a product in both languages. */
import type { PropertyRow } from "#backend/catalogue/products/option-values.ts"
import { inEnglish, materialInEnglish, type Dictionary } from "./dictionary.ts"

const terms: Readonly<Record<string, Readonly<Record<string, readonly [mn: string, en: string]>>>> = {
  season: {
    all: ["Бүх улирал", "All seasons"], winter: ["Өвөл", "Winter"], summer: ["Зун", "Summer"], spring: ["Хавар", "Spring"], autumn: ["Намар", "Autumn"],
    "autumn-winter": ["Намар, өвөл", "Autumn and winter"], "spring-autumn": ["Хавар, намар", "Spring and autumn"], "spring-summer": ["Хавар, зун", "Spring and summer"],
  },
  gender: { female: ["Эмэгтэй", "Women"], male: ["Эрэгтэй", "Men"], unisex: ["Хүн бүр", "Everyone"] },
  age_group: { adult: ["Насанд хүрэгчид", "Adults"], kids: ["Хүүхэд", "Children"], baby: ["Нялх хүүхэд", "Babies"] },
  skin_type: { all: ["Бүх төрөл", "All types"], dry: ["Хуурай", "Dry"], sensitive: ["Мэдрэмтгий", "Sensitive"] },
}

/** Rows of a product's property table, without empty ones. Food and plants have no season or gender. */
export const propertiesOf = (
  row: Readonly<Record<"material" | "season" | "gender" | "age_group" | "extra" | "taxon" | "title_mn" | "options", string>>,
  dictionary: Dictionary,
): ReadonlyArray<PropertyRow> => {
  const term = (key: string, code: string): ReadonlyArray<PropertyRow> => {
    const [mn, en] = terms[key]?.[code] ?? []
    return mn === undefined || en === undefined ? [] : [{ key, mn, en }]
  }
  const [extra = "", value = ""] = row.extra.split("=")
  // The pack where there is one alone, which its title names.
  const [, content = ""] = row.options.includes("pack_size=") || extra === "weight" ? [] : (/, (\d+(?:\.\d+)? (?:кг|г|л|мл|ширхэг|ороомог))$/u.exec(row.title_mn) ?? [])
  const worn = /^(women|men|accessories|kids|beauty)\//.test(row.taxon)
  return [
    ...(row.material === "" ? [] : [{ key: "material", mn: row.material, en: materialInEnglish(dictionary, row.material) }]),
    ...(worn || row.season !== "all" ? term("season", row.season) : []),
    ...(worn ? term("gender", row.gender) : []),
    // That an appliance is for adults says nothing.
    ...(worn || row.age_group !== "adult" ? term("age_group", row.age_group) : []),
    ...term(extra, value),
    ...(content === "" ? [] : [{ key: "net_content", mn: content, en: inEnglish(dictionary, content) }]),
    // Packs of several weights name theirs.
    ...(extra === "weight" && !row.options.includes("pack_size=") ? [{ key: "weight", mn: `${value} кг`, en: `${value} kg` }] : []),
    ...(extra === "made_to_order" ? [{ key: "made_to_order", mn: `${value.replace("-", "–")} хоног`, en: `${value.replace("-", "–")} days` }] : []),
  ]
}
