import { describe, expect, it } from "vitest"
import { settings } from "#book/fixtures/account/account.ts"
import { deviceName } from "#domain/rules/account/device-name.ts"
import { channels, isHeard, isLastChannel, sentNotifications, withChannel } from "#domain/rules/account/notifications.ts"

const { notifications } = settings
const bySmsAlone = { ...notifications, orders: { push: false, email: false, sms: true } }

describe("notifications", () => {
  it("of a kind are switched by channel", () => {
    const switched = withChannel(notifications, "offers", "email", true)
    expect(switched.offers).toEqual({ push: false, email: true, sms: false })
    expect(withChannel(switched, "offers", "email", false)).toEqual(notifications)
  })

  it("of orders keep their last channel", () => {
    expect(isLastChannel(bySmsAlone, "orders", "sms")).toBe(true)
    expect(isLastChannel(notifications, "orders", "sms")).toBe(false)
    expect(withChannel(bySmsAlone, "orders", "sms", false)).toBe(bySmsAlone)
    expect(isHeard(bySmsAlone)).toBe(true)
    expect(isHeard({ ...notifications, orders: { push: false, email: false, sms: false } })).toBe(false)
  })

  it("are offered by the channels that the shop sends them by [S29k]", () => {
    expect(sentNotifications.map(({ kind, by }) => [kind, by.length])).toEqual([["orders", channels.length], ["prices", 2], ["stock", 2], ["offers", 1]])
  })

  it("of other kinds may be silenced", () => {
    expect(withChannel(notifications, "prices", "push", false).prices).toEqual({ push: false, email: false, sms: false })
  })
})

describe("a device", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1", "Safari, iPhone"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Mac"],
    ["curl/8.5", ""],
  ])("that says %s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
