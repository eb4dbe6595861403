/** Prices of demo variants by their size or weight: 100 ml cost more than 50 ml. */
import type { Choice } from "#backend/catalogue/products/option-values.ts"

/** Exponents of price growth by unit: twice the litres cost 2 ** 0.9 times as much. */
const growth = {
  мл: 0.82,
  л: 0.9,
  г: 0.9,
  кг: 0.92,
  см: 0.75,
  инч: 1.35,
  м: 0.6,
  хэсэг: 0.65,
  өнгө: 0.7,
  давхар: 0.8,
  мм: 0.25,
  GB: 0.22,
} as const
type Unit = keyof typeof growth

/** Option value with a number and a unit: `500 мл`, `256GB`. */
const measurePattern = new RegExp(`^([\\d.]+) ?(${Object.keys(growth).join("|")})$`)

/** Price factors of option values without a unit, relative to one that is not listed. */
const namedFactors: Readonly<Record<string, number>> = {
  Том: 1.6,
  Дунд: 1.3,
  "Том хүн": 1.35,
  Хатуу: 1,
  Зөөлөн: 0.85,
  A3: 1.4,
  XXL: 1.06,
  "16/512": 1.22,
  "32/1TB": 1.35,
  "200x220": 1.35,
  "180x200": 1.12,
  "215/60": 1.08,
}

const measureOf = (text: string): { readonly amount: number; readonly unit: Unit } | null => {
  const [, amount, unit] = measurePattern.exec(text) ?? []
  return unit === undefined ? null : { amount: Number(amount), unit: unit as Unit }
}

/** Price factor of an option value relative to the base value; 1 where they cannot be compared. */
const factorOf = (choice: Choice, base: Choice): number => {
  const named = namedFactors[choice.mn]
  if (named !== undefined) return named / (namedFactors[base.mn] ?? 1)
  const measure = measureOf(choice.mn)
  const baseMeasure = measureOf(base.mn)
  if (measure === null || baseMeasure === null || measure.unit !== baseMeasure.unit) return 1
  return (measure.amount / baseMeasure.amount) ** growth[measure.unit]
}

/** Price in whole hundreds below 20,000, in whole thousands above. */
const rounded = (price: number): number => {
  const step = price < 20_000 ? 100 : 1000
  return Math.round(price / step) * step
}

/** Option value that the product's price applies to: the one in its title, otherwise the first. */
export const baseChoice = (group: ReadonlyArray<Choice>, title: string): Choice | undefined =>
  group.find(({ mn }) => /\d/.test(mn) && title.includes(mn)) ?? group[0]

/** Price of a variant in tugrik, from the product's `price`, which applies to `bases`. */
export const priceOf = (price: number, choices: ReadonlyArray<Choice>, bases: ReadonlyArray<Choice | undefined>): number => {
  const factor = choices.reduce((product, choice, at) => product * factorOf(choice, bases[at] ?? choice), 1)
  return factor === 1 ? price : rounded(price * factor)
}
