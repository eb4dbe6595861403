/** Rate of orders of one variant, whose row they all lock, beside orders of different variants, placed at once on PostgreSQL. */
import { postgres } from "#tests/contract/support/engines.ts"
import { Trial, type Somebody } from "#tests/contract/support/test-backend.ts"
import { quantile, type Row } from "./row.ts"

/** Orders that are placed at once: more than the pool has connections, so that some wait for one. */
const parallelOrders = 20
/** Units that the stock lacks, so that as many orders are refused. */
const missingUnits = 5

type Cart = { readonly somebody: Somebody; readonly number: string }

/** Runs `work` on all items, `parallelOrders` at once. */
const inParallel = async <T>(items: ReadonlyArray<T>, work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: parallelOrders }, worker))
}

type Placed = { readonly perSecond: number; readonly waits: ReadonlyArray<number>; readonly statuses: ReadonlyMap<number, number> }

/** Carts with a unit of the variant that `variantOf` gives, ready to be placed. */
const cartsOf = async (trial: Trial, orders: number, variantOf: () => Promise<number>): Promise<ReadonlyArray<Cart>> => {
  const carts: Cart[] = []
  await inParallel(
    Array.from({ length: orders }, (_, index) => index),
    async () => {
      const somebody = await trial.somebody()
      carts.push({ somebody, number: await trial.checkedOut(somebody, await variantOf()) })
    },
  )
  return carts
}

const placeAll = async (trial: Trial, carts: ReadonlyArray<Cart>): Promise<Placed> => {
  const statuses = new Map<number, number>()
  const waits: number[] = []
  const began = performance.now()
  await inParallel(carts, async ({ somebody, number }) => {
    const sentAt = performance.now()
    const { status } = await trial.place(somebody, number)
    waits.push(performance.now() - sentAt)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  return { perSecond: (carts.length * 1000) / (performance.now() - began), waits, statuses }
}

const rowsOf = (subject: string, { perSecond, waits }: Placed): ReadonlyArray<Row> => [
  { name: `orders of ${subject} placed, ${parallelOrders} at once`, measured: perSecond, unit: "/s" },
  { name: "  wait for a placing, median", measured: quantile(waits), unit: "ms" },
  { name: "  wait for a placing, 99 of a hundred within", measured: quantile(waits, 0.99), unit: "ms" },
]

/**
 * Places `orders` orders of a variant each, then as many of one variant, of which the stock lacks a few units. Throws unless exactly
 * the stock is sold.
 */
export const hotVariantRows = async (orders: number, note: (text: string) => void): Promise<ReadonlyArray<Row>> => {
  const trial = await Trial.begin(postgres)
  try {
    const spread = await placeAll(trial, await cartsOf(trial, orders, () => trial.variant(5, 50_000)))
    note(`${orders} orders of different variants are placed`)
    const variant = await trial.variant(orders, 50_000)
    const carts = await cartsOf(trial, orders, () => Promise.resolve(variant))
    await trial.db.query("update variants set on_hand = $2 where id = $1", [variant, orders - missingUnits])
    const hot = await placeAll(trial, carts)
    const result = { placed: hot.statuses.get(200) ?? 0, refused: hot.statuses.get(422) ?? 0, left: await trial.onHand(variant) }
    if (result.placed !== orders - missingUnits || result.refused !== missingUnits || result.left !== 0)
      throw new Error(`${JSON.stringify(result)}; ${JSON.stringify([...hot.statuses])}`)
    return [...rowsOf("different variants", spread), ...rowsOf("one variant", hot)]
  } finally {
    await trial.end()
  }
}
