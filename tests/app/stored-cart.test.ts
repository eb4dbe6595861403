/** Cart of this device in the browser: whose it is, and when its changes are stored. */
import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import type { StoredCart } from "#adapters/persistence/stored-cart.ts"
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"
import { persistCart } from "#app/client/stored-cart.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

/** Actor whose context the test sets. */
const settable = <Context extends object>(first: Context) => {
  let context = first
  const heard = new Set<() => void>()
  const sent: unknown[] = []
  const actor = {
    getSnapshot: () => ({ context }),
    subscribe: (notify: () => void) => (heard.add(notify), { unsubscribe: () => heard.delete(notify) }),
    send: (event: unknown) => void sent.push(event),
    on: () => undefined,
  }
  const set = (change: Partial<Context>) => {
    context = { ...context, ...change }
    heard.forEach((notify) => notify())
  }
  return { actor, sent, set }
}

const add = { _tag: "AddItem", variantId: 7 as never, quantity: 1 } as const
const emptyCart: Pick<CartContext, "order" | "isUnconnected" | "sent" | "restored" | "waiting"> = { order: null, isUnconnected: false, sent: null, restored: [], waiting: [] }

const device = ({ user = null as number | null, read = true } = {}) => {
  const [persistence, cart] = [settable({ read, persisted: { user: user === null ? null : { id: user } } }), settable(emptyCart)]
  const stored = { changes: [] as UnsentChanges["changes"], owner: undefined as number | null | undefined, orderOf: undefined as number | null | undefined, askedFor: new Array<number | null>() }
  const store: StoredCart = {
    readOrder: (owner) => (stored.askedFor.push(owner), null),
    writeOrder: (order) => void (stored.orderOf = order?.owner),
    writeChanges: ({ owner, changes }) => Object.assign(stored, { owner, changes }),
    takeChanges: (owner) => (stored.askedFor.push(owner), Promise.resolve()),
    forget: () => Object.assign(stored, { changes: [], orderOf: undefined }),
  }
  const network = { isOnline: true, lost: () => undefined as void }
  const opened = persistCart({ cart: cart.actor, persistence: persistence.actor } as unknown as ActorRefs, store, { isOnline: () => network.isOnline, onLost: (notify) => (network.lost = notify) })
  return { persistence, cart, stored, network, opened }
}

describe("stored cart", () => {
  it("is asked for once it is known whose it is: another owner's changes are removed [X1]", async () => {
    const { persistence, stored, opened } = device({ read: false })
    await Promise.resolve()
    expect(stored.askedFor).toEqual([])
    persistence.set({ read: true, persisted: { user: { id: 4 } } })
    await opened
    expect(stored.askedFor).toEqual([4, 4])
  })

  it("holds a change at once where the browser has no connection, before a request has failed [X1]", async () => {
    const { cart, stored, network, opened } = device()
    await opened
    cart.set({ waiting: [add] })
    expect(stored.changes).toEqual([])
    network.isOnline = false
    cart.set({ waiting: [add, { ...add, variantId: 8 as never }] })
    expect(stored.changes.map(({ change }) => change)).toEqual([add, { ...add, variantId: 8 }])
  })

  it("holds the change that is under way when the connection is lost, with its key [X1]", async () => {
    const { cart, stored, network, opened } = device()
    await opened
    cart.set({ sent: { change: add, key: "k-1" } })
    network.isOnline = false
    network.lost()
    expect(stored.changes).toEqual([{ change: add, key: "k-1" }])
  })

  it("is the person's after a login, and nobody's after a logout [X1]", async () => {
    const { persistence, cart, stored, opened } = device()
    await opened
    cart.set({ order: cartOrder, isUnconnected: true, waiting: [add] })
    expect([stored.owner, stored.orderOf]).toEqual([null, null])
    persistence.set({ persisted: { user: { id: 4 } } })
    expect([stored.owner, stored.orderOf]).toEqual([4, 4])
    persistence.set({ persisted: { user: null } })
    expect([stored.changes, stored.orderOf]).toEqual([[], undefined])
  })
})
