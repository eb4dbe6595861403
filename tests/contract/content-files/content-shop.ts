/** Steps of tests that give a shop files of content. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { instantOf } from "#domain/rules/instants.ts"
import type { ContentDifference } from "#adapters/shop/contract/merchant/merchant-content.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import { importProducts } from "#backend/import/import-products.ts"
import { createMemoryStorage } from "#backend/pictures/storage/memory-storage.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

type Item = Readonly<Record<string, unknown>>
type Files = Readonly<Record<string, ReadonlyArray<unknown>>>

export const contentSteps = (shop: () => Trial) => {
  /** Items of a kind that the shop has. */
  const itemsOf = async (name: string): Promise<ReadonlyArray<Item>> => (await (await kindOf(name)).read(shop().db)) as ReadonlyArray<Item>
  const exampleOf = async (name: string): Promise<Item> => (await kindOf(name)).example as Item
  /** Applies files with these items. */
  const put = async (files: Files): Promise<ReadonlyArray<typeof ContentDifference.Type>> => {
    const folder = await mkdtemp(join(tmpdir(), "delguur-content-"))
    try {
      for (const [name, items] of Object.entries(files)) await writeFile(join(folder, `${name}.json`), JSON.stringify(items, null, 2))
      return await applyContent(shop().db, await readFolder(folder), { now: instantOf(shop().now()), isTrial: false })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  /** What changes of a file with these items; a second time nothing does. */
  const changes = async (files: Files): Promise<ReadonlyArray<string>> => {
    const differences = await put(files)
    const again = await put(files)
    if (again.length > 0) throw new Error(`applied again: ${JSON.stringify(again)}`)
    return differences.map(({ change, key }) => `${change} ${key}`)
  }
  /** Message of the refusal of files. */
  const refusal = async (files: Files): Promise<string> =>
    put(files).then(
      () => "",
      (error: unknown) => String(error),
    )
  /** Imports the goods of a product file. */
  const importGoods = async (file: string): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), "delguur-goods-"))
    try {
      await writeFile(join(folder, "goods.csv"), file)
      const { wrong } = await importProducts(shop().db, join(folder, "goods.csv"), {
        isDry: false,
        company: "Хонгор ХХК",
        now: () => instantOf(shop().now()),
        progress: () => undefined,
        storage: createMemoryStorage(),
      })
      if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return { itemsOf, exampleOf, put, changes, refusal, importGoods }
}
