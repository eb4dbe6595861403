// @vitest-environment happy-dom
import * as Schema from "effect/Schema"
import { isDeepStrictEqual } from "node:util"
import { afterEach, describe, expect, it, vi } from "vitest"
import { isNewDevice, isStoredAsItIs, newDevicePorts } from "#app/client/new-device.ts"
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { consentKey, fontCachedKey, pendingLoginKey, pendingLogoutKey, persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { parsePersistedState } from "#adapters/persistence/persisted-document.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import type { Ports } from "#machines/ports.ts"
import { holdsFor } from "#tests/domain/entities/holds-for.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

const stored = { persisted: { ...emptyPersistedState, orderToken: "token" }, setAside: false }

/** Ports of a device, and which of them were called. */
const devicePorts = () => {
  const called: string[] = []
  const answers: Partial<Ports> = {
    readPersisted: () => Promise.resolve(stored),
    writePersisted: () => Promise.resolve(),
    readConsent: () => Promise.resolve(null),
    fetchUser: () => Promise.resolve(null),
    fetchCurrentOrder: () => Promise.resolve(null),
  }
  const ports = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (...input: unknown[]) => {
        called.push(name)
        return (answer as (...given: unknown[]) => unknown)(...input)
      },
    ]),
  ) as unknown as Ports
  return { ports, called }
}

describe("new device", () => {
  it("has stored nothing but the mark of the font", () => {
    expect(isNewDevice()).toBe(true)
    window.localStorage.setItem(fontCachedKey, "")
    expect(isNewDevice()).toBe(true)
  })

  it.each([persistedStateKey, accessTokenKey, pendingLoginKey, pendingLogoutKey, consentKey])("has no %s", (key) => {
    window.localStorage.setItem(key, "")
    expect(isNewDevice()).toBe(false)
  })

  it("is empty without a call of its adapters", async () => {
    const { ports, called } = devicePorts()
    const device = newDevicePorts(ports, () => false)
    expect(await device.readPersisted()).toEqual({ persisted: emptyPersistedState, setAside: false })
    expect(await device.readConsent()).toBeNull()
    expect(await device.fetchUser()).toBeNull()
    expect(await device.fetchCurrentOrder()).toBeNull()
    expect(called).toEqual([])
  })
})

describe("first change on a new device", () => {
  const persisted = { ...emptyPersistedState, compare: ["lamp" as Slug] }

  it("is stored at once, as the adapters then read it", async () => {
    const { ports, called } = devicePorts()
    const device = newDevicePorts(ports, () => false)
    const read = () => parsePersistedState(window.localStorage.getItem(persistedStateKey) ?? "")
    await device.writePersisted({ persisted: { ...persisted, compare: [] } })
    await device.writePersisted({ persisted })
    expect(await device.fetchUser()).toBeNull()
    expect([called, read()]).toEqual([[], persisted])
  })

  it("is left to the adapters once another tab has stored something", async () => {
    const { ports, called } = devicePorts()
    const device = newDevicePorts(ports, () => false)
    await device.writePersisted({ persisted })
    window.localStorage.setItem(persistedStateKey, "of another tab")
    await device.writePersisted({ persisted })
    expect([called, window.localStorage.getItem(persistedStateKey)]).toEqual([["writePersisted"], "of another tab"])
  })

  it("is left to the adapters where the browser refuses it", async () => {
    const { ports, called } = devicePorts()
    const refuse = () => {
      throw new Error("full")
    }
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, clear: () => undefined })
    await newDevicePorts(ports, () => false).writePersisted({ persisted })
    expect(called).toEqual(["writePersisted"])
  })

  it("has its stored shape in memory, without user and drafts", () => {
    holdsFor(PersistedState, (state) => {
      const change = { ...state, user: null, addressDraft: null, paymentDraft: null }
      const stored: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(PersistedState)(change)))
      return isStoredAsItIs(change) && isDeepStrictEqual(JSON.parse(JSON.stringify(change)), stored)
    })
  })
})

/** Whether a new copy of the module waits for the first use of a page. */
const waits = async () => {
  vi.resetModules()
  const { untilUsed } = await import("#app/client/new-device.ts")
  let isUsed = false
  void untilUsed().then(() => (isUsed = true))
  await Promise.resolve()
  const waited = !isUsed
  window.dispatchEvent(new Event("click"))
  await untilUsed()
  return waited
}

describe("use of a page", () => {
  it("is awaited on a new device only", async () => {
    expect(await waits()).toBe(true)
    window.localStorage.setItem(persistedStateKey, "")
    expect(await waits()).toBe(false)
  })
})

describe("any other device", () => {
  it.each([
    { title: "that has stored something", text: "stored", areAdaptersCalled: false },
    { title: "whose adapters were called", text: null, areAdaptersCalled: true },
  ])("$title answers by its adapters", async ({ text, areAdaptersCalled }) => {
    if (text !== null) window.localStorage.setItem(persistedStateKey, text)
    const { ports, called } = devicePorts()
    const device = newDevicePorts(ports, () => areAdaptersCalled)
    expect(await device.readPersisted()).toEqual(stored)
    await device.readConsent()
    await device.fetchUser()
    await device.fetchCurrentOrder()
    expect(called).toEqual(["readPersisted", "readConsent", "fetchUser", "fetchCurrentOrder"])
  })
})
