/** Adapter of lists: products by their ids. */
import { describe, expect, it } from "vitest"
import type { ProductId } from "#domain/entities/ids.ts"
import type { Search } from "#adapters/search/search.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createListsPorts } from "#adapters/shop/lists.ts"

const portsOf = () => {
  const requests: string[] = []
  const call = ((_: unknown, { query }: { readonly query: { readonly ids: string } }) => {
    requests.push(query.ids)
    return Promise.resolve({ products: query.ids.split(",").map((id) => ({ id: Number(id) })) })
  }) as unknown as Caller["call"]
  const ports = createListsPorts({ call } as Caller, {} as Search, createOrderToken(), (add) => add())
  return { ports, requests }
}

const idsUpTo = (last: number) => Array.from({ length: last }, (_, at) => (at + 1) as ProductId)

describe("products by their ids", () => {
  it("are all fetched, a hundred in a call", async () => {
    const { ports, requests } = portsOf()
    const products = await ports.fetchProducts({ ids: idsUpTo(201), slugs: [] })
    expect(products.map(({ id }) => id)).toEqual(idsUpTo(201))
    expect(requests.map((ids) => ids.split(",").length)).toEqual([100, 100, 1])
  })

  it("are not requested where there is none", async () => {
    const { ports, requests } = portsOf()
    expect(await ports.fetchProducts({ ids: [], slugs: [] })).toEqual([])
    expect(requests).toEqual([])
  })
})
