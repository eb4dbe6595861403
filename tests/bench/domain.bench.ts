/** How quickly the shop's rules work: a page of products decoded, and a million changes of a list. */
import type { Slug } from "#domain/entities/ids.ts"
import { withCompareToggled } from "#domain/rules/lists/compare.ts"
import { withPackageProduct } from "#domain/rules/lists/packages.ts"
import products from "../samples/catalogue/product.json" with { type: "json" }
import { quantile, type Row } from "./row.ts"

const million = 1_000_000
const slugs = ["a", "b", "c", "d", "e", "f"].map((slug) => slug as Slug)
const slugAt = (step: number): Slug => slugs[(step * 7) % slugs.length] ?? slugs[0]!

/** Milliseconds that `work` takes. */
const took = (work: () => void): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Forty products of four pieces each, as a search answers them, decoded as the page server does it. */
const decoding = async (): Promise<number> => {
  await import("effect/schema/SchemaJITCompiler/enable")
  const Schema = await import("effect/Schema")
  const { Product } = await import("#domain/entities/catalogue/product.ts")
  const [coat] = products
  const page = Array.from({ length: 40 }, (_, at) => ({
    ...coat,
    id: at,
    slug: `coat-${at}`,
    variants: Array.from({ length: 4 }, (_, index) => ({ ...coat?.variants?.[0], id: at * 4 + index })),
  }))
  const decode = Schema.decodeUnknownSync(Schema.Array(Product))
  return quantile(Array.from({ length: 400 }, () => took(() => decode(page))).slice(200))
}

const packing = (): number =>
  took(() => {
    let list: ReturnType<typeof withPackageProduct> = []
    for (let step = 0; step < million; step += 1) list = withPackageProduct(list, slugAt(step), step % 5 === 0 ? 0 : null)
  }) / 1000

const comparing = (): number =>
  took(() => {
    let list: ReadonlyArray<Slug> = []
    for (let step = 0; step < million; step += 1) list = withCompareToggled(list, slugAt(step)).list
  }) / 1000

export const domainRows = async (): Promise<ReadonlyArray<Row>> => [
  { name: "domain: decode a page of 40 products", measured: await decoding(), bar: 2, unit: "ms" },
  { name: "domain: a million changes of a bundle", measured: packing(), bar: 1, unit: "s" },
  { name: "domain: a million changes of a compare list", measured: comparing(), bar: 1, unit: "s" },
]
