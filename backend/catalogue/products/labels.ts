/** Labels of options, properties and fields by locale: the shop's own, and those of the languages. */
import { inLocale, onlyTexts, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { LabelContent } from "#domain/entities/catalogue/label-content.ts"
import { productLabels } from "#domain/languages/product-labels.ts"
import type { Database } from "#backend/database/database.ts"

/** Labels by key. */
export type OwnLabels = ReadonlyMap<string, Localized>

/** What the shop itself calls the properties and options of its products. */
export const readOwnLabels = async (db: Database): Promise<OwnLabels> => {
  const rows = await db.query<LabelContent>("select key, name from product_labels order by key")
  return new Map(rows.map(({ key, name }) => [key, onlyTexts(name)]))
}

/** Label of a key; the key itself without one. */
export const labelOf = (key: string, locale: Locale, own: OwnLabels): string => {
  const name = own.get(key)
  if (name !== undefined) return inLocale(name, locale)
  const { labels } = productLabels[locale]
  return Object.hasOwn(labels, key) ? labels[key as keyof typeof labels] : key
}
