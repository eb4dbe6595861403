/** Journeys of notifications and the newsletter. */
import type { BrowserContextOptions, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { desktop, isAlive, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { register } from "../support/steps.ts"

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

const answerOf = (page: Page, path: string, method = "POST") =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(path) && answer.request().method() === method && answer.ok())

const isStored = (page: Page, choice: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join(" "))).toContain(`"pushChoice":"${choice}"`)

describe("shopper of notifications", () => {
  it("sees the prompt after a while, subscribes, is linked by the log-in, and turns it off in the settings [B24] [C4]", () =>
    shopping(withPushes, async ({ page, open }) => {
      await bringPushService(page)
      await open("/")
      const stored = answerOf(page, "/api/v2/push/devices")
      await page.getByRole("button", { name: "Мэдэгдэл авах" }).click()
      await stored
      await page.getByText("Мэдэгдэл асаалттай боллоо").waitFor()
      await isStored(page, "subscribed")

      await open("/login")
      const linked = answerOf(page, "/api/v2/users/link_device")
      await register(page)
      await linked

      await open("/account/settings")
      const removed = answerOf(page, "/api/v2/push/devices/", "DELETE")
      await page.getByRole("button", { name: "Мэдэгдлийг унтраах" }).click()
      await removed
      await page.getByText("Энэ төхөөрөмж мэдэгдэл авахгүй байна.").waitFor()
      await isStored(page, "declined")
    }))

  it(
    "declines by the keyboard, once for all [B24]",
    () =>
      shopping(withPushes, async ({ page, open }) => {
        await bringPushService(page)
        await open("/")
        const prompt = page.getByRole("complementary", { name: "Мэдэгдэл" })
        await prompt.getByRole("button", { name: "Үгүй" }).focus()
        await page.keyboard.press("Escape")
        await prompt.waitFor({ state: "detached" })
        await isStored(page, "declined")
      }),
    90_000,
  )
})

describe("reader of the newsletter", () => {
  it("subscribes at the foot of a page, confirms by the letter, and leaves [C4]", () =>
    shopping(desktop, async ({ page, open }) => {
      const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.mn`
      await open("/")
      const field = page.getByLabel("Таны и-мэйл хаяг")
      await field.fill(email)
      await page.getByRole("button", { name: "Захиалах", exact: true }).click()
      await page.getByText(`${email} хаяг руу захидал илгээлээ`).waitFor()

      const letter = await page.request.get(shopAt(`/sandbox/messages?to=${email}`))
      const [{ text }] = (await letter.json()) as [{ readonly text: string }]
      const link = /\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? ""
      await open(link)
      await page.getByRole("button", { name: "Тийм, авъя" }).click()
      await page.getByRole("heading", { name: "Баярлалаа, бүртгэлээ" }).waitFor()

      await open(link.replace("confirm", "leave"))
      await page.getByRole("button", { name: "Тийм, авахаа больё" }).click()
      await page.getByRole("heading", { name: "Бүртгэлээс хаслаа" }).waitFor()
      await open("/newsletter/leave")
      await page.getByRole("heading", { name: "Холбоос хүчингүй байна" }).waitFor()
      await isAlive(page)
    }))
})
