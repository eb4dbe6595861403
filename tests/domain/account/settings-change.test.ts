import { describe, expect, it } from "vitest"
import { settings } from "#book/fixtures/account/account.ts"
import { withSettings } from "#domain/rules/account/settings-change.ts"

describe("changed settings", () => {
  it("leave the others as they are, channel by channel", () => {
    const changed = withSettings(settings, { theme: "dark", notifications: { offers: { email: true } } })
    const { offers } = settings.notifications
    expect(changed).toEqual({
      ...settings,
      theme: "dark",
      notifications: { ...settings.notifications, offers: { ...offers, email: true } },
    })
    expect(withSettings(settings, {})).toEqual(settings)
  })

  it("add up, the latest of each", () => {
    const first = withSettings({}, { theme: "dark", notifications: { offers: { email: true, push: true } } })
    expect(withSettings(first, { locale: "en", notifications: { offers: { email: false } } })).toEqual({
      theme: "dark",
      locale: "en",
      notifications: { offers: { email: false, push: true } },
    })
  })
})
