/**
 * Mongolian headings of a product file, as accountants write them; `docs/importing.md` lists them. Read in any case, and with a unit of money
 * or of goods behind them: `Үнэ, ₮`, `ҮНЭ (төг)`, `Үлдэгдэл, ш`.
 */
import type { Field } from "./fields.ts"

export const mongolianHeadings = {
  titleMn: ["Барааны нэр", "Бараа", "Нэр", "Бүтээгдэхүүн", "Бүтээгдэхүүний нэр"],
  titleEn: ["Англи нэр"],
  sku: ["Код", "Барааны код", "Дотоод код", "Артикул"],
  usualPrice: ["Үнэ", "Нэгж үнэ", "Нэгжийн үнэ", "Зарах үнэ", "Худалдах үнэ", "Борлуулах үнэ", "Жижиглэн үнэ"],
  salePrice: ["Хямдарсан үнэ", "Хямдралтай үнэ", "Хямдралын үнэ", "Хөнгөлөлттэй үнэ"],
  stock: ["Үлдэгдэл", "Эцсийн үлдэгдэл", "Нийт үлдэгдэл", "Тоо ширхэг", "Тоо"],
  category: ["Ангилал", "Барааны ангилал", "Бүлэг", "Барааны бүлэг"],
  brand: ["Брэнд", "Бренд"],
  vendor: ["Борлуулагч", "Худалдагч", "Нийлүүлэгч"],
  pictures: ["Зураг", "Зургууд"],
  descriptionMn: ["Тайлбар", "Дэлгэрэнгүй"],
  unitMn: ["Хэмжих нэгж", "Нэгж"],
  saleStart: ["Хямдрал эхлэх"],
  saleEnd: ["Хямдрал дуусах"],
  storePrice: ["Дэлгүүрийн үнэ", "Салбарын үнэ"],
  weight: ["Жин, г", "Жин (г)", "Жин, гр", "Жин (гр)"],
  cashback: ["Бонус", "Бонус %", "Бонусын хувь"],
} as const satisfies Partial<Readonly<Record<Field, ReadonlyArray<string>>>>

const fieldsByHeading: ReadonlyMap<string, Field> = new Map(
  Object.entries(mongolianHeadings).flatMap(([field, headings]) => headings.map((heading) => [heading.toLowerCase(), field as Field])),
)

/** A heading in lower case, with single spaces. */
export const toName = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/gu, " ")

const unit = /[\s,(/]+(?:₮|төг(?:рөг)?\.?|mnt|ш\.?|шир(?:хэг)?\.?|кг)\)?$/u

/** Names by which a heading may be known: as it stands, and without a unit behind it. */
export const headingNames = (heading: string): ReadonlyArray<string> => [toName(heading), toName(heading).replace(unit, "")]

/** The field of a heading; `null` for none. */
export const mongolianField = (heading: string): Field | null =>
  headingNames(heading)
    .map((name) => fieldsByHeading.get(name))
    .find((field) => field !== undefined) ?? null
