/** Cart of this device in the browser: changes that the shop has not answered outlive the page. Loaded after the first view. */
import { windowStreams } from "#adapters/browser/streams.ts"
import { createStoredCart, type StoredCart } from "#adapters/persistence/stored-cart.ts"
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"
import { isDeferrable } from "#machines/cart/unconnected.ts"
import type { CartContext } from "#machines/cart/cart-context.ts"
import type { SentChange } from "#machines/cart/order-changes.ts"
import type { PresenceChanged, Streams } from "#machines/streams.ts"
import { follow } from "#machines/shared/subscriptions.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

type Entry = UnsentChanges["changes"][number]
type PagePresence = Pick<PresenceChanged, "visible" | "online">

/** When a key was sent first, in milliseconds since 1970. */
type SentFirst = ReadonlyMap<string, number>

const sentChanges = ({ sent, restored }: CartContext): ReadonlyArray<SentChange> => (sent === null ? restored : [sent, ...restored])

/**
 * Changes that outlive a page without a connection, or one that is left, in their order. Those that were sent have their key, so
 * that another page may send them again.
 */
const unsent = (context: CartContext, { visible, online }: PagePresence, sentFirst: SentFirst): ReadonlyArray<Entry> => {
  const { isUnconnected, waiting } = context
  if (visible && online && !isUnconnected) return []
  const entries = [
    ...sentChanges(context).map(({ change, key }) => ({ change, key, keyedAt: sentFirst.get(key) })),
    ...waiting.map((change) => ({ change, key: null, keyedAt: undefined })),
  ]
  return entries.flatMap(({ change, key, keyedAt }) =>
    isDeferrable(change) ? [{ change, key, ...(keyedAt !== undefined && { keyedAt }) }] : [],
  )
}

/** Resolves once the persisted state is read, since it names the owner of the changes. */
const whenRead = (persistence: ActorRefs["persistence"]): Promise<void> =>
  new Promise((resolve) => {
    follow(
      persistence,
      () => persistence.getSnapshot().context.read,
      (isRead) => isRead && resolve(),
    )
  })

/** Restores the cart that earlier pages stored, and stores this page's; a logout deletes it. */
export const persistCart = async (
  { cart, persistence }: Pick<ActorRefs, "cart" | "persistence">,
  store: StoredCart,
  watchPresence: Streams["watchPresence"],
  clock: () => number = Date.now,
): Promise<void> => {
  await whenRead(persistence)
  const owner = () => persistence.getSnapshot().context.persisted.user?.id ?? null
  const context = () => cart.getSnapshot().context
  let presence: PagePresence = { visible: true, online: true }
  cart.send({ type: "cart.restore", order: context().order ?? store.readOrder(owner()), changes: [], isUnconnected: false })
  let sentFirst: SentFirst = new Map()
  const writeChanges = () => {
    sentFirst = new Map(sentChanges(context()).map(({ key }) => [key, sentFirst.get(key) ?? clock()]))
    const isConnected = presence.online && !context().isUnconnected
    store.writeChanges({ owner: owner(), ...(isConnected && { leftAt: clock() }), changes: unsent(context(), presence, sentFirst) })
  }
  const writeOrder = () => {
    const { order } = context()
    if (order !== null) store.writeOrder({ owner: owner(), order })
  }
  // This page stores the changes before those of the pages that left them are deleted.
  follow(cart, context, writeChanges)
  follow(cart, () => context().order, writeOrder)
  // The response to a pending request may come when the page is gone.
  watchPresence((next) => {
    presence = next
    writeChanges()
  })
  cart.on("order.changed", (event) => event.order === null && store.writeOrder(null))
  let lastOwner = owner()
  follow(persistence, owner, (newOwner) => {
    if (newOwner === lastOwner) return
    if (lastOwner !== null) store.forget()
    // The visitor's cart becomes the person's.
    else {
      writeChanges()
      writeOrder()
    }
    lastOwner = newOwner
  })
  await store.takeChanges(owner(), (changes, isUnconnected) => {
    const stored = changes.flatMap(({ key, keyedAt }) => (key === null || keyedAt === undefined ? [] : [[key, keyedAt] as const]))
    sentFirst = new Map([...sentFirst, ...stored])
    cart.send({ type: "cart.restore", order: null, changes, isUnconnected })
  })
}

export const startStoredCart = async (actorRefs: Pick<ActorRefs, "cart" | "persistence">, page: string): Promise<void> => {
  let storage: Storage
  try {
    storage = window.localStorage
  } catch {
    return
  }
  const store = createStoredCart({ storage, locks: "locks" in navigator ? navigator.locks : null, page })
  await persistCart(actorRefs, store, windowStreams.watchPresence)
}
