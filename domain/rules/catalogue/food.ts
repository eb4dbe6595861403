/** Food: the products with nutrition facts. Contract C9. */
import type { Product } from "#domain/entities/catalogue/product.ts"

export const isFood = ({ l0 }: Pick<Product, "l0">): boolean => l0?.permalink === "food"
