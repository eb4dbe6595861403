/** Products with their prices at this moment, also on a page that stays open while a sale ends. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { isBefore } from "#domain/rules/instants.ts"
import { soldAt, soldWithVariantsAt } from "#domain/rules/catalogue/sale.ts"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useHydrated } from "#ui/react/hydrated.ts"

type Sold = { readonly saleExpireAt: Instant | null }

/** Items with their prices at this moment by `priceAt`; unchanged before hydration, so that they agree with the markup of a cached page. */
export const useAllNow = <Item extends Sold>(
  items: ReadonlyArray<Item>,
  priceAt: (item: Item, now: Instant) => Item,
): ReadonlyArray<Item> => {
  const now = useNowUntil(...items.map(({ saleExpireAt }) => saleExpireAt))
  return useHydrated() ? items.map((item) => priceAt(item, now)) : items
}

/** Items whose sale has not ended; all before hydration. */
export const useStillOnSale = <Item extends Sold>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const now = useNowUntil(...items.map(({ saleExpireAt }) => saleExpireAt))
  return useHydrated() ? items.filter(({ saleExpireAt }) => saleExpireAt === null || isBefore(now, saleExpireAt)) : items
}

/** A tile with its price at this moment. */
export const useSoldNow = <Item extends Parameters<typeof soldAt>[0]>(item: Item): Item => useAllNow([item], soldAt)[0] ?? item

/** A product and its variants with their prices at this moment; `null` while there is none. */
export const useProductSoldNow = (product: Product | null): Product | null =>
  useAllNow(product === null ? [] : [product], soldWithVariantsAt)[0] ?? null
