import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { createStoredCart } from "#adapters/persistence/stored-cart.ts"
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"

const deviceStorage = () => {
  const values = new Map<string, string>()
  return {
    values,
    storage: {
      get length() {
        return values.size
      },
      key: (at: number) => [...values.keys()][at] ?? null,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => void values.set(key, text),
      removeItem: (key: string) => void values.delete(key),
    },
  }
}

/** Locks of one device: `close` frees those of a page. */
const deviceLocks = () => {
  const pageByLock = new Map<string, string>()
  const of = (page: string): Pick<LockManager, "request"> => ({
    request: async (name: string, ...rest: ReadonlyArray<unknown>) => {
      const work = rest.at(-1) as (lock: Lock | null) => unknown
      if (pageByLock.has(name)) return work(null)
      pageByLock.set(name, page)
      try {
        return await work({ name, mode: "exclusive" })
      } finally {
        pageByLock.delete(name)
      }
    },
  })
  const close = (page: string) => {
    for (const [name, owner] of pageByLock) if (owner === page) pageByLock.delete(name)
  }
  return { of, close }
}

const change = (lineId: number): UnsentChanges["changes"][number] => ({
  change: { _tag: "ChangeLine", lineId: lineId as never, quantity: 2 },
  key: `k-${lineId}`,
})

const device = () => {
  const { values, storage } = deviceStorage()
  const locks = deviceLocks()
  const open = (page: string) => createStoredCart({ storage, locks: locks.of(page), page })
  const taken = async (page: string, owner: number | null = 1) => {
    const all: unknown[] = []
    await open(page).takeChanges(owner, (changes) => all.push(...changes))
    return all
  }
  return { values, storage, open, close: locks.close, taken }
}

describe("unsent changes of a page", () => {
  it("go to the next page once theirs is closed, and to one page only", async () => {
    const { open, close, taken } = device()
    open("a").writeChanges({ owner: 1, changes: [change(1), change(2)] })
    close("a")
    expect(await taken("b")).toEqual([change(1), change(2)])
    expect(await taken("c")).toEqual([])
  })

  it("stay with a tab that is still open", async () => {
    const { open, close, taken } = device()
    open("a").writeChanges({ owner: 1, changes: [change(1)] })
    open("b").writeChanges({ owner: 1, changes: [change(2)] })
    expect(await taken("c")).toEqual([])
    close("a")
    expect(await taken("c")).toEqual([change(1)])
    close("b")
    expect(await taken("c")).toEqual([change(2)])
  })

  it("are gone once they are sent", async () => {
    const { open, close, taken, values } = device()
    const page = open("a")
    page.writeChanges({ owner: 1, changes: [change(1)] })
    page.writeChanges({ owner: 1, changes: [] })
    close("a")
    expect([await taken("b"), values.size]).toEqual([[], 0])
  })

  it("have the names of their products, or none where an earlier release stored them", async () => {
    const { values, open, close, taken } = device()
    const add = (name?: string) =>
      ({ change: { _tag: "AddItem", variantId: 7 as never, quantity: 1, ...(name !== undefined && { name }) }, key: null }) as const
    open("a").writeChanges({ owner: 1, changes: [add("Малгай")] })
    close("a")
    expect(await taken("b")).toEqual([add("Малгай")])
    values.set(
      "delguur.cart.changes.x",
      JSON.stringify({ owner: 1, changes: [{ change: { _tag: "AddItem", variantId: 7, quantity: 1 }, key: null }] }),
    )
    expect(await taken("b")).toEqual([add()])
  })

  it("are deleted where another person takes them, or where they are malformed", async () => {
    const { open, close, taken, values } = device()
    open("a").writeChanges({ owner: 1, changes: [change(1)] })
    close("a")
    values.set("delguur.cart.changes.x", "{")
    expect([await taken("b", 2), values.size]).toEqual([[], 0])
  })

  describe("of a page that was left", () => {
    const unsent = { ...change(2), key: null }

    /** What the next page takes: changes, and whether the left page had no connection. `leftFor`: milliseconds since. */
    const taken = async (left: { readonly leftAt?: number }, leftFor: number, keyed = change(1)) => {
      const { storage } = deviceStorage()
      const all: unknown[] = []
      createStoredCart({ storage, locks: null, page: "a" }).writeChanges({ owner: 1, ...left, changes: [keyed, unsent] })
      const next = createStoredCart({ storage, locks: null, page: "b", now: () => 1000 + leftFor })
      await next.takeChanges(1, (changes, isUnconnected) => all.push({ changes, isUnconnected }))
      return all
    }

    it("are sent again for a minute if they were sent while it was left, and always if they were not", async () => {
      expect(await taken({ leftAt: 1000 }, 59_000)).toEqual([{ changes: [change(1), unsent], isUnconnected: false }])
      expect(await taken({ leftAt: 1000 }, 61_000)).toEqual([{ changes: [unsent], isUnconnected: false }])
    })

    it("are all sent again if it had no connection", async () => {
      expect(await taken({}, 61_000)).toEqual([{ changes: [change(1), unsent], isUnconnected: true }])
    })

    it("are not sent again once the shop has forgotten their keys, a day after they were sent first", async () => {
      const sentFirst = { ...change(1), keyedAt: 1000 }
      expect(await taken({}, 86_399_999, sentFirst)).toEqual([{ changes: [sentFirst, unsent], isUnconnected: true }])
      expect(await taken({}, 86_400_000, sentFirst)).toEqual([{ changes: [unsent], isUnconnected: true }])
    })
  })

  it("are taken where a browser has no locks", async () => {
    const { storage } = deviceStorage()
    createStoredCart({ storage, locks: null, page: "a" }).writeChanges({ owner: null, changes: [change(1)] })
    const all: unknown[] = []
    await createStoredCart({ storage, locks: null, page: "b" }).takeChanges(null, (changes) => all.push(...changes))
    expect(all).toEqual([change(1)])
  })
})

describe("stored order", () => {
  it("is its person's, until it is forgotten", () => {
    const { open, values } = device()
    const page = open("a")
    page.writeOrder({ owner: 1, order: cartOrder })
    expect([page.readOrder(1), page.readOrder(2), page.readOrder(null)]).toEqual([cartOrder, null, null])
    page.writeChanges({ owner: 1, changes: [change(1)] })
    page.forget()
    expect(values.size).toBe(0)
  })

  it("is none where the storage is full", () => {
    const { storage, values } = deviceStorage()
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      },
    }
    createStoredCart({ storage: full, locks: null, page: "a" }).writeOrder({ owner: 1, order: cartOrder })
    expect(values.size).toBe(0)
  })
})
