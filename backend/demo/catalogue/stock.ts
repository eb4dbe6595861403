/** Stock of demo variants: most have enough units, some few, some none. */
import { chance, chanceBetween } from "../seeded-random.ts"

/** Units of each variant by its SKU. At least one variant has some: the first one of a product without any gets two. */
export const stockOf = (skus: ReadonlyArray<string>): ReadonlyArray<number> => {
  const stock = skus.map((sku) => {
    const luck = chance(`stock ${sku}`)
    if (skus.length > 2 && luck < 0.11) return 0
    return luck < 0.27 ? chanceBetween(`few ${sku}`, 1, 3) : chanceBetween(`enough ${sku}`, 5, 60)
  })
  return stock.some((count) => count > 0) ? stock : stock.map((count, at) => (at === 0 ? 2 : count))
}
