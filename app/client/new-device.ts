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

const storedKeys = [persistedStateKey, accessTokenKey, pendingLoginKey, pendingLogoutKey, consentKey]

/** False where the browser forbids its storage: its adapters decide. */
export const isNewDevice = (): boolean => {
  try {
    return storedKeys.every((key) => window.localStorage.getItem(key) === null)
  } catch {
    return false
  }
}

let used: Promise<void> | null = null

/** Resolves once the page is used; at once on a device that had stored something when this was first called. */
export const untilUsed = (): Promise<void> => (used ??= isNewDevice() ? whenUsed() : Promise.resolve())

/** Whether a state is stored in the shape that it has in memory: everything but user and drafts. */
export const isStoredAsItIs = ({ user, addressDraft, paymentDraft }: PersistedState): boolean =>
  user === null && addressDraft === null && paymentDraft === null

type Newness = {
  /** Whether the page began on a device that had stored nothing. */
  readonly wasNew: boolean
  /** Whether nothing was stored, and no adapter called, since. */
  readonly isNew: () => boolean
}

/** Ports of a device that may be new; `ports` are those of any other device. */
export const newDevicePorts = (
  ports: Ports,
  { wasNew, isNew }: Newness,
): Pick<Ports, "readPersisted" | "writePersisted" | "readConsent" | "fetchUser" | "fetchCurrentOrder"> => {
  /** State that this page has stored. */
  let stored: string | null = null
  /** Stores a state without adapters, as long as nobody else has stored another; whether it was possible. */
  const isWritten = (persisted: PersistedState): boolean => {
    if (!wasNew || !isStoredAsItIs(persisted)) return false
    const text = JSON.stringify(persisted)
    try {
      if (window.localStorage.getItem(persistedStateKey) !== stored) return false
      window.localStorage.setItem(persistedStateKey, text)
    } catch {
      return false
    }
    stored = text
    return true
  }
  return {
    readPersisted: async (input, signal) =>
      isNew() ? { persisted: emptyPersistedState, setAside: false } : ports.readPersisted(input, signal),
    // The first changes outlive a page that is left before its adapters are there.
    writePersisted: async (input, signal) => (isWritten(input.persisted) ? undefined : ports.writePersisted(input, signal)),
    readConsent: async (input, signal) => (isNew() ? null : ports.readConsent(input, signal)),
    fetchUser: async (input, signal) => (isNew() ? null : ports.fetchUser(input, signal)),
    fetchCurrentOrder: async (input, signal) => (isNew() ? null : ports.fetchCurrentOrder(input, signal)),
  }
}
