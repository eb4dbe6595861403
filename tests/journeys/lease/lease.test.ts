/** Journeys of the lease: from a product to the calculator, and back to buying. */
import { describe, expect, it } from "vitest"
import { desktop, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, leaveAddedSheet, pauseProductRequests } from "../support/steps.ts"

withBrowser()

/** A coat above the barrier. */
const coat = "/products/nooluuran-urt-palito"

describe("lease calculator", () => {
  it("opens from a product with the instalment of its page, and links back to it [S29n] [B25]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(coat)
      const promised =
        /[\d,]+₮/.exec(
          await page
            .getByText(/^Лизингээр сард/)
            .first()
            .innerText(),
        )?.[0] ?? "nothing"
      await page.locator("main").getByRole("link", { name: "Лизингийн тооцоолуур" }).click()
      await page.waitForURL(/\/lease\?product=nooluuran-urt-palito(?:&variant=\d+)?$/)
      await page.getByRole("heading", { level: 2, name: "Ноолууран урт пальто" }).waitFor()
      const monthly = page.getByRole("region", { name: "Тооцоолол" }).getByRole("status")
      await monthly.getByText(promised, { exact: true }).waitFor()
      await page.getByRole("radio", { name: /^6 сар/ }).check({ force: true })
      await page
        .getByLabel(/^Урьдчилгаа төлбөр/)
        .first()
        .fill("0")
      await page.waitForURL(/\/lease\?product=nooluuran-urt-palito(?:&variant=\d+)?&months=6&down=0$/)
      await monthly.getByText("× 6 сар").waitFor()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === coat)
      await page.getByRole("radio", { name: /^M(?:\W|$)/ }).check({ force: true })
      await addButton(page).click()
      await leaveAddedSheet(page)
    }))

  it("is restored from its address, worked out without scripts [S29n]", () =>
    shopping({ ...desktop, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(shopAt("/lease?price=1090000&months=12"))
      await page.getByRole("region", { name: "Тооцоолол" }).getByText("71,266₮", { exact: true }).waitFor()
      await page.getByText("Төлбөрийн хуваарь").click()
      expect(await page.getByRole("row").count()).toBe(15)
      await page.getByLabel("Барааны үнэ").fill("500000")
      await page.getByRole("button", { name: "Тооцоолох" }).click()
      await page.waitForURL(/price=500000/)
      await page.getByRole("region", { name: "Тооцоолол" }).getByText("32,691₮", { exact: true }).waitFor()
    }))

  it("names the barrier, and links to products above it", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/lease")
      await page.getByLabel("Барааны үнэ").fill("90000")
      await page.getByRole("heading", { name: "Энэ үнэд лизинг хамаарахгүй" }).waitFor()
      await page.getByRole("link", { name: "Лизингтэй бараа үзэх" }).click()
      await page.waitForURL(/\/products\?price_from=120000$/)
      await isAlive(page)
      await page.locator("main article").first().waitFor()
    }))

  it("lets a shopper leave before the typed query reaches the address", () =>
    shopping(desktop, async ({ page, open }) => {
      await page.clock.install()
      await open("/lease")
      const bring = await pauseProductRequests(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByLabel("Барааны үнэ").fill("90000")
      await page.clock.runFor(300)
      await page.getByRole("link", { name: "Лизингтэй бараа үзэх" }).click()
      await page.waitForURL(/\/products\?price_from=120000$/)
      await page.clock.runFor(150)
      bring()
      await page.clock.resume()
      await page.locator("main article").first().waitFor()
      expect(page.url()).toMatch(/\/products\?price_from=120000$/)
    }))
})
