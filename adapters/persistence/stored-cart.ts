/** Cart of this device: the order that was seen last, and the unsent changes of each open page under a key of its own. */
import * as Schema from "effect/Schema"
import { UnsentChanges, StoredOrder } from "#domain/entities/cart/stored-cart.ts"
import { changesToSend } from "#domain/rules/cart/unsent-changes.ts"
import { decodedJson } from "./decoded-json.ts"

const orderKey = "delguur.cart"
const changesPrefix = "delguur.cart.changes."

/** The part of the browser's storage and of its locks that is needed. */
type Dependencies = {
  readonly storage: Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">
  /** Absent where the browser has none: the changes of every page are then taken for those of a closed one. */
  readonly locks: Pick<LockManager, "request"> | null
  /** Name of this page among those of this device. */
  readonly page: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** `isUnconnected`: whether the page that left them had no connection. */
export type TakeChanges = (changes: UnsentChanges["changes"], isUnconnected: boolean) => void

export type StoredCart = {
  readonly readOrder: (owner: number | null) => (typeof StoredOrder.Type)["order"] | null
  readonly writeOrder: (order: typeof StoredOrder.Type | null) => void
  /** Stores the unsent changes of this page; none removes them. */
  readonly writeChanges: (unsent: UnsentChanges) => void
  /** Hands over the unsent changes of pages that are closed; `take` stores them as its own before they are removed there. */
  readonly takeChanges: (owner: number | null, take: TakeChanges) => Promise<void>
  /** Removes what is another person's, or all of it. */
  readonly forget: () => void
}

export const createStoredCart = ({ storage, locks, page, now = Date.now }: Dependencies): StoredCart => {
  const ownKey = changesPrefix + page
  let releaseLock: (() => void) | null = null

  /** A lock says that this page is open, and can send its changes itself. */
  const holdLock = (): void => {
    if (releaseLock !== null || locks === null) return
    const released = new Promise<void>((resolve) => {
      releaseLock = resolve
    })
    locks.request(ownKey, () => released).catch(() => undefined)
  }

  /** A full or forbidden storage keeps nothing. */
  const write = (key: string, text: string): void => {
    try {
      storage.setItem(key, text)
    } catch {
      storage.removeItem(key)
    }
  }

  const keysOfChanges = (): ReadonlyArray<string> =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) => key.startsWith(changesPrefix))

  const takeFrom = (key: string, owner: number | null, take: TakeChanges): void => {
    const found = decodedJson(UnsentChanges, storage.getItem(key))
    if (found !== null && found.owner === owner) take(changesToSend(found, now()), found.leftAt === undefined)
    storage.removeItem(key)
  }

  return {
    readOrder: (owner) => {
      const found = decodedJson(StoredOrder, storage.getItem(orderKey))
      return found !== null && found.owner === owner ? found.order : null
    },
    writeOrder: (order) =>
      order === null ? storage.removeItem(orderKey) : write(orderKey, JSON.stringify(Schema.encodeSync(StoredOrder)(order))),
    writeChanges: (unsent) => {
      if (unsent.changes.length > 0) {
        holdLock()
        write(ownKey, JSON.stringify(Schema.encodeSync(UnsentChanges)(unsent)))
        return
      }
      storage.removeItem(ownKey)
      releaseLock?.()
      releaseLock = null
    },
    takeChanges: async (owner, take) => {
      for (const key of keysOfChanges().filter((one) => one !== ownKey)) {
        if (locks === null) takeFrom(key, owner, take)
        else await locks.request(key, { ifAvailable: true }, (lock) => (lock === null ? undefined : takeFrom(key, owner, take)))
      }
    },
    forget: () => {
      for (const key of [orderKey, ...keysOfChanges()]) storage.removeItem(key)
    },
  }
}
