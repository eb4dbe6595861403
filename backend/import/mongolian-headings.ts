/**
 * Mongolian headings of a product file, as accountants write them; `docs/importing.md` lists them. Read in any case, and with a unit of money
 * behind them: `Үнэ, ₮`, `ҮНЭ (төг)`.
 */
import type { Field } from "./fields.ts"

export const mongolianHeadings = {
  titleMn: ["Барааны нэр", "Бараа", "Нэр", "Бүтээгдэхүүн", "Бүтээгдэхүүний нэр"],
  titleEn: ["Англи нэр"],
  sku: ["Код", "Барааны код", "Дотоод код", "Артикул"],
  usualPrice: ["Үнэ", "Нэгж үнэ", "Нэгжийн үнэ", "Зарах үнэ", "Худалдах үнэ", "Жижиглэн үнэ"],
  salePrice: ["Хямдарсан үнэ", "Хямдралтай үнэ", "Хөнгөлөлттэй үнэ"],
  stock: ["Үлдэгдэл", "Эцсийн үлдэгдэл", "Тоо ширхэг", "Тоо"],
  category: ["Ангилал", "Бүлэг", "Барааны бүлэг"],
  brand: ["Брэнд", "Бренд"],
  pictures: ["Зураг", "Зургууд"],
  descriptionMn: ["Тайлбар", "Дэлгэрэнгүй"],
  unitMn: ["Хэмжих нэгж", "Нэгж"],
  saleStart: ["Хямдрал эхлэх"],
  saleEnd: ["Хямдрал дуусах"],
  storePrice: ["Дэлгүүрийн үнэ", "Салбарын үнэ"],
  cashback: ["Бонус", "Бонус %", "Бонусын хувь"],
} as const satisfies Partial<Readonly<Record<Field, ReadonlyArray<string>>>>

const fieldsByHeading: ReadonlyMap<string, Field> = new Map(
  Object.entries(mongolianHeadings).flatMap(([field, headings]) => headings.map((heading) => [heading.toLowerCase(), field as Field])),
)

/** The field of a heading; `null` for none. */
export const mongolianField = (heading: string): Field | null => {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .replace(/[\s,(/]+(?:₮|төг(?:рөг)?\.?|mnt)\)?$/u, "")
  return fieldsByHeading.get(name) ?? null
}
