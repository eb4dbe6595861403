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
const emptyCart: Pick<CartContext, "order" | "isUnconnected" | "sent" | "restored" | "waiting"> = {
  order: null,
  isUnconnected: false,
  sent: null,
  restored: [],
  waiting: [],
}

const device = ({ user = null as number | null, read = true } = {}) => {
  const [persistence, cart] = [settable({ read, persisted: { user: user === null ? null : { id: user } } }), settable(emptyCart)]
  const stored = {
    changes: [] as UnsentChanges["changes"],
    leftAt: undefined as number | undefined,
    owner: undefined as number | null | undefined,
    orderOf: undefined as number | null | undefined,
    askedFor: new Array<number | null>(),
  }
  const store: StoredCart = {
    readOrder: (owner) => (stored.askedFor.push(owner), null),
    writeOrder: (order) => void (stored.orderOf = order?.owner),
    writeChanges: ({ owner, changes, leftAt }) => Object.assign(stored, { owner, changes, leftAt }),
    takeChanges: (owner) => (stored.askedFor.push(owner), Promise.resolve()),
    forget: () => Object.assign(stored, { changes: [], orderOf: undefined }),
  }
  const presence = { visible: true, online: true }
  const page: { turn: (next: Partial<typeof presence>) => void } = { turn: () => undefined }
  const opened = persistCart(
    { cart: cart.actor, persistence: persistence.actor } as unknown as ActorRefs,
    store,
    (notify) => {
      page.turn = (next) => notify({ type: "presence.changed", ...Object.assign(presence, next) })
      page.turn({})
      return () => undefined
    },
    () => 5000,
  )
  return { persistence, cart, stored, turn: (next: Partial<typeof presence>) => page.turn(next), opened }
}

describe("stored cart", () => {
  it("is fetched once its owner is known: another owner's changes are removed [X1]", async () => {
    const { persistence, stored, opened } = device({ read: false })
    await Promise.resolve()
    expect(stored.askedFor).toEqual([])
    persistence.set({ read: true, persisted: { user: { id: 4 } } })
    await opened
    expect(stored.askedFor).toEqual([4, 4])
  })

  it("holds a change at once where the browser has no connection, before a request has failed [X1]", async () => {
    const { cart, stored, turn, opened } = device()
    await opened
    cart.set({ waiting: [add] })
    expect(stored.changes).toEqual([])
    turn({ online: false })
    cart.set({ waiting: [add, { ...add, variantId: 8 as never }] })
    expect(stored.changes.map(({ change }) => change)).toEqual([add, { ...add, variantId: 8 }])
  })

  it("holds the change that is under way when the connection is lost, with its key [X1]", async () => {
    const { cart, stored, turn, opened } = device()
    await opened
    cart.set({ sent: { change: add, key: "k-1" } })
    turn({ online: false })
    expect(stored).toMatchObject({ changes: [{ change: add, key: "k-1" }], leftAt: undefined })
  })

  it("holds what is unanswered when the page is left, until it is shown again or answered [X1]", async () => {
    const { cart, stored, turn, opened } = device()
    await opened
    cart.set({ sent: { change: add, key: "k-1" }, waiting: [{ ...add, variantId: 8 as never }] })
    expect(stored.changes).toEqual([])
    turn({ visible: false })
    expect(stored).toMatchObject({
      changes: [
        { change: add, key: "k-1" },
        { change: { ...add, variantId: 8 }, key: null },
      ],
      leftAt: 5000,
    })
    cart.set({ sent: null })
    expect(stored.changes.map(({ key }) => key)).toEqual([null])
    turn({ visible: true })
    expect(stored.changes).toEqual([])
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
