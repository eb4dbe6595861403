/** Journeys of a visitor's cart. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInByPassword } from "../support/log-in.ts"
import { amountIn } from "../support/amounts.ts"
import { desktop, expectOnly, focused, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, leaveAddedSheet, dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

/** Waits until the first line has this quantity and the shop has confirmed it. */
const expectQuantity = async (page: Page, quantity: string): Promise<void> => {
  await expect.poll(() => page.getByLabel("Тоо ширхэг", { exact: true }).first().inputValue()).toBe(quantity)
  await page.locator("main li[aria-busy=true]").waitFor({ state: "detached" })
}

describe("visitor's cart", () => {
  it("is empty at first, and offers an action", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/cart")
      await page.getByRole("heading", { name: "Таны сагс хоосон байна" }).waitFor()
      await page.getByRole("link", { name: "Бүх барааг үзэх" }).click()
      await page.getByRole("heading", { level: 1, name: "Бүх бараа" }).waitFor()
      complaints()
    }))

  it("shows lines, quantities and totals, and updates them [S13]", () =>
    shopping(desktop, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      const line = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: dumplings.name }) })
      const figures = async () => ({
        line: amountIn(await line.locator("p > b").innerText()),
        total: amountIn(await page.locator("main dl > div:last-child > dd").first().innerText()),
      })
      const before = await figures()
      expect(before.line).toBeGreaterThan(0)
      const delivery = before.total - before.line
      expect(delivery).toBeGreaterThan(0)
      await page.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
      await expectQuantity(page, "2")
      expect(await figures()).toEqual({ line: before.line * 2, total: before.line * 2 + delivery })
    }))

  it("is shared with another tab, and shows its change after a reload", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      const other = await page.context().newPage()
      await other.goto(shopAt("/cart"))
      await isAlive(other)
      await other.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
      await expectQuantity(other, "2")
      await page.reload()
      await expectQuantity(page, "2")
    }))

  it("moves the focus to its heading when a line is removed by keyboard, and when it is emptied", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const removeLine = () => page.getByRole("button", { name: `Хасах: ${dumplings.name}` }).press("Enter")
      const emptyCart = async () => {
        await page.getByRole("button", { name: "Сагс хоослох" }).press("Enter")
        await page.getByRole("dialog").getByRole("button", { name: "Сагс хоослох" }).press("Enter")
      }
      for (const takeOut of [removeLine, emptyCart]) {
        await putIntoCart(shopper, dumplings.slug)
        await open("/cart")
        await takeOut()
        await expect.poll(() => focused(page)).toBe("Таны сагс хоосон байна")
      }
    }))

  it("sends ten quick presses of + in at most two calls", () =>
    shopping(desktop, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      let calls = 0
      page.on("request", (request) => {
        if (request.method() === "PUT" && request.url().includes("/line_items/")) calls += 1
      })
      const more = page.getByRole("button", { name: "Нэгээр нэмэх" }).first()
      await more.waitFor()
      // One press a frame, so that the speed does not depend on the machine.
      await more.evaluate(async (button: HTMLElement) => {
        for (let press = 0; press < 10; press += 1) {
          button.click()
          await new Promise(requestAnimationFrame)
        }
      })
      await expectQuantity(page, "11")
      await page.reload()
      await expectQuantity(page, "11")
      expect(calls).toBeLessThanOrEqual(2)
    }))

  it("loses no press of + when the page is reloaded at that moment", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      const more = page.getByRole("button", { name: "Нэгээр нэмэх" }).first()
      await more.waitFor()
      const loadedAgain = page.waitForEvent("load")
      await more.evaluate((button: HTMLElement) => {
        button.click()
        location.reload()
      })
      await loadedAgain
      await isAlive(page)
      await expectQuantity(page, "2")
    }))

  it("loses no press that is made before the cart is fetched, when the page is reloaded at that moment [X1]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await expectQuantity(page, "1")
      // The order as it was last seen shows, and can be changed, while the shop is slow.
      let isSlow = true
      await page.route("**/api/v2/orders/current*", async (route) => {
        if (!isSlow) await route.continue()
      })
      await open("/cart")
      const more = page.getByRole("button", { name: "Нэгээр нэмэх" }).first()
      await more.click()
      await expect.poll(() => page.getByLabel("Тоо ширхэг", { exact: true }).first().inputValue()).toBe("2")
      isSlow = false
      await page.reload()
      await isAlive(page)
      await expectQuantity(page, "2")
      await page.reload()
      await expectQuantity(page, "2")
    }))

  it("is one cart when two tabs add the first item at once", () =>
    shopping(phone, async ({ page, open }) => {
      const address = `/products/${dumplings.slug}`
      await open(address)
      const other = await page.context().newPage()
      await other.goto(shopAt(address))
      await isAlive(other)
      const responses = [page, other].map((tab) =>
        tab.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/orders/populate") && answer.ok()),
      )
      await Promise.all([page, other].map((tab) => addButton(tab).evaluate((button: HTMLElement) => button.click())))
      await Promise.all([...responses, ...[page, other].map((tab) => leaveAddedSheet(tab))])
      await open("/cart")
      await expectQuantity(page, "2")
    }))

  it("restores a removed line", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.getByRole("button", { name: `Хасах: ${dumplings.name}` }).click()
      await page.getByRole("heading", { name: "Таны сагс хоосон байна" }).waitFor()
      await page.getByRole("button", { name: "Буцаах" }).click()
      await page.getByRole("button", { name: `Хасах: ${dumplings.name}` }).waitFor()
    }))

  it("redirects to the login for a coupon, and applies it to the same lines on return", () =>
    shopping(desktop, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.getByLabel("Купоны код").fill("WINTER10")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.waitForURL(/\/login/)
      await logInByPassword(page)
      await page.waitForURL(/\/cart$/)
      await page.getByRole("button", { name: `Хасах: ${dumplings.name}` }).waitFor()
      await page.getByRole("button", { name: "WINTER10 купоныг хасах" }).waitFor()
      await page.getByRole("button", { name: "WINTER10 купоныг хасах" }).click()
      // An expired one is refused with that reason.
      await page.getByLabel("Купоны код").fill("EXPIRED5")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page
        .getByText(/хугацаа/)
        .first()
        .waitFor()
      // Browsers log the refusals.
      expectOnly(shopper.complaints(), /401|422/)
    }))
})
