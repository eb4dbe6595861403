/** Shop whose disk fills while shoppers use it: nothing that it acknowledged is lost, also where it is killed. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serveShop, type ServedShop } from "../support/served-shop.ts"
import { type Body, text } from "../support/test-backend.ts"
import { english } from "#tests/english-commands.ts"

const preload = pathToFileURL(join(import.meta.dirname, "../support/full-disk.mjs")).href

describe("shop on a full disk", () => {
  let folder = ""
  let shop: ServedShop
  const full = () => join(folder, "full")
  const open = () =>
    serveShop({
      DATA_DIR: join(folder, "data"),
      FULL_DISK: full(),
      NODE_OPTIONS: `--import=${preload}`,
      TRUSTED_PROXY: "1",
      SANDBOX_SECRET: "of the full disk",
      LOG_LEVEL: "error",
      ...english,
    })
  let callers = 0
  /** A call from an address of its own, since calls of one address are limited. */
  const call = async (method: string, path: string, { token, body }: { readonly token?: string; readonly body?: unknown } = {}) => {
    callers += 1
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `10.${Math.floor(callers / 250)}.${callers % 250}.1`,
      ...(token !== undefined && { "x-order-token": token }),
    }
    const response = await fetch(shop.url + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Body }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-full-"))
    shop = await open()
  }, 180_000)
  afterAll(async () => {
    shop.process.kill("SIGKILL")
    await rm(folder, { recursive: true, force: true })
  })

  it("answers 503 without room, opens again only with room, and keeps what it acknowledged [I3]", async () => {
    const slug = text((await call("GET", "/api/v2/products/addresses")).body["addresses"]?.[0]?.["slug"])
    const variant = (await call("GET", `/api/v2/products/${slug}`)).body["variants"]?.[0]?.["id"]
    const acknowledged: string[] = []
    const statuses: number[] = []
    const add = async () => {
      const { status, body } = await call("POST", "/api/v2/orders/populate", { body: { variant_id: variant, quantity: 1 } })
      statuses.push(status)
      if (status === 200) acknowledged.push(text(body["token"]))
    }
    for (let time = 0; time < 10; time += 1) await add()
    expect(acknowledged).toHaveLength(10)
    await writeFile(full(), "")
    while (statuses.filter((status) => status === 503).length < 20 && statuses.length < 2000) await add()
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    await expect.poll(async () => (await call("GET", "/readyz")).body, { timeout: 15_000 }).toEqual({ status: "no disk space" })
    expect([(await call("GET", "/healthz")).status, (await call("GET", `/api/v2/products/${slug}`)).status]).toEqual([200, 200])

    shop.process.kill("SIGKILL")
    await shop.ended
    // The message must not say that the database is damaged: an operator would delete it.
    await expect(open()).rejects.toThrow(/make room on the disk/)
    await rm(full())
    shop = await open()
    expect(await call("GET", "/readyz")).toMatchObject({ status: 200 })
    const quantities = []
    for (const token of acknowledged) quantities.push((await call("GET", "/api/v2/orders/current", { token })).body["total_quantity"])
    expect(quantities).toEqual(acknowledged.map(() => 1))
    await add()
    expect(statuses.at(-1)).toBe(200)
  }, 180_000)
})
