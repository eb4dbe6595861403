/** The scale on which a shopper slides the least and the greatest price. */

export type PriceScale = { readonly from: number; readonly to: number; readonly step: number }

/** About this many steps from end to end. */
const steps = 100

/** 1, 2 or 5 with noughts after it: the least such number that is not below `least`. */
const round = (least: number): number => {
  const noughts = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((digit) => digit * noughts >= least) ?? 10) * noughts
}

/** Round ends that hold every price between `min` and `max`, with round steps between them. Tugrik. */
export const priceScale = (min: number, max: number): PriceScale => {
  const step = round(Math.max(1, (max - min) / steps))
  return { from: Math.floor(min / step) * step, to: Math.ceil(max / step) * step, step }
}

/** The prices asked for: an end of the scale asks for nothing, and the two ends never cross. */
export const askedPrices = (scale: PriceScale, from: number | null, to: number | null): { readonly priceFrom: number | null; readonly priceTo: number | null } => {
  const [least, most] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  return {
    priceFrom: least === null || least <= scale.from ? null : least,
    priceTo: most === null || most >= scale.to ? null : most,
  }
}
