/** Push notifications of a browser: turned on by a prompt, linked to the shopper, turned off in the settings. */
import type { BrowserContextOptions, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { register } from "../support/log-in.ts"
import { desktop, shopping, withBrowser } from "../support/shopper.ts"
import { use } from "../support/steps.ts"

withBrowser()

const withPushes: BrowserContextOptions = { ...desktop, serviceWorkers: "allow", permissions: ["notifications"] }

/** Gives the browser a push service and its permission: a browser without a window has neither. */
const bringPushService = (page: Page) =>
  page.addInitScript((endpoint) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    Notification.requestPermission = () => Promise.resolve("granted")
    const key = "push-service-of-the-test"
    const keys = { p256dh: `B${"a".repeat(86)}`, auth: "b".repeat(22) }
    const subscription = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        localStorage.removeItem(key)
        return Promise.resolve(true)
      },
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve((localStorage.getItem(key) === null ? null : subscription) as PushSubscription | null)
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(key, "subscribed")
      return Promise.resolve(subscription as unknown as PushSubscription)
    }
  }, `https://updates.push.services.mozilla.com/${crypto.randomUUID()}`)

/** Waits for a successful response to a call. */
const responseTo = (page: Page, path: string, method = "POST") =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname.startsWith(path) && response.request().method() === method && response.ok(),
  )

/** Waits until the device has stored the answer to the prompt. */
const isPersisted = (page: Page, choice: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join(" "))).toContain(`"pushChoice":"${choice}"`)

describe("push notifications", () => {
  it("are turned on by the prompt, linked to the shopper at the login, and turned off in the settings [B24] [C4]", () =>
    shopping(withPushes, async ({ page, open }) => {
      await bringPushService(page)
      await open("/")
      await use(page)
      const stored = responseTo(page, "/api/v2/push/devices")
      await page.getByRole("button", { name: "Мэдэгдэл авах" }).click()
      await stored
      await page.getByText("Мэдэгдэл асаалттай боллоо").waitFor()
      await isPersisted(page, "subscribed")

      await open("/login")
      const linked = responseTo(page, "/api/v2/users/link_device")
      await register(page)
      await linked

      await open("/account/settings")
      const removed = responseTo(page, "/api/v2/push/devices/", "DELETE")
      await page.getByRole("button", { name: "Мэдэгдлийг унтраах" }).click()
      await removed
      await page.getByText("Энэ төхөөрөмж мэдэгдэл авахгүй байна.").waitFor()
      await isPersisted(page, "declined")
    }))

  it(
    "are declined by the keyboard, which the device stores [B24]",
    () =>
      shopping(withPushes, async ({ page, open }) => {
        await bringPushService(page)
        await open("/")
        await use(page)
        const prompt = page.getByRole("complementary", { name: "Мэдэгдэл" })
        await prompt.getByRole("button", { name: "Үгүй" }).focus()
        await page.keyboard.press("Escape")
        await prompt.waitFor({ state: "detached" })
        await isPersisted(page, "declined")
      }),
    90_000,
  )
})
