/** Labels of options and properties in both languages. */
import type { Locale } from "#domain/entities/locale.ts"

const labels: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  colour: { mn: "Өнгө", en: "Colour" },
  pattern: { mn: "Хээ", en: "Pattern" },
  design: { mn: "Загвар", en: "Design" },
  cover: { mn: "Гадар", en: "Cover" },
  front: { mn: "Цагийн нүүр", en: "Dial" },
  frame_colour: { mn: "Хүрээний өнгө", en: "Frame colour" },
  lens_colour: { mn: "Шилний өнгө", en: "Lens colour" },
  clothing_size: { mn: "Хэмжээ", en: "Size" },
  shoe_size: { mn: "Хэмжээ", en: "Size" },
  pants_size: { mn: "Хэмжээ", en: "Size" },
  pack_size: { mn: "Савлагаа", en: "Pack" },
  option: { mn: "Сонголт", en: "Option" },
  storage: { mn: "Багтаамж", en: "Storage" },
  material: { mn: "Материал", en: "Material" },
  season: { mn: "Улирал", en: "Season" },
  gender: { mn: "Хүйс", en: "For" },
  age_group: { mn: "Насны ангилал", en: "Age group" },
  skin_type: { mn: "Арьсны төрөл", en: "Skin type" },
  net_content: { mn: "Цэвэр агууламж", en: "Net content" },
  weight: { mn: "Жин", en: "Weight" },
  made_to_order: { mn: "Захиалгаар урлах хугацаа", en: "Made to order in" },
}

/** Label of a key; the key itself without one. */
export const labelOf = (key: string, locale: Locale): string => labels[key]?.[locale] ?? key
