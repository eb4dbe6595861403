/** Words of goods in every language. */
import { forLocales, type Locale, type Localized } from "#domain/entities/locale.ts"
import { goods as en } from "./en/product-labels.ts"
import { goods as mn, type Goods } from "./mn/product-labels.ts"

export const goods: Readonly<Record<Locale, Goods>> = { mn, en }

/** One of the words in every language. */
export const wordOfGoods = (wordIn: (goods: Goods) => string): Localized => forLocales((locale) => wordIn(goods[locale]))
