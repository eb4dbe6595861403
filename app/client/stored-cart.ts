/** Cart of this device in the browser: what waits for a connection outlives the page. Loaded after the first view. */
import { createStoredCart, type StoredCart } from "#adapters/persistence/stored-cart.ts"
import type { UnsentChange } from "#domain/entities/cart/stored-cart.ts"
import { isDeferrable } from "#machines/cart/unconnected.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import { follow } from "#machines/shared/subscriptions.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

type Entry = { readonly change: UnsentChange; readonly key: string | null }

/** Changes that wait for a connection, in their order. */
const unsent = ({ isUnconnected, sent, restored, waiting }: CartContext): ReadonlyArray<Entry> =>
  isUnconnected
    ? [...(sent === null ? [] : [sent]), ...restored, ...waiting.map((change) => ({ change, key: null }))].flatMap(({ change, key }) => (isDeferrable(change) ? [{ change, key }] : []))
    : []

/** Restores what earlier pages left, and stores what this one does; all of it is forgotten when its person leaves. */
export const persistCart = async ({ cart, persistence }: Pick<ActorRefs, "cart" | "persistence">, store: StoredCart): Promise<void> => {
  const owner = () => persistence.getSnapshot().context.persisted.user?.id ?? null
  const { order } = cart.getSnapshot().context
  cart.send({ type: "cart.restore", order: order ?? store.readOrder(owner()), changes: [] })
  // Before the pages that left them are cleared, this page has stored them.
  follow(cart, () => cart.getSnapshot().context, (context) => store.writeChanges({ owner: owner(), changes: unsent(context) }))
  follow(cart, () => cart.getSnapshot().context.order, (seen) => seen !== null && store.writeOrder({ owner: owner(), order: seen }))
  cart.on("order.changed", (event) => event.order === null && store.writeOrder(null))
  let last = owner()
  follow(persistence, owner, (now) => {
    if (last !== null && now !== last) store.forget()
    last = now
  })
  await store.takeChanges(owner(), (changes) => cart.send({ type: "cart.restore", order: null, changes }))
}

export const startStoredCart = async (actorRefs: Pick<ActorRefs, "cart" | "persistence">, page: string): Promise<void> => {
  let storage: Storage
  try {
    storage = window.localStorage
  } catch {
    return
  }
  await persistCart(actorRefs, createStoredCart({ storage, locks: "locks" in navigator ? navigator.locks : null, page }))
}
