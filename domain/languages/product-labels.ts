/** Labels of products in every language. */
import { forLocales, type Locale, type Localized } from "#domain/entities/locale.ts"
import { productLabels as en } from "./en/product-labels.ts"
import { productLabels as mn, type ProductLabels } from "./mn/product-labels.ts"

export const productLabels: Readonly<Record<Locale, ProductLabels>> = { mn, en }

/** One of the labels in every language. */
export const localizedLabel = (labelOf: (labels: ProductLabels) => string): Localized =>
  forLocales((locale) => labelOf(productLabels[locale]))
