import { describe, expect, it, onTestFinished, vi } from "vitest"
import { respond } from "#app/service-worker/fetching.ts"
import { notePerson } from "#app/service-worker/person.ts"
import { requestFor, outsideWith } from "./test-outside.ts"

const path = "/api/v2/orders/mine"
/** Shop that answers with the number of the visit, for a person or nobody. */
const openShop = async (person: number | null) => {
  let visit = 0
  const shop = outsideWith(() => Response.json(`visit ${(visit += 1)}`))
  await notePerson(person, shop.outside)
  const ask = async (): Promise<unknown> => {
    const response = await respond("personal", requestFor(path, { authorization: "Bearer t", "accept-language": "mn" }), shop.outside)
    await shop.finished()
    return response.json()
  }
  return { ...shop, ask }
}

describe("personal response", () => {
  it("is the present one, and the last one without a connection", async () => {
    const { ask, cut } = await openShop(7)
    expect([await ask(), await ask()]).toEqual(["visit 1", "visit 2"])
    cut()
    expect(await ask()).toBe("visit 2")
  })

  it("says when it was stored, and nothing while it is the present one [B27]", async () => {
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

  it("is not stored before anybody is known", async () => {
    const { ask, cut, stored } = await openShop(null)
    await ask()
    expect(stored("delguur-personal")).toEqual([])
    cut()
    await expect(ask()).rejects.toThrow("Failed to fetch")
  })

  it.each([
    ["logs out", null],
    ["is followed by another person", 8],
  ])("is gone once its person %s", async (_, next) => {
    const { ask, cut, outside, stored } = await openShop(7)
    await ask()
    await notePerson(next, outside)
    expect(stored("delguur-personal")).toEqual([])
    cut()
    await expect(ask()).rejects.toThrow("Failed to fetch")
  })

  it("goes with the addresses of its person's pages", async () => {
    const { outside, stored } = await openShop(7)
    const documents = await outside.caches.open("delguur-documents")
    for (const address of ["/", "/account/orders/R100", "/en/account", "/checkout/address", "/accounting"])
      await documents.put(address, new Response("page"))
    await notePerson(null, outside)
    expect(stored("delguur-documents")).toEqual(["/", "/accounting"])
  })

  it("stays with its person from page to page", async () => {
    const { ask, cut, outside } = await openShop(7)
    await ask()
    await notePerson(7, outside)
    cut()
    expect(await ask()).toBe("visit 1")
  })

  it("is not stored where its person left before it came", async () => {
    let answer: (response: Response) => void = () => undefined
    const { outside, finished, stored } = outsideWith(() => Response.json(null))
    await notePerson(7, outside)
    const slow = { ...outside, fetch: () => new Promise<Response>((resolve) => (answer = resolve)) }
    const responded = respond("personal", requestFor(path), slow)
    await new Promise((resolve) => setTimeout(resolve))
    await notePerson(null, outside)
    answer(Response.json("late"))
    await responded
    await finished()
    expect(stored("delguur-personal")).toEqual([])
  })

  it("that came before its person was known is stored once the page says who it is [B27]", async () => {
    const { ask, cut, outside, finished, stored } = await openShop(null)
    await ask()
    await notePerson(7, outside)
    await finished()
    expect(stored("delguur-personal")).toHaveLength(1)
    cut()
    expect(await ask()).toBe("visit 1")
  })

  it("that came before a logout is nobody's, though another person follows [B27]", async () => {
    const { ask, outside, finished, stored } = await openShop(null)
    await ask()
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
