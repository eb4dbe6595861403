/** Speed of the domain: decoding a page of products, and a million changes of a list. */
import type { Slug } from "#domain/entities/ids.ts"
import { withCompareToggled } from "#domain/rules/lists/compare.ts"
import { withPackageProduct } from "#domain/rules/lists/packages.ts"
import products from "../samples/catalogue/product.json" with { type: "json" }
import { referenceTime, referenceWork } from "./reference.ts"
import { quantile, ratioOf, type Row } from "./row.ts"

const million = 1_000_000
const slugs = ["a", "b", "c", "d", "e", "f"].map((slug) => slug as Slug)
const slugAt = (step: number): Slug => slugs[(step * 7) % slugs.length] ?? slugs[0]!

/** Rounds of a time and a reference, as a list of each. */
const transposed = (rounds: ReadonlyArray<readonly [number, number]>) =>
  [rounds.map(([time]) => time), rounds.map(([, reference]) => reference)] as const

/** Milliseconds that `work` takes. */
const timeOf = (work: () => void): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

type Timed = { readonly measured: number; readonly ratio: number }

/** Decodes forty products of four variants each from the search's wire form, as the page server does. Milliseconds. */
const decoding = async (): Promise<Timed> => {
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
  const rounds = Array.from({ length: 400 }, () => [timeOf(() => decode(page)), referenceWork()] as const).slice(200)
  return { measured: quantile(rounds.map(([time]) => time)), ratio: ratioOf(...transposed(rounds)) }
}

const packing = (): number =>
  timeOf(() => {
    let list: ReturnType<typeof withPackageProduct> = []
    for (let step = 0; step < million; step += 1) list = withPackageProduct(list, slugAt(step), step % 5 === 0 ? 0 : null)
  })

const comparing = (): number =>
  timeOf(() => {
    let list: ReadonlyArray<Slug> = []
    for (let step = 0; step < million; step += 1) list = withCompareToggled(list, slugAt(step)).list
  })

/** Median of three runs in turn with the reference work. Milliseconds. */
const inTurn = (work: () => number): Timed => {
  const rounds = Array.from({ length: 3 }, () => [work(), referenceTime()] as const)
  return { measured: quantile(rounds.map(([time]) => time)), ratio: ratioOf(...transposed(rounds)) }
}

export const domainRows = async (): Promise<ReadonlyArray<Row>> => [
  { name: "reference work", measured: referenceTime(), unit: "ms" },
  { name: "domain: decode a page of 40 products", ...(await decoding()), bar: 0.8, unit: "ms" },
  { name: "domain: a million changes of a package", ...inTurn(packing), bar: 30, unit: "ms" },
  { name: "domain: a million changes of a compare list", ...inTurn(comparing), bar: 25, unit: "ms" },
]
