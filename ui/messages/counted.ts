/** A count as sentences take it: the number that decides between one and many, and how it is written, `1,234`. */
import { formatNumber } from "#domain/rules/texts/money.ts"

export const counted = (count: number) => ({ count, figure: formatNumber(count) })
