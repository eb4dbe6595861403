/** Hooks that keep the prices of listed products and wishes right when a sale ends. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Wish } from "#domain/entities/lists/wish-list.ts"
import { soldWithVariantsAt } from "#domain/rules/catalogue/sale.ts"
import { wishAt } from "#domain/rules/lists/wish-news.ts"
import { useAllNow } from "#ui/catalogue/public/sold-now.ts"

/** Products with all their variants. */
export const useProductsNow = (products: ReadonlyArray<Product>): ReadonlyArray<Product> => useAllNow(products, soldWithVariantsAt)

export const useWishesNow = (wishes: ReadonlyArray<Wish>): ReadonlyArray<Wish> => useAllNow(wishes, wishAt)
