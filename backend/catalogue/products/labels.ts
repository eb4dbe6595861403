/** Labels of options, properties and fields by locale. */
import type { Locale } from "#domain/entities/locale.ts"
import { productLabels } from "#domain/languages/product-labels.ts"

/** Label of a key; the key itself without one. */
export const labelOf = (key: string, locale: Locale): string => {
  const { labels } = productLabels[locale]
  return Object.hasOwn(labels, key) ? labels[key as keyof typeof labels] : key
}
