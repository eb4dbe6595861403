/** How fast one process serves: pages, searches, and things put into carts. */
import { Agent, request } from "node:http"
import { quantile, type Row } from "./row.ts"

const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await ask()
  return performance.now() - started
}

const agent = new Agent({ keepAlive: true })

/** Asks as a browser does and reads the answer to its end, still compressed: the asking costs this process next to nothing. */
const whole = (url: string, { method = "GET", body = "" }: { readonly method?: string; readonly body?: string } = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br", ...(body === "" ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }) }
    const pending = request(url, { agent, method, headers }, (answer) => {
      const { statusCode = 0 } = answer
      answer.on("error", reject)
      answer.on("end", () => (statusCode < 300 ? resolve() : reject(new Error(`${method} ${url} answered ${statusCode}`))))
      answer.resume()
    })
    pending.on("error", reject)
    pending.end(body)
  })

/** One after another, after a warm-up. */
const inTurn = async (count: number, ask: (turn: number) => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  for (let turn = 0; turn < 20; turn += 1) await ask(turn)
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) times.push(await timed(() => ask(turn)))
  return times
}

/** `count` requests, eight at once; how many were answered a second. */
const aSecond = async (count: number, ask: () => Promise<unknown>): Promise<number> => {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await ask()
    }
  }
  const milliseconds = await timed(() => Promise.all(Array.from({ length: 8 }, work)))
  return count / (milliseconds / 1000)
}

/** Rows of a running shop at `url`. `variantId` can be bought. */
export const pageServer = async (url: string, variantId: number): Promise<ReadonlyArray<Row>> => {
  const listing = () => whole(`${url}/products`)
  const pages = await inTurn(200, listing)
  const rate = await aSecond(1500, listing)
  const adding = await inTurn(100, () =>
    whole(`${url}/api/v2/orders/populate`, {
      method: "POST",
      body: JSON.stringify({ variant_id: variantId, quantity: 1 }),
    }),
  )
  return [
    { name: "listing page, half of them within", measured: quantile(pages), bar: 8, unit: "ms" },
    { name: "listing pages a second", measured: rate, bar: 300, unit: "", atLeast: true },
    { name: "add to cart, 95 of 100 within", measured: quantile(adding, 0.95), bar: 20, unit: "ms" },
  ]
}
