/** Articles that are written: drafts, pictures and products in them, and the editor by buttons and keys. */
import { describe, expect, it } from "vitest"
import { logInAt, signUp } from "../support/log-in.ts"
import { desktop, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { noisyPicture, uploadSlowly } from "../support/slow-upload.ts"
import { articleText, confirmDialog, dumplings } from "../support/steps.ts"

withBrowser()

describe("an article of a shopper", () => {
  it("is restored after a reload, previewed, sent to the shop and listed with its state [S17] [C11] [S24]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await signUp(shopper)
      await open("/a/create")
      await page.getByLabel("Гарчиг", { exact: true }).fill("Гэрийн талх")
      await page.getByLabel("Товч агуулга").fill("Өглөө шинэ талхтай босохын тулд.")
      await articleText(page).click()
      await page.keyboard.type("## Зуурмаг\nГурил, ус, <b>давс</b>, [хөрөнгө](javascript:alert(1)).")
      await page.locator("[data-device=kept]:visible").waitFor()
      await expect.poll(() => page.evaluate(() => localStorage.getItem("delguur.articles"))).toContain("хөрөнгө")
      await page.reload()
      await page.getByText("Өмнө нь бичиж байсан ноорог тань сэргэлээ.").waitFor()
      await expect.poll(() => page.getByLabel("Гарчиг", { exact: true }).inputValue()).toBe("Гэрийн талх")

      await page.getByRole("button", { name: "Урьдчилан харах" }).click()
      await page.getByRole("heading", { name: "Зуурмаг" }).waitFor()
      expect(await page.locator("main article:visible a, main article:visible b").count()).toBe(0)
      await page.getByRole("button", { name: "Засах руу буцах" }).click()
      await page.getByRole("button", { name: "Дэлгүүрт илгээх" }).click()
      await page.getByRole("heading", { level: 1, name: "Нийтлэлийг тань хүлээн авлаа" }).waitFor()
      await page.getByRole("main").getByRole("link", { name: "Миний нийтлэл" }).last().click()
      await page.waitForURL(/\/account\/articles$/)
      await page.getByText("Хүлээгдэж байна", { exact: true }).waitFor()
      await page.getByRole("link", { name: "Засах" }).click()
      await page.waitForURL(/\/a\/\d+\/edit$/)
      await expect.poll(() => page.getByLabel("Гарчиг", { exact: true }).inputValue()).toBe("Гэрийн талх")
    }))

  it("shows the progress of its picture on a slow connection, and stores it with the draft [S17] [C11]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await signUp(shopper)
      await open("/a/create")
      await page.getByLabel("Гарчиг", { exact: true }).fill("Талхны зураг")
      await articleText(page).click()
      await page.keyboard.type("Өглөө бүр шинэ.")
      await page.getByLabel("Зургийн файл").setInputFiles(await noisyPicture("talkh.jpg"))
      await page.getByLabel("Зургийн тайлбар").fill("Зуухнаас гарсан талх")
      await uploadSlowly(page, "Зураг илгээж байна", {
        send: () => page.getByRole("button", { name: "Нийтлэлд оруулах" }).click(),
        isSent: async () => (await articleText(page).locator("img").count()) === 1,
      })
      await page.getByRole("button", { name: "Ноорог хадгалах" }).click()
      await page.getByText("Ноорог хадгалагдлаа").waitFor()
      await open("/account/articles")
      await page.getByRole("link", { name: "Засах" }).click()
      await articleText(page).getByRole("img", { name: "Зуухнаас гарсан талх" }).waitFor()
      await expect
        .poll(() =>
          articleText(page)
            .locator("img")
            .evaluate((img) => (img as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0)
    }))

  it("holds a product that is found by a text, after a reload and in the preview too [S17]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await signUp(shopper)
      await open("/a/create")
      const box = page.getByRole("combobox", { name: "Бараа хайх" })
      await box.fill("ъъщ")
      await page.getByText("«ъъщ» гэсэн бараа олдсонгүй. Өөр үгээр хайж үзнэ үү.").waitFor()
      await box.fill("хөлдөөсөн буузны")
      await page.getByRole("option").filter({ hasText: dumplings.name }).click()
      expect(await box.inputValue()).toBe("")
      const card = articleText(page).locator(`[data-product='${dumplings.slug}']`)
      await card.filter({ hasText: dumplings.name }).filter({ hasText: "₮" }).waitFor()
      await page.locator("[data-device=kept]:visible").waitFor()
      await page.reload()
      await card.filter({ hasText: dumplings.name }).waitFor()
      await page.getByRole("button", { name: "Урьдчилан харах" }).click()
      await page.locator("main article:visible").getByRole("link", { name: dumplings.name }).waitFor()
    }))
})

describe("the editor of an article", () => {
  it("makes headings, lists, bold words, links and products by buttons and keys, as readers then see them [S17] [C12]", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      const title = `Эсгий урлах ${crypto.randomUUID().slice(0, 8)}`
      await logInAt({ page, open }, "/website/news/create", "admin@example.mn")
      await page.getByLabel("Гарчиг", { exact: true }).fill(title)
      await page.getByLabel("Товч агуулга").fill("Ноосоо хэрхэн бэлтгэх вэ.")
      const text = articleText(page)
      const tool = (name: string) => page.getByRole("button", { name, exact: true })
      await text.click()
      await tool("Дэд гарчиг").click()
      await tool("Дэд гарчиг").and(page.locator("[aria-pressed=true]")).waitFor()
      await page.keyboard.type("Бэлтгэл\n- Ноос\nУс\n\nУсаа ")
      await page.keyboard.press("Control+b")
      await page.keyboard.type("бүлээн")
      await page.keyboard.press("Control+b")
      await page.keyboard.type(" байлга.")
      // What is typed at another place is an undo step of its own.
      await page.keyboard.press("Home")
      await page.keyboard.type("Андуурч бичив ")
      await page.keyboard.press("Control+z")
      await expect.poll(() => text.innerText()).not.toContain("Андуурч")
      await page.keyboard.press("End")
      await page.keyboard.press("Enter")
      await page.keyboard.type("> Ноос нойтон дуртай.\nЭмээ\n")

      await page.keyboard.press("Control+k")
      await page.getByLabel("Холбоосын хаяг").fill("javascript:alert(1)")
      await page.keyboard.press("Enter")
      await page.getByText("https:// эсвэл / тэмдгээр эхэлсэн хаяг бичнэ үү").waitFor()
      await page.getByLabel("Холбоосын хаяг").fill("/contact")
      await page.keyboard.press("Enter")
      await text.locator("a[href='/contact']").waitFor()

      await page.getByRole("combobox", { name: "Бараа хайх" }).fill(shopAt(`/products/${dumplings.slug}`))
      await page.getByRole("option").click()
      await text.locator(`[data-product='${dumplings.slug}']`).click()
      await page.keyboard.press("Delete")
      await text.locator("[data-product]").waitFor({ state: "detached" })
      await text.press("Control+z")
      await text.locator("[data-product]").waitFor()
      expect(await text.getAttribute("aria-invalid")).toBeNull()
      await page.getByRole("button", { name: "Нийтлэх", exact: true }).click()
      await page.getByRole("heading", { level: 1, name: "Мэдээг нийтэллээ" }).waitFor()
      await page.getByRole("main").getByRole("link", { name: "Нийтлэл, мэдээний удирдлага" }).last().click()
      await page.getByRole("button", { name: "Мэдээ", exact: true }).click()
      await page.getByRole("link", { name: `Унших: ${title}` }).click()
      await page.getByRole("heading", { level: 1, name: title }).waitFor()
      const article = page.locator("main article:visible")
      expect(await article.getByRole("heading", { level: 2, name: "Бэлтгэл" }).count()).toBe(1)
      expect(
        await article
          .locator("li")
          .filter({ hasText: /^(?:Ноос|Ус)$/u })
          .allInnerTexts(),
      ).toEqual(["Ноос", "Ус"])
      expect(await article.locator("p").filter({ hasText: "Усаа" }).innerHTML()).toBe("Усаа <b>бүлээн</b> байлга.")
      expect(await article.locator("blockquote").innerText()).toMatch(/^Ноос нойтон дуртай\.\s+Эмээ$/u)
      expect(await article.locator("p > a[href='/contact']").count()).toBe(1)
      await article.locator(`a[href$='/products/${dumplings.slug}']`).first().waitFor()

      // Other journeys read in the same shop.
      await open("/website")
      await page.getByRole("button", { name: "Мэдээ", exact: true }).click()
      await page.getByRole("button", { name: `Буцаах: ${title}` }).click()
      await confirmDialog(page)
      complaints()
    }))
})
