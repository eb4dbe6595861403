/** Cashback rates, per mille. Specification §9, W6. */
import { formatNumber, formatPerMille } from "#domain/rules/texts/money.ts"

/** Rates that a product may have where a shop sets none. */
export const cashbackRates: ReadonlyArray<number> = [10, 20, 30]

/** From the lowest to the highest: `1–3%`. */
export const formatRates = (rates: ReadonlyArray<number>): string => {
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)]
  return lowest === highest ? formatPerMille(lowest) : `${formatNumber(lowest / 10)}–${formatPerMille(highest)}`
}
