import { describe, expect, it, onTestFinished, vi } from "vitest"
import { respond } from "#app/service-worker/fetching.ts"
import { notePerson } from "#app/service-worker/person.ts"
import { requestFor, outsideWith } from "./test-outside.ts"

const path = "/api/v2/orders/mine"
/** Shop that answers with the number of the visit, in the browser of a person or of nobody. */
const openShop = async (person: number | null) => {
  let visit = 0
  const shop = outsideWith(() => Response.json(`visit ${(visit += 1)}`))
  await notePerson(person, shop.outside)
  const fetchOrders = async (): Promise<unknown> => {
    const response = await respond("personal", requestFor(path, { authorization: "Bearer t", "accept-language": "mn" }), shop.outside)
    await shop.finished()
    return response.json()
  }
  return { ...shop, fetchOrders }
}

describe("personal response", () => {
  it("is the present one, and the last one without a connection", async () => {
    const { fetchOrders, cut } = await openShop(7)
    expect([await fetchOrders(), await fetchOrders()]).toEqual(["visit 1", "visit 2"])
    cut()
    expect(await fetchOrders()).toBe("visit 2")
  })

  it("has the time at which it was stored, and none while it is the present one [B27]", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-25T06:05:00.000Z"), toFake: ["Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const shop = outsideWith(() => Response.json(1))
    await notePerson(7, shop.outside)
    const storedAt = async () => {
      const response = await respond("personal", requestFor(path), shop.outside)
      await shop.finished()
      return response.headers.get("x-stored-at")
    }
    expect(await storedAt()).toBeNull()
    vi.setSystemTime(new Date("2026-11-25T09:00:00.000Z"))
    shop.cut()
    expect(await storedAt()).toBe("2026-11-25T06:05:00.000Z")
  })

  it("is not stored before its person is known", async () => {
    const { fetchOrders, cut, stored } = await openShop(null)
    await fetchOrders()
    expect(stored("delguur-personal")).toEqual([])
    cut()
    await expect(fetchOrders()).rejects.toThrow("Failed to fetch")
  })

  it.each([
    ["logs out", null],
    ["is followed by another person", 8],
  ])("is gone once its person %s", async (_, next) => {
    const { fetchOrders, cut, outside, stored } = await openShop(7)
    await fetchOrders()
    await notePerson(next, outside)
    expect(stored("delguur-personal")).toEqual([])
    cut()
    await expect(fetchOrders()).rejects.toThrow("Failed to fetch")
  })

  it("is deleted with the stored pages of the account and the checkout", async () => {
    const { outside, stored, fetchOrders } = await openShop(7)
    await fetchOrders()
    const documents = await outside.caches.open("delguur-documents")
    for (const address of ["/", "/account/orders/R100", "/en/account", "/checkout/address", "/accounting"])
      await documents.put(address, new Response("page"))
    await notePerson(null, outside)
    expect([stored("delguur-personal"), stored("delguur-documents")]).toEqual([[], ["/", "/accounting"]])
  })

  it("stays with its person from page to page", async () => {
    const { fetchOrders, cut, outside } = await openShop(7)
    await fetchOrders()
    await notePerson(7, outside)
    cut()
    expect(await fetchOrders()).toBe("visit 1")
  })

  it("is not stored where its person left before it came", async () => {
    let answer: ((response: Response) => void) | null = null
    const { outside, finished, stored } = outsideWith(() => Response.json(null))
    await notePerson(7, outside)
    const slow = { ...outside, fetch: () => new Promise<Response>((resolve) => (answer = resolve)) }
    const responded = respond("personal", requestFor(path), slow)
    const answerLate = await vi.waitUntil(() => answer)
    await notePerson(null, outside)
    answerLate(Response.json("late"))
    await responded
    await finished()
    expect(stored("delguur-personal")).toEqual([])
  })

  it("that came before its person was known is stored once the person is known [B27]", async () => {
    const { fetchOrders, cut, outside, finished, stored } = await openShop(null)
    await fetchOrders()
    await notePerson(7, outside)
    await finished()
    expect(stored("delguur-personal")).toHaveLength(1)
    cut()
    expect(await fetchOrders()).toBe("visit 1")
  })

  it("that came before a logout is deleted, though another person follows [B27]", async () => {
    const { fetchOrders, outside, finished, stored } = await openShop(null)
    await fetchOrders()
    await notePerson(null, outside)
    await notePerson(8, outside)
    await finished()
    expect(stored("delguur-personal")).toEqual([])
  })

  it("is not stored where it failed", async () => {
    const { outside, finished, stored } = outsideWith(() => Response.json({ error: "no" }, { status: 500 }))
    await notePerson(7, outside)
    await respond("personal", requestFor(path), outside)
    await finished()
    expect(stored("delguur-personal")).toEqual([])
  })
})
