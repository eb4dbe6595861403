/** Products with their prices at this moment, also on a page that stays open while a sale ends. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { soldAt, soldWithVariantsAt } from "#domain/rules/catalogue/sale.ts"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useHydrated } from "#ui/react/hydrated.ts"

/** All of them as `at` has them now; unchanged before hydration, since the markup of a cached page is taken over as it was rendered. */
export const useAllNow = <One extends { readonly saleExpireAt: Instant | null }>(all: ReadonlyArray<One>, at: (one: One, now: Instant) => One): ReadonlyArray<One> => {
  const now = useNowUntil(...all.map(({ saleExpireAt }) => saleExpireAt))
  return useHydrated() ? all.map((one) => at(one, now)) : all
}

/** A tile, until its sale ends and after. */
export const useSoldNow = <One extends Parameters<typeof soldAt>[0]>(one: One): One => useAllNow([one], soldAt)[0] ?? one

/** A product with all its variants; `null` while there is none. */
export const useProductSoldNow = (product: Product | null): Product | null => useAllNow(product === null ? [] : [product], soldWithVariantsAt)[0] ?? null
