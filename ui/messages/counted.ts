/** Message values of a count: the number for the plural form, and its figure as written, `1,234`. */
import { formatNumber } from "#domain/rules/texts/money.ts"

export const counted = (count: number) => ({ count, figure: formatNumber(count) })
