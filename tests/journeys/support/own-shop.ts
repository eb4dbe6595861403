/** A merchant's own shop, which is not the demo: an empty shop on a PostgreSQL server of its own, with goods from a product file. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { importProducts } from "#backend/import/import-products.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { withChangingShop, type ChangingShop } from "./changing-shop.ts"

const brand = {
  demo: false,
  brand: "Хонгор",
  company: "Хонгор ХХК",
  support_phone: "7000 5500",
  support_email: "shop@khongor.mn",
  address: { mn: "Улаанбаатар, Хан-Уул дүүрэг", en: "Khan-Uul District, Ulaanbaatar" },
}

/** Goods of the shop, by their prices in tugrik. */
export const goods = {
  cup: { slug: "ayga", name: "Шаазан аяга", price: 12_000 },
  lamp: { slug: "gerel", name: "Ширээний гэрэл", price: 60_000 },
  rug: { slug: "khivs", name: "Ноосон хивс", price: 120_000 },
  /** None is left. */
  soldOut: { slug: "shirdeg", name: "Эсгий ширдэг", price: 90_000 },
  /** None is left in red. */
  bowl: { slug: "ayaga-tom", name: "Том аяга", price: 15_000 },
} as const

const productFile = [
  "handle,title_mn,title_en,category,category_mn,category_en,sku,price,stock,option1_name,option1_mn,option1_en",
  `${goods.cup.slug},${goods.cup.name},China cup,home/kitchen,Гэр > Гал тогоо,Home > Kitchen,KH-1,${goods.cup.price},40,,,`,
  `${goods.lamp.slug},${goods.lamp.name},Desk lamp,home/light,Гэр > Гэрэл,Home > Light,KH-2,${goods.lamp.price},3,,,`,
  `${goods.rug.slug},${goods.rug.name},Wool rug,home/textile,Гэр > Нэхмэл,Home > Textile,KH-3,${goods.rug.price},40,,,`,
  `${goods.soldOut.slug},${goods.soldOut.name},Felt rug,home/textile,,,KH-4,${goods.soldOut.price},0,,,`,
  `${goods.bowl.slug},${goods.bowl.name},Large bowl,home/kitchen,,,KH-5,${goods.bowl.price},9,colour,Цэнхэр,Blue`,
  `${goods.bowl.slug},,,,,,KH-6,${goods.bowl.price},0,colour,Улаан,Red`,
].join("\n")

const now = (): Instant => new Date().toISOString() as Instant

/** Imports a product file into the shop, as its merchant does. */
export const importGoods = async ({ db }: Pick<ChangingShop, "db">, text: string): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), "delguur-goods-"))
  try {
    const file = path.join(folder, "products.csv")
    writeFileSync(file, text)
    const { wrong } = await importProducts(db, file, {
      isDry: false,
      company: brand.company,
      now,
      progress: () => undefined,
      storage: createMemoryStorage(),
    })
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Imports `goods` into the empty shop. Throws where the page of the cup is not served. */
export const stockShop = async ({ db, url }: ChangingShop): Promise<void> => {
  await importGoods({ db }, productFile)
  const page = await fetch(`${url}/products/${goods.cup.slug}`)
  if (!page.ok) throw new Error(`the own shop answered ${page.status} for its goods`)
}

/** Own shop of each try of a journey; `site` overrides its configuration. */
export const withOwnShop = (
  site: Readonly<Record<string, unknown>> = {},
  environment?: Readonly<Record<string, string>>,
): (() => ChangingShop) => withChangingShop({ ...brand, ...site }, environment)
