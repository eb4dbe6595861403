import { describe, expect, it, vi } from "vitest"
import { createConsentPorts } from "#adapters/persistence/consent.ts"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { consentVersion } from "#domain/rules/shell/consent.ts"

describe("consent of a device", () => {
  it("is stored with the version of the text and the time", async () => {
    const ports = createConsentPorts(memoryStorage(), vi.fn(), () => Date.parse("2026-11-23T02:00:00Z"))
    expect(await ports.readConsent()).toBeNull()
    await ports.writeConsent({ asked: ["statistics", "chat"], allowed: ["chat"] })
    expect(await ports.readConsent()).toEqual({
      version: consentVersion,
      asked: ["statistics", "chat"],
      allowed: ["chat"],
      at: "2026-11-23T02:00:00.000Z",
    })
  })

  it.each(["{", '{"version":1}', '{"version":1,"asked":["all"],"allowed":[],"at":"2026-11-23T02:00:00.000Z"}'])(
    "is none where the stored text is malformed: %s",
    async (text) => {
      const storage = memoryStorage()
      storage.write("delguur.consent", text)
      expect(await createConsentPorts(storage, vi.fn()).readConsent()).toBeNull()
    },
  )
})
