/** Cart of this device in the browser: whose it is, and when its changes are stored. */
import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import type { StoredCart } from "#adapters/persistence/stored-cart.ts"
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"
import { persistCart } from "#app/client/stored-cart.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

/** Actor whose context the test sets. */
const settableActor = <Context extends object>(first: Context) => {
  let context = first
  const listeners = new Set<() => void>()
  const actor = {
    getSnapshot: () => ({ context }),
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return { unsubscribe: () => listeners.delete(notify) }
    },
    send: () => undefined,
    on: () => undefined,
  }
  const set = (change: Partial<Context>) => {
    context = { ...context, ...change }
    listeners.forEach((notify) => notify())
  }
  return { actor, set }
}

const add = { _tag: "AddItem", variantId: 7 as never, quantity: 1 } as const
const addOther = { ...add, variantId: 8 as never }
const emptyCart: Pick<CartContext, "order" | "isUnconnected" | "sent" | "restored" | "waiting"> = {
  order: null,
  isUnconnected: false,
  sent: null,
  restored: [],
  waiting: [],
}

/** Id of a person; `null` for a visitor. */
type Owner = number | null

/** Storage of a device: the last changes and the owner of the last order that were written. */
const storageInMemory = (earlier: UnsentChanges["changes"]) => {
  const stored = {
    changes: [] as UnsentChanges["changes"],
    leftAt: undefined as number | undefined,
    owner: undefined as Owner | undefined,
    orderOwner: undefined as Owner | undefined,
  }
  /** Owners for whom the order and the changes were read. */
  const readFor: Owner[] = []
  const store: StoredCart = {
    readOrder: (owner) => {
      readFor.push(owner)
      return null
    },
    writeOrder: (order) => void (stored.orderOwner = order?.owner),
    writeChanges: ({ owner, changes, leftAt }) => Object.assign(stored, { owner, changes, leftAt }),
    takeChanges: (owner, take) => {
      readFor.push(owner)
      if (earlier.length > 0) take(earlier, true)
      return Promise.resolve()
    },
    forget: () => Object.assign(stored, { changes: [], orderOwner: undefined }),
  }
  return { store, stored, readFor }
}

type Presence = { readonly visible: boolean; readonly online: boolean }

/** Page of a visitor. `read`: whether its persisted state has been read; `setPresence` hides or disconnects the page. */
const openPage = ({ read = true, earlier = [] }: { readonly read?: boolean; readonly earlier?: UnsentChanges["changes"] } = {}) => {
  const persistence = settableActor({ read, persisted: { user: null as { readonly id: number } | null } })
  const cart = settableActor(emptyCart)
  const { store, stored, readFor } = storageInMemory(earlier)
  let now = 5000
  let presence: Presence = { visible: true, online: true }
  let setPresence: (next: Partial<Presence>) => void = () => undefined
  const opened = persistCart(
    { cart: cart.actor, persistence: persistence.actor } as unknown as ActorRefs,
    store,
    (notify) => {
      setPresence = (next) => {
        presence = { ...presence, ...next }
        notify({ type: "presence.changed", ...presence })
      }
      setPresence({})
      return () => undefined
    },
    () => now,
  )
  const setNow = (next: number) => void (now = next)
  return { persistence, cart, stored, readFor, setPresence: (next: Partial<Presence>) => setPresence(next), setNow, opened }
}

describe("stored cart", () => {
  it("is read for its owner once the owner is known [X1]", async () => {
    const { persistence, readFor, opened } = openPage({ read: false })
    await Promise.resolve()
    expect(readFor).toEqual([])
    persistence.set({ read: true, persisted: { user: { id: 4 } } })
    await opened
    expect(readFor).toEqual([4, 4])
  })

  it("stores a change at once where the browser has no connection, before a request has failed [X1]", async () => {
    const { cart, stored, setPresence, opened } = openPage()
    await opened
    cart.set({ waiting: [add] })
    expect(stored.changes).toEqual([])
    setPresence({ online: false })
    cart.set({ waiting: [add, addOther] })
    expect(stored.changes.map(({ change }) => change)).toEqual([add, addOther])
  })

  it("stores the change that is under way when the connection is lost, with its key [X1]", async () => {
    const { cart, stored, setPresence, opened } = openPage()
    await opened
    cart.set({ sent: { change: add, key: "k-1" } })
    setPresence({ online: false })
    expect(stored).toMatchObject({ changes: [{ change: add, key: "k-1" }], leftAt: undefined })
  })

  it("stores when a change was sent first, also on an earlier page [X1]", async () => {
    const { cart, stored, setPresence, setNow, opened } = openPage({
      earlier: [{ change: addOther, key: "k-0", keyedAt: 3000 }],
    })
    await opened
    cart.set({ sent: { change: add, key: "k-1" }, restored: [{ change: addOther, key: "k-0" }] })
    setNow(7000)
    setPresence({ online: false })
    expect(stored.changes).toEqual([
      { change: add, key: "k-1", keyedAt: 5000 },
      { change: addOther, key: "k-0", keyedAt: 3000 },
    ])
  })

  it("stores the unanswered changes when the page is left, until it is shown again or answered [X1]", async () => {
    const { cart, stored, setPresence, opened } = openPage()
    await opened
    cart.set({ sent: { change: add, key: "k-1" }, waiting: [addOther] })
    expect(stored.changes).toEqual([])
    setPresence({ visible: false })
    expect(stored).toMatchObject({
      changes: [
        { change: add, key: "k-1" },
        { change: addOther, key: null },
      ],
      leftAt: 5000,
    })
    cart.set({ sent: null })
    expect(stored.changes.map(({ key }) => key)).toEqual([null])
    setPresence({ visible: true })
    expect(stored.changes).toEqual([])
  })

  it("has the person as its owner after a login, and is deleted after a logout [X1]", async () => {
    const { persistence, cart, stored, opened } = openPage()
    await opened
    cart.set({ order: cartOrder, isUnconnected: true, waiting: [add] })
    expect([stored.owner, stored.orderOwner]).toEqual([null, null])
    persistence.set({ persisted: { user: { id: 4 } } })
    expect([stored.owner, stored.orderOwner]).toEqual([4, 4])
    persistence.set({ persisted: { user: null } })
    expect([stored.changes, stored.orderOwner]).toEqual([[], undefined])
  })
})
