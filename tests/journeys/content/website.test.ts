/** Website administration: articles, news and authors, and who may open it. */
import { describe, expect, it } from "vitest"
import { logInAt, registerAt } from "../support/log-in.ts"
import { desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { articleText, confirmDialog } from "../support/steps.ts"

withBrowser()

describe("the website's administration", () => {
  it("has no link and no page for a shopper, who loads nothing of it [P4]", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      const loaded: string[] = []
      page.on("request", (request) => loaded.push(request.url()))
      await registerAt({ page, open }, "/account")
      await page.getByRole("link", { name: "Тохиргоо" }).first().waitFor()
      expect(await page.locator("a[href='/website'], a[href='/promotion/roulette']").count()).toBe(0)
      await open("/website")
      await page.getByRole("heading", { level: 1, name: "Хуудас олдсонгүй" }).waitFor()
      expect(loaded.filter((url) => url.includes("/api/v2/website"))).toEqual([])
      complaints()
    }))

  it("publishes what a shopper sent, writes news and takes it back, and adds an author [C12] [C11]", async () => {
    const title = `Дээл хадгалах ${crypto.randomUUID().slice(0, 8)}`
    await shopping(phone, async ({ page, open }) => {
      await registerAt({ page, open }, "/a/create")
      await page.getByLabel("Гарчиг", { exact: true }).fill(title)
      await page.getByLabel("Товч агуулга").fill("Торго, хоргойг хаана хадгалах вэ.")
      await articleText(page).fill("Хуурай, харанхуй газар өлгөнө.")
      await page.getByRole("button", { name: "Дэлгүүрт илгээх" }).click()
      await page.getByRole("heading", { level: 1, name: "Нийтлэлийг тань хүлээн авлаа" }).waitFor()
    })
    await shopping(desktop, async ({ page, open }) => {
      await logInAt({ page, open }, "/account", "admin@example.mn")
      await page.getByRole("link", { name: "Нийтлэл, мэдээний удирдлага" }).locator("visible=true").click()
      await page.waitForURL(({ pathname }) => pathname === "/website")
      await page.getByRole("button", { name: `Нийтлэх: ${title}` }).click()
      await confirmDialog(page)
      await page.getByText(`Нийтэллээ: ${title}`).waitFor()
      await page.getByRole("button", { name: `Нийтлэх: ${title}` }).waitFor({ state: "detached" })
      await page.getByRole("button", { name: "Нийтэлсэн", exact: true }).click()
      await page.getByRole("link", { name: `Унших: ${title}` }).click()
      await page.waitForURL(/\/article\/\d+$/)
      await page.getByRole("heading", { level: 1, name: title }).waitFor()

      const news = `Амралтын цаг ${crypto.randomUUID().slice(0, 8)}`
      await open("/website")
      await page.getByRole("link", { name: "Мэдээ бичих" }).click()
      await page.waitForURL(/\/website\/news\/create$/)
      await page.getByLabel("Гарчиг", { exact: true }).fill(news)
      await page.getByLabel("Товч агуулга").fill("Наадмаар салбарууд хаалттай.")
      await articleText(page).fill("7 сарын 11-ээс 15 хүртэл амарна.")
      await page.getByRole("button", { name: "Нийтлэх", exact: true }).click()
      await page.getByRole("heading", { level: 1, name: "Мэдээг нийтэллээ" }).waitFor()
      await page.getByRole("main").getByRole("link", { name: "Нийтлэл, мэдээний удирдлага" }).last().click()
      await page.getByRole("button", { name: "Мэдээ", exact: true }).click()
      await page.getByRole("button", { name: `Буцаах: ${news}` }).click()
      await confirmDialog(page)
      await page.getByRole("button", { name: "Мэдээний ноорог" }).click()
      await page.getByRole("link", { name: `Засах: ${news}` }).click()
      await page.waitForURL(/\/website\/news\/\d+\/edit$/)
      await expect.poll(() => page.getByLabel("Гарчиг", { exact: true }).inputValue()).toBe(news)

      const author = `Зохиогч ${crypto.randomUUID().slice(0, 8)}`
      await open("/website")
      await page.getByRole("button", { name: "Зохиогч", exact: true }).click()
      await page.getByLabel("Зохиогчийн нэр").fill(author)
      await page.getByLabel("Товч танилцуулга").fill("Ноос, ноолуурын тухай бичдэг.")
      await page.getByRole("button", { name: "Зохиогч нэмэх" }).click()
      await confirmDialog(page)
      await page.getByRole("link", { name: author }).click()
      await page.waitForURL(/\/author\/\d+$/)
      await page.getByRole("heading", { level: 1, name: author }).waitFor()
    })
  })
})
