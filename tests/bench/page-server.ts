/** Speed of one server process: listing pages and adding to a cart. */
import { Agent, request } from "node:http"
import { quantile, ratioOf, type Row } from "./row.ts"

/** Milliseconds that `work` takes. */
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const agent = new Agent({ keepAlive: true })

/** Sends a request as a browser does and reads the response to its end, without the cost of decompressing it. */
const fetchWhole = (url: string, { method = "GET", body = "" }: { readonly method?: string; readonly body?: string } = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      "accept-encoding": "br",
      ...(body === "" ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    }
    const pending = request(url, { agent, method, headers }, (answer) => {
      const { statusCode = 0 } = answer
      answer.on("error", reject)
      answer.on("end", () => (statusCode < 300 ? resolve() : reject(new Error(`${method} ${url} answered ${statusCode}`))))
      answer.resume()
    })
    pending.on("error", reject)
    pending.end(body)
  })

/** Milliseconds of two requests made in turn, after a warm-up. */
const inTurn = async (count: number, reference: () => Promise<void>, measured: () => Promise<void>) => {
  const references: number[] = []
  const times: number[] = []
  for (let turn = -10; turn < count; turn += 1) {
    const referenceTime = await timeOf(reference)
    const time = await timeOf(measured)
    if (turn < 0) continue
    references.push(referenceTime)
    times.push(time)
  }
  return { references, times }
}

/** Number of requests that are sent at once. */
const parallelRequests = 8

/** Responses a second to `count` requests. */
const ratePerSecond = async (count: number, request: () => Promise<void>): Promise<number> => {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await request()
    }
  }
  const milliseconds = await timeOf(() => Promise.all(Array.from({ length: parallelRequests }, work)))
  return count / (milliseconds / 1000)
}

/**
 * Rows of a running shop at `url`; bars are ratios to its simplest response (docs/measurements/speed.md).
 * `variantId` can be bought.
 */
export const pageServer = async (url: string, variantId: number): Promise<ReadonlyArray<Row>> => {
  const simplest = () => fetchWhole(`${url}/robots.txt`)
  const listing = () => fetchWhole(`${url}/products`)
  const body = JSON.stringify({ variant_id: variantId, quantity: 1 })
  const pages = await inTurn(200, simplest, listing)
  // Each begins a cart, and one address may begin a hundred an hour.
  const adding = await inTurn(60, simplest, () => fetchWhole(`${url}/api/v2/orders/populate`, { method: "POST", body }))
  const rates: Array<readonly [number, number]> = []
  for (let round = 0; round < 3; round += 1) rates.push([await ratePerSecond(500, listing), await ratePerSecond(500, simplest)])
  const rate = rates.map(([pages]) => pages)
  const slowest = quantile(adding.times, 0.95)
  return [
    { name: "simplest response, median", measured: quantile(pages.references), unit: "ms" },
    { name: "listing page, median", measured: quantile(pages.times), ratio: ratioOf(pages.times, pages.references), bar: 2, unit: "ms" },
    {
      name: "listing pages a second",
      measured: quantile(rate),
      ratio: ratioOf(
        rate,
        rates.map(([, simplest]) => simplest),
      ),
      bar: 0.6,
      unit: "",
      atLeast: true,
    },
    { name: "add to cart, 95th percentile", measured: slowest, ratio: slowest / quantile(adding.references, 0.95), bar: 15, unit: "ms" },
  ]
}
