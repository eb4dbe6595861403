/** Cart of this device in the browser: what the shop has not answered outlives the page. Loaded after the first view. */
import { windowStreams } from "#adapters/browser/streams.ts"
import { createStoredCart, type StoredCart } from "#adapters/persistence/stored-cart.ts"
import type { UnsentChange } from "#domain/entities/cart/stored-cart.ts"
import { isDeferrable } from "#machines/cart/unconnected.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import type { PresenceChanged, Streams } from "#machines/streams.ts"
import { follow } from "#machines/shared/subscriptions.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

type Entry = { readonly change: UnsentChange; readonly key: string | null }
type PagePresence = Pick<PresenceChanged, "visible" | "online">

/** Changes that outlive the page while it has no connection, or is left: in their order, those that were sent with their key, so that another page may send them again. */
const unsent = ({ isUnconnected, sent, restored, waiting }: CartContext, { visible, online }: PagePresence): ReadonlyArray<Entry> =>
  isUnconnected || !online || !visible
    ? [...(sent === null ? [] : [sent]), ...restored, ...waiting.map((change) => ({ change, key: null }))].flatMap(({ change, key }) => (isDeferrable(change) ? [{ change, key }] : []))
    : []

/** Whose changes they are is known once the persisted state is read. */
const whenRead = (persistence: ActorRefs["persistence"]): Promise<void> =>
  new Promise((resolve) => {
    follow(persistence, () => persistence.getSnapshot().context.read, (isRead) => isRead && resolve())
  })

/** Restores what earlier pages left, and stores what this one does; all of it is forgotten when its person leaves. */
export const persistCart = async ({ cart, persistence }: Pick<ActorRefs, "cart" | "persistence">, store: StoredCart, watchPresence: Streams["watchPresence"], clock: () => number = Date.now): Promise<void> => {
  await whenRead(persistence)
  const owner = () => persistence.getSnapshot().context.persisted.user?.id ?? null
  const context = () => cart.getSnapshot().context
  let presence: PagePresence = { visible: true, online: true }
  cart.send({ type: "cart.restore", order: context().order ?? store.readOrder(owner()), changes: [], isUnconnected: false })
  const writeChanges = () => {
    const isConnected = presence.online && !context().isUnconnected
    store.writeChanges({ owner: owner(), ...(isConnected && { leftAt: clock() }), changes: unsent(context(), presence) })
  }
  const writeOrder = () => {
    const { order } = context()
    if (order !== null) store.writeOrder({ owner: owner(), order })
  }
  // Before the pages that left them are cleared, this page has stored them.
  follow(cart, context, writeChanges)
  follow(cart, () => context().order, writeOrder)
  // A request that is under way is answered later, when the page may be gone.
  watchPresence((next) => {
    presence = next
    writeChanges()
  })
  cart.on("order.changed", (event) => event.order === null && store.writeOrder(null))
  let last = owner()
  follow(persistence, owner, (now) => {
    if (now === last) return
    if (last !== null) store.forget()
    // The visitor's cart is the person's now.
    else {
      writeChanges()
      writeOrder()
    }
    last = now
  })
  await store.takeChanges(owner(), (changes, isUnconnected) => cart.send({ type: "cart.restore", order: null, changes, isUnconnected }))
}

export const startStoredCart = async (actorRefs: Pick<ActorRefs, "cart" | "persistence">, page: string): Promise<void> => {
  let storage: Storage
  try {
    storage = window.localStorage
  } catch {
    return
  }
  await persistCart(actorRefs, createStoredCart({ storage, locks: "locks" in navigator ? navigator.locks : null, page }), windowStreams.watchPresence)
}
