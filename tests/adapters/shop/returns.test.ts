import { Hono } from "hono"
import { describe, expect, it, vi } from "vitest"
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import { createOrdersPorts } from "#adapters/shop/orders.ts"
import { fetchFrom, testCaller, testSession } from "./test-caller.ts"

vi.mock(import("#adapters/browser/review-pictures.ts"), () => ({
  shrinkPictures: () => Promise.resolve([]),
  uploadOf: (keys: ReadonlyArray<string>) => ({
    files: keys.map((key) => (key === "gone" ? null : new File([key], "review.jpg", { type: "image/jpeg" }))),
    sending: {},
  }),
}))

const number = "R100000004" as OrderNumber
const pictured = {
  returns: [
    {
      number: "B1",
      status: "requested",
      reason: "damaged",
      lines: [],
      pictures: ["p1"],
      money: null,
      wallet: null,
      created_at: "2026-11-20T10:00:00+08:00",
    },
  ],
  lines: [],
}

/** Entries of a form; a file by its size. */
const formEntries = (form: FormData) => [...form.entries()].map(([name, value]) => [name, typeof value === "string" ? value : value.size])

/** Ports of orders, with a shop that answers a request for small pictures with `status`. */
const portsOf = (status: 200 | 503 = 200) => {
  const shop = new Hono()
  const bodies: unknown[] = []
  shop.get("/api/v2/orders/:number/returns", (c) => c.json(pictured))
  shop.post("/api/v2/orders/:number/returns", async (c) => {
    const isJson = c.req.header("content-type") === "application/json"
    bodies.push(isJson ? await c.req.json() : formEntries(await c.req.formData()))
    return c.json({ returns: [], lines: [] })
  })
  shop.get("/api/v2/orders/:number/returns/pictures", (c) =>
    c.json({ pictures: [{ name: "p1", type: "image/webp", content: "AAAA" }] }, status),
  )
  shop.get("/api/v2/orders/:number/returns/pictures/p1", (c) =>
    c.json({ name: "p1", type: "image/webp", content: c.req.header("authorization") }),
  )
  const caller = testCaller(fetchFrom(shop), { session: testSession("token") })
  return { ports: createOrdersPorts(caller), bodies }
}

describe("returns with pictures", () => {
  it("are fetched with their small pictures, and a large one with the token of the shopper", async () => {
    const { ports } = portsOf()
    expect((await ports.fetchReturns({ number })).thumbnails).toEqual({ p1: "data:image/webp;base64,AAAA" })
    expect(await ports.fetchReturnPicture({ number, name: "p1" })).toBe("data:image/webp;base64,Bearer token")
  })

  it("are shown without their small pictures where the shop fails to send them", async () => {
    const { returns, thumbnails } = await portsOf(503).ports.fetchReturns({ number })
    expect([returns[0]?.pictures, thumbnails]).toEqual([["p1"], {}])
  })

  it("are requested as a form where they have pictures, as JSON otherwise", async () => {
    const { ports, bodies } = portsOf()
    const input = {
      key: "k",
      number,
      reason: "damaged",
      note: "Урагдсан",
      lines: [
        { id: 11 as LineId, quantity: 2 },
        { id: 12 as LineId, quantity: 1 },
      ],
      onSent: () => undefined,
    } as const
    await ports.requestReturn({ ...input, pictures: ["one", "gone", "other"] })
    await ports.requestReturn({ ...input, pictures: [] })
    expect(bodies).toEqual([
      [
        ["reason", "damaged"],
        ["note", "Урагдсан"],
        ["lines[][id]", "11"],
        ["lines[][quantity]", "2"],
        ["lines[][id]", "12"],
        ["lines[][quantity]", "1"],
        ["pictures[][file]", 3],
        ["pictures[][file]", 5],
      ],
      {
        reason: "damaged",
        note: "Урагдсан",
        lines: [
          { id: 11, quantity: 2 },
          { id: 12, quantity: 1 },
        ],
        pictures: [],
      },
    ])
  })
})
