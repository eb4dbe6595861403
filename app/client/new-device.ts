/**
 * Device that has stored nothing of the shop: what every page reads from it at its start is empty, so that a visitor loads no adapters
 * to read the first page, and its first changes are stored at once.
 */
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { consentKey, pendingLoginKey, pendingLogoutKey, persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { whenUsed } from "#app/first-view/idle.ts"
import type { Ports } from "#machines/ports.ts"

const otherKeys = [accessTokenKey, pendingLoginKey, pendingLogoutKey, consentKey]

/** Whether storage holds `state` and nothing else of the shop. False where the browser forbids its storage: its adapters decide. */
const holdsOnly = (state: string | null): boolean => {
  try {
    const { localStorage } = window
    return localStorage.getItem(persistedStateKey) === state && otherKeys.every((key) => localStorage.getItem(key) === null)
  } catch {
    return false
  }
}

export const isNewDevice = (): boolean => holdsOnly(null)

let used: Promise<void> | null = null

/** Resolves once the page is used; at once on a device that had stored something when this was first called. */
export const untilUsed = (): Promise<void> => (used ??= isNewDevice() ? whenUsed() : Promise.resolve())

/** Whether a state is stored in the shape that it has in memory: everything but user and drafts. */
export const isStoredAsItIs = ({ user, addressDraft, paymentDraft }: PersistedState): boolean =>
  user === null && addressDraft === null && paymentDraft === null

type NewDevicePorts = Pick<Ports, "readPersisted" | "writePersisted" | "readConsent" | "fetchUser" | "fetchCurrentOrder">

/**
 * Ports of a page that began on a new device: without adapters as long as nothing but this page has stored anything. `ports` are
 * those of any other device; `areAdaptersCalled`: whether a call may have brought a user or an order.
 */
export const newDevicePorts = (ports: Ports, areAdaptersCalled: () => boolean): NewDevicePorts => {
  /** State that this page has stored. */
  let stored: string | null = null
  const isEmpty = () => !areAdaptersCalled() && holdsOnly(stored)
  /** Stores a state; whether it was possible. */
  const isWritten = (persisted: PersistedState): boolean => {
    if (!isStoredAsItIs(persisted) || !holdsOnly(stored)) return false
    const text = JSON.stringify(persisted)
    try {
      window.localStorage.setItem(persistedStateKey, text)
    } catch {
      return false
    }
    stored = text
    return true
  }
  return {
    readPersisted: async (input, signal) =>
      isEmpty() ? { persisted: emptyPersistedState, setAside: false } : ports.readPersisted(input, signal),
    // The first changes outlive a page that is left before its adapters are there.
    writePersisted: async (input, signal) => (isWritten(input.persisted) ? undefined : ports.writePersisted(input, signal)),
    readConsent: async (input, signal) => (isEmpty() ? null : ports.readConsent(input, signal)),
    fetchUser: async (input, signal) => (isEmpty() ? null : ports.fetchUser(input, signal)),
    fetchCurrentOrder: async (input, signal) => (isEmpty() ? null : ports.fetchCurrentOrder(input, signal)),
  }
}
