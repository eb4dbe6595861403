/** Ids of addresses: a text that is none is missing, and names no other call. */
import { describe, expect, it } from "vitest"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { createPromotionsPorts } from "#adapters/shop/promotions.ts"

describe("the promotion of an address", () => {
  it.each(["jackpot", "lucky_wheel", "", "0", "1.5", "-1", "12345678901"])("«%s» is missing, without a call", async (id) => {
    const called: unknown[] = []
    const ports = createPromotionsPorts({ call: ((...all: unknown[]) => called.push(all)) as unknown as Caller["call"] } as Caller)
    await expect(ports.fetchPromotion({ id }, new AbortController().signal)).rejects.toEqual({ _tag: "Missing" })
    expect(called).toEqual([])
  })

  it("is called by its id", async () => {
    const call = ((_: unknown, { params }: { readonly params: unknown }) => Promise.resolve(params)) as unknown as Caller["call"]
    const { fetchPromotion } = createPromotionsPorts({ call } as Caller)
    expect(await fetchPromotion({ id: "12" }, new AbortController().signal)).toEqual({ id: "12" })
  })
})
