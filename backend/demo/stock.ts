/** How many the demo shop has of each variant: most enough, some few, some none. */
import { chance, chanceBetween } from "./seeded-random.ts"

/** Never all sold out: the last one of a product with nothing left has two. */
export const stockOf = (skus: ReadonlyArray<string>): ReadonlyArray<number> => {
  const stock = skus.map((sku) => {
    const luck = chance(`stock ${sku}`)
    if (skus.length > 2 && luck < 0.11) return 0
    return luck < 0.27 ? chanceBetween(`few ${sku}`, 1, 3) : chanceBetween(`enough ${sku}`, 5, 60)
  })
  return stock.some((count) => count > 0) ? stock : stock.map((count, at) => (at === 0 ? 2 : count))
}
