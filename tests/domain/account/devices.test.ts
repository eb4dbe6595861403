import { describe, expect, it } from "vitest"
import { deviceName } from "#domain/rules/account/devices.ts"

describe("the name of a device", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1", "Safari, iPhone"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Mac"],
    ["curl/8.5", ""],
  ])("by the user agent %s is %j", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
