/** Product with its price at this moment, also on a page that stays open while its sale ends. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { soldAt, soldWithVariantsAt } from "#domain/rules/catalogue/sale.ts"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useHydrated } from "#ui/react/hydrated.ts"

/** The present moment once the page is hydrated: the markup of a cached page is taken over as it was rendered. */
const useMoment = (end: Instant | null): Instant | null => {
  const now = useNowUntil(end)
  return useHydrated() ? now : null
}

/** A tile, until its sale ends and after. */
export const useSoldNow = <One extends Parameters<typeof soldAt>[0]>(one: One): One => {
  const now = useMoment(one.saleExpireAt)
  return now === null ? one : soldAt(one, now)
}

/** A product with all its variants; `null` while there is none. */
export const useProductSoldNow = (product: Product | null): Product | null => {
  const now = useMoment(product?.saleExpireAt ?? null)
  return now === null || product === null ? product : soldWithVariantsAt(product, now)
}
