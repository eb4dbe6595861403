/** Draft of an article: a lost connection, a second tab and an ended session take nothing of it. */
import { describe, expect, it } from "vitest"
import type { Page } from "playwright-core"
import { logInByCode, registerAt } from "../support/log-in.ts"
import { isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { articleText as body } from "../support/steps.ts"

withBrowser()

const title = (page: Page) => page.getByLabel("Гарчиг", { exact: true })

/** Waits until the device has the words. */
const expectStored = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("delguur.articles"))).toContain(words)

describe("a draft of an article", () => {
  it("survives a lost connection, a second tab and an ended session [S17]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      const login = await registerAt({ page, open }, "/a/create")
      await title(page).fill("Зуны өглөө")
      await page.getByLabel("Товч агуулга").fill("Голын эрэг дээр.")

      // Without its code the editor stays a plain field of markup.
      await body(page).waitFor()
      await page.context().setOffline(true)
      await body(page).fill("Нар мандахад шувууд дуулж эхэлдэг.")
      await expectStored(page, "шувууд")
      await page.getByRole("button", { name: "Ноорог хадгалах" }).click()
      await page.getByRole("main").getByRole("alert").waitFor()
      await expect.poll(() => body(page).innerText()).toContain("шувууд")
      await page.context().setOffline(false)
      complaints()

      const second = await page.context().newPage()
      await second.goto(shopAt("/a/create"), { waitUntil: "domcontentloaded" })
      await isAlive(second)
      await second.getByText("Өмнө нь бичиж байсан ноорог тань сэргэлээ.").waitFor()
      await expect.poll(() => body(second).innerText()).toContain("шувууд")
      await second.close()
      await expect.poll(() => title(page).inputValue()).toBe("Зуны өглөө")

      // The shop and the device forget who it was, as after a month.
      await page.context().clearCookies()
      await page.evaluate(() => {
        for (const name of Object.keys(localStorage)) if (/token/i.test(name)) localStorage.removeItem(name)
      })
      await page.reload()
      await page.waitForURL(/\/login/)
      await logInByCode(page, login)
      await page.waitForURL(({ pathname }) => pathname === "/a/create")
      await expect.poll(() => body(page).innerText()).toContain("шувууд")
      await page.getByRole("button", { name: "Дэлгүүрт илгээх" }).click()
      await page.getByRole("heading", { level: 1, name: "Нийтлэлийг тань хүлээн авлаа" }).waitFor()
      complaints()
    }))
})
