/** Prices of variants by size or weight: 100 ml cost more than 50. */
import type { Choice } from "#backend/catalogue/products/option-values.ts"

/** Exponent of price growth: twice the litres cost less than twice as much. */
const growth: Readonly<Record<string, number>> = { мл: 0.82, л: 0.9, г: 0.9, кг: 0.92, см: 0.75, инч: 1.35, м: 0.6, хэсэг: 0.65, өнгө: 0.7, давхар: 0.8, мм: 0.25, gb: 0.22 }

/** Price factors of option values over the first of their group. */
const steps: Readonly<Record<string, number>> = {
  Том: 1.6, Дунд: 1.3, "Том хүн": 1.35, Хатуу: 1, Зөөлөн: 0.85, A3: 1.4, XXL: 1.06,
  "16/512": 1.22, "32/1TB": 1.35, "200x220": 1.35, "180x200": 1.12, "215/60": 1.08,
}

const measure = (mn: string): { readonly amount: number; readonly unit: string } | null => {
  const read = /^([\d.]+) ?(мл|л|г|кг|см|инч|м|мм|хэсэг|өнгө|давхар|GB)$/.exec(mn)
  return read === null ? null : { amount: Number(read[1]), unit: String(read[2]).toLowerCase() }
}

/** Price factor of an option value over the base one. */
const factor = (choice: Choice, base: Choice): number => {
  const step = steps[choice.mn]
  if (step !== undefined) return step / (steps[base.mn] ?? 1)
  const mine = measure(choice.mn)
  const first = measure(base.mn)
  return mine === null || first === null || mine.unit !== first.unit ? 1 : (mine.amount / first.amount) ** (growth[mine.unit] ?? 0)
}

const rounded = (price: number): number => {
  const step = price < 20_000 ? 100 : 1000
  return Math.round(price / step) * step
}

/** Option value that the product's price applies to: the one in its title, otherwise the first. */
export const baseChoice = (group: ReadonlyArray<Choice>, title: string): Choice | undefined =>
  group.find(({ mn }) => /\d/.test(mn) && title.includes(mn)) ?? group[0]

/** Price of a variant in tugrik, from the product's. */
export const priceOf = (price: number, choices: ReadonlyArray<Choice>, bases: ReadonlyArray<Choice | undefined>): number => {
  const times = choices.reduce((product, choice, at) => product * factor(choice, bases[at] ?? choice), 1)
  return times === 1 ? price : rounded(price * times)
}
