/** Steps of imports: a file and its import, and what the database holds of it afterwards. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { importProducts, type Report } from "#backend/import/import-products.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

/** Heading of a file with our own columns. */
export const ownColumns = "handle,title_mn,title_en,category,brand,price,list_price,stock,sku,option1_name,option1_mn,option1_en"

export const importSteps = (shop: () => Trial, folder: () => string) => {
  const options = {
    isDry: false,
    company: "Цэлмэг ХХК",
    now: () => instantOf(Date.now()),
    progress: () => undefined,
    storage: createMemoryStorage(),
  }
  /** Path of a new file with this content. */
  const file = async (content: string | Buffer): Promise<string> => {
    const path = join(folder(), `${shop().unique()}.csv`)
    await writeFile(path, content)
    return path
  }
  const takeWith =
    (settings: Parameters<typeof importProducts>[2]) =>
    async (...lines: ReadonlyArray<string>): Promise<Report> =>
      importProducts(shop().db, await file(`${lines.join("\n")}\n`), settings)
  const take = takeWith(options)
  /** An import that writes nothing. */
  const tryOut = takeWith({ ...options, isDry: true })
  /** An import that ends when it begins to write. */
  const stopped = takeWith({
    ...options,
    progress: ({ key }) => {
      if (key === "import.wroteRows") throw new Error("stopped")
    },
  })
  const product = async (slug: string) =>
    (
      await shop().db.query<Readonly<Record<string, unknown>>>(
        "select p.*, t.permalink, t.name as taxon, b.name as brand from products p join taxons t on t.id = p.taxon_id join brands b on b.code = p.brand_code where slug = $1",
        [slug],
      )
    )[0]
  const variants = (slug: string) =>
    shop().db.query(
      "select v.sku, v.price, v.selling_price, v.on_hand, v.options from variants v join products p on p.id = v.product_id where p.slug = $1 order by v.position",
      [slug],
    )
  /** How often the index of names holds a name. */
  const indexedNames = async (name: string) =>
    (
      await shop().db.query(
        "select (select count(*)::int from search_vocabulary where word = $1) as words, (select count(*)::int from search_phrases where phrase = $1) as phrases",
        [name],
      )
    )[0]
  const counts = async () =>
    (
      await shop().db.query(
        "select (select count(*)::int from products) as products, (select count(*)::int from variants) as variants, (select max(updated_at) from products) as at",
      )
    )[0]

  return { options, file, takeWith, take, tryOut, stopped, product, variants, indexedNames, counts }
}

export type ImportSteps = ReturnType<typeof importSteps>
