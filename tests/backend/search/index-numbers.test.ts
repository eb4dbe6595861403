/** Numbers of products in the search index. */
import { describe, expect, it } from "vitest"
import { storedNumbers, rowNumbers } from "#backend/search/indexing/index-numbers.ts"
import type { StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import type { Instant } from "#domain/entities/ids.ts"

describe("numbers of the index", () => {
  const variantsAt = (selling_price: number) => [
    { price: 100_000, selling_price, on_hand: 2 },
    { price: 100_000, selling_price, on_hand: 3 },
  ]
  const product = {
    price: 100_000,
    selling_price: 99_600,
    sale_percent: 0,
    sale_start_at: null,
    sale_expire_at: "2026-11-30T00:00:00.000Z",
    available_on: "2026-11-01T00:00:00.000Z",
    created_at: "2026-10-01T00:00:00.000Z",
    average_rating: 4.3,
    total_reviews: 7,
    variants: variantsAt(99_600),
  } as unknown as StoredProduct
  const stored = storedNumbers(product, "2026-11-28T00:00:00.000Z" as Instant)

  it("are stored with the present price, and any lower price as a sale of 1 % at least", () => {
    expect(stored).toMatchObject({ selling_price: 99_600, sale_percent: 1, on_hand: 5, rating: 4.3, reviews: 7, sale_start_at: null })
    expect(storedNumbers({ ...product, selling_price: 95_000 }, "2026-12-01T00:00:00.000Z" as Instant)).toMatchObject({
      selling_price: 100_000,
      sale_percent: 5,
    })
  })

  it("have no discount before a sale has begun", () => {
    const sale = {
      ...product,
      variants: variantsAt(40_000) as never,
      selling_price: 40_000,
      sale_percent: 60,
      sale_start_at: "2026-11-29T00:00:00.000Z" as Instant,
    }
    const discountAt = (now: string) => storedNumbers(sale, now as Instant)["discount_percent"]
    expect([discountAt("2026-11-28T00:00:00.000Z"), discountAt("2026-11-29T00:00:00.000Z")]).toEqual([0, 60])
  })

  it("are read with moments in milliseconds, and without the error of a short float", () => {
    expect(rowNumbers({ ...stored, rating: 4.300000190734863 } as unknown as Parameters<typeof rowNumbers>[0])).toMatchObject({
      rating: 4.3,
      sale_start_at: Number.NaN,
      sale_expire_at: Date.UTC(2026, 10, 30),
      on_hand: 5,
    })
  })
})
