import { describe, expect, it } from "vitest"
import { settings } from "#book/fixtures/account/account.ts"
import { channels, hasMandatoryChannels, isLastChannel, sentNotifications } from "#domain/rules/account/notifications.ts"

const { notifications } = settings
const bySmsAlone = { ...notifications, orders: { push: false, email: false, sms: true } }

describe("notifications", () => {
  it("of orders keep their last channel", () => {
    expect(isLastChannel(bySmsAlone, "orders", "sms")).toBe(true)
    expect(isLastChannel(notifications, "orders", "sms")).toBe(false)
    expect(hasMandatoryChannels(bySmsAlone)).toBe(true)
    expect(hasMandatoryChannels({ ...notifications, orders: { push: false, email: false, sms: false } })).toBe(false)
  })

  it("are offered by the channels that the shop sends them by [S29k]", () => {
    expect(sentNotifications.map(({ kind, channels: sentBy }) => [kind, sentBy.length])).toEqual([
      ["orders", channels.length],
      ["prices", 2],
      ["stock", 2],
      ["offers", 1],
    ])
  })

  it("of other kinds may be turned off entirely", () => {
    expect(isLastChannel(notifications, "prices", "push")).toBe(false)
  })
})
