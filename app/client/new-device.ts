/**
 * Device that has stored nothing of the shop: what every page reads from it at its start is empty, so that a visitor loads no adapters
 * to read the first page.
 */
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { consentKey, pendingLoginKey, pendingLogoutKey, persistedStateKey } from "#adapters/persistence/storage-keys.ts"
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

/** Ports of a device that may be new, which `isNew` decides with every call; `ports` are those of any other device. */
export const newDevicePorts = (
  ports: Ports,
  isNew: () => boolean,
): Pick<Ports, "readPersisted" | "readConsent" | "fetchUser" | "fetchCurrentOrder"> => ({
  readPersisted: async (input, signal) =>
    isNew() ? { persisted: emptyPersistedState, setAside: false } : ports.readPersisted(input, signal),
  readConsent: async (input, signal) => (isNew() ? null : ports.readConsent(input, signal)),
  fetchUser: async (input, signal) => (isNew() ? null : ports.fetchUser(input, signal)),
  fetchCurrentOrder: async (input, signal) => (isNew() ? null : ports.fetchCurrentOrder(input, signal)),
})
