/** Stock of demo variants: most have enough, some few, some none. */
import { chance, chanceBetween } from "../seeded-random.ts"

/** At least one variant has stock: the last one of a sold-out product gets two units. */
export const stockOf = (skus: ReadonlyArray<string>): ReadonlyArray<number> => {
  const stock = skus.map((sku) => {
    const luck = chance(`stock ${sku}`)
    if (skus.length > 2 && luck < 0.11) return 0
    return luck < 0.27 ? chanceBetween(`few ${sku}`, 1, 3) : chanceBetween(`enough ${sku}`, 5, 60)
  })
  return stock.some((count) => count > 0) ? stock : stock.map((count, at) => (at === 0 ? 2 : count))
}
