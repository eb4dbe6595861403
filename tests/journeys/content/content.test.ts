/** Reading and writing to the shop: news, articles, authors, pages of information, the contact form. */
import { describe, expect, it } from "vitest"
import { logInAt, register, signUp } from "../support/log-in.ts"
import { desktop, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { noisyPicture, uploadSlowly } from "../support/slow-upload.ts"
import { articleText, dumplings } from "../support/steps.ts"

withBrowser()

describe("reading", () => {
  it("links from the footer to an article, its author and its products [S10] [S12] [C11]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/contact")
      await page.getByRole("contentinfo").getByRole("link", { name: "Мэдээ, мэдээлэл" }).click()
      await page.getByRole("heading", { level: 1, name: "Мэдээ, мэдээлэл" }).waitFor()
      await page.getByRole("list", { name: "Сэдэв" }).getByRole("link", { name: "Ноолуур" }).click()
      await page.waitForURL(/\/media\/c\/nooluur$/)
      await page.getByRole("heading", { level: 1, name: "Ноолуур" }).waitFor()
      await page.locator("main a[href^='/article/']:visible").first().click()
      await page.waitForURL(/\/article\/\d+$/)
      await page.locator("main article header h1:visible").waitFor()
      expect(await page.locator("main a[href^='/products/']:visible").count()).toBeGreaterThan(0)
      await page.locator("main a[href^='/author/']:visible").first().click()
      await page.waitForURL(/\/author\/\d+$/)
      await page.locator("main a[href^='/article/']:visible").first().waitFor()
    }))

  it("has no page of an unknown topic [C11]", async () => {
    expect((await fetch(shopAt("/media/c/baikhgui-sedev"))).status).toBe(404)
  })

  it("searches news by a text, and shows a message when none is found [S29h]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/media?kind=news")
      const box = page.getByRole("searchbox", { name: "Мэдээ, мэдээлэл хайх" })
      await box.fill("чацарган")
      await box.press("Enter")
      await page.waitForURL((url) => url.searchParams.get("q") === "чацарган")
      await expect.poll(() => page.locator("main article:visible").count()).toBe(1)
      await box.fill("ххххх")
      await box.press("Enter")
      await page.getByRole("heading", { name: "Илэрц олдсонгүй" }).waitFor()
    }))
})

describe("comments", () => {
  it("keep a visitor's words through the login, are answered, and are deleted on request [E20] [E21] [C13]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/media")
      await page.locator("main a[href^='/article/']:visible").first().click()
      await page.waitForURL(/\/article\/\d+$/)
      const field = page.getByLabel("Таны сэтгэгдэл")
      await field.scrollIntoViewIfNeeded()
      await field.fill("Сайхан <b>нийтлэл</b>")
      await page.getByRole("button", { name: "Нийтлэх" }).click()
      await page.waitForURL(/\/login\?/)
      await register(page)
      await page.waitForURL(/\/article\/\d+/)
      await expect.poll(() => field.inputValue()).toBe("Сайхан <b>нийтлэл</b>")
      await page.getByRole("button", { name: "Нийтлэх" }).click()
      await page.getByText("Сайхан <b>нийтлэл</b>", { exact: true }).last().waitFor()
      // One's own comment can be answered too, and the answer goes with it.
      await page.getByRole("button", { name: /хариулах$/ }).click()
      await page.getByLabel("Таны хариулт").fill("Нэмж хэлэхэд")
      await page.getByRole("button", { name: "Хариулт нийтлэх" }).click()
      await page.getByRole("list", { name: "Хариулт" }).getByText("Нэмж хэлэхэд").waitFor()
      await page.getByRole("button", { name: "Сэтгэгдлээ устгах" }).first().click()
      await page.getByRole("button", { name: "Тийм, устгах" }).click()
      await page.getByText("Сэтгэгдэл одоогоор алга. Та эхэлж бичээрэй.").waitFor()
      // The refusal of the visitor.
      expect(complaints()).toEqual([expect.stringContaining("401")])
    }))
})

describe("writing for readers", () => {
  it("restores a draft after a reload, shows its preview, sends it and lists its state [S17] [C11] [S24]", () =>
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

  it("shows the progress of a picture on a slow connection, and stores it with the draft [S17] [C11]", () =>
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

  it("finds a product by a text, and shows it in the article, after a reload and in the preview [S17]", () =>
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
      await page.waitForTimeout(600)
      await page.keyboard.type(" Андуурч бичив")
      await page.keyboard.press("Control+z")
      await expect.poll(() => text.innerText()).not.toContain("Андуурч")
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
      await page.getByRole("dialog").getByRole("button", { name: "Баталгаажуулах" }).click()
      await page.getByRole("dialog").waitFor({ state: "detached" })
      complaints()
    }))
})

describe("bookmarks and followed authors of a reader", () => {
  it("are set on an article, shown at its author, and removed and set again in the account [C14] [C20] [S24]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await signUp(shopper)
      await open("/media")
      await page.locator("main a[href^='/article/']:visible").last().click()
      await page.waitForURL(/\/article\/\d+$/)
      const title = await page.locator("main article header h1:visible").innerText()
      await page.getByRole("button", { name: "Хадгалах", exact: true, pressed: false }).click()
      await page.getByRole("button", { name: "Хадгалсан", exact: true, pressed: true }).waitFor()
      await page.getByRole("button", { name: "Дагах", exact: true, pressed: false }).click()
      await page.getByRole("button", { name: "Дагаж байна", exact: true, pressed: true }).waitFor()
      await page.locator("main a[href^='/author/']:visible").first().click()
      await page.waitForURL(/\/author\/\d+$/)
      await page.getByRole("button", { name: "Дагаж байна", exact: true, pressed: true }).waitFor()
      await open("/account/bookmarks")
      await page.getByRole("button", { name: `Хасах: ${title}` }).click()
      await page.getByRole("button", { name: `Буцааж хадгалах: ${title}` }).click()
      await page.getByRole("button", { name: `Хасах: ${title}` }).waitFor()
    }))
})

describe("stores", () => {
  it("are listed by a product that they have, and all of them with whether they are open [S29i] [C24]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("link", { name: "Салбарт байгаа эсэх" }).click()
      await page.waitForURL(/\/stores\?variant=\d+$/)
      await page.getByRole("heading", { level: 1, name: "Аль салбарт байгаа вэ" }).waitFor()
      await page.getByText(new RegExp(`${dumplings.name}: \\d салбарт байна`)).waitFor()
      await page.getByRole("link", { name: "Бүх салбар" }).first().click()
      await page.waitForURL(/\/stores$/)
      await page.getByText(/салбараас \d+ нь одоо нээлттэй/).waitFor()
      expect(await page.locator("main article:visible").count()).toBe(9)
    }))

  it("are selected on the map and in the list together, by pointer and by key [S29i]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/stores")
      const map = page.getByRole("group", { name: "Салбаруудын тойм зураг" })
      const nalaikh = map.getByRole("button", { name: /^Налайх салбар, Налайх, одоо / })
      await nalaikh.click()
      await map.locator("[aria-pressed=true]").waitFor()
      const current = page.locator("main li[aria-current=true]")
      await current.getByRole("heading", { name: "Налайх салбар" }).waitFor()
      await expect
        .poll(() =>
          current.evaluate((item) => item.getBoundingClientRect().top < window.innerHeight && item.getBoundingClientRect().bottom > 0),
        )
        .toBe(true)
      await map.getByRole("button", { name: /^Зайсан салбар/ }).focus()
      await page.keyboard.press("Enter")
      await current.getByRole("heading", { name: "Зайсан салбар" }).waitFor()
      expect(await current.count()).toBe(1)
      await page.getByRole("button", { name: /^Зураг дээр харах.*Дархан салбар$/ }).click()
      await map.getByRole("button", { name: /^Дархан салбар, Дархан-Уул/, pressed: true }).waitFor()
    }))
})

describe("writing to the shop", () => {
  it("shows a message at wrong fields, then reaches the merchant [C18]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/contact")
      const send = page.getByRole("button", { name: "Илгээх" })
      await send.click()
      await page
        .getByText("Утасны дугаар эсвэл и-мэйл хаягаа зөв оруулна уу")
        .or(page.locator("main [aria-invalid=true]"))
        .first()
        .waitFor()
      const message = `Захиалга хаана явна вэ? ${crypto.randomUUID()}`
      await page.getByLabel("Нэр").fill("Номин")
      await page.getByLabel("Утас эсвэл и-мэйл").fill("nomin@example.mn")
      await page.getByLabel("Юу болсон бэ?").fill(message)
      await send.click()
      await page.getByRole("heading", { name: "Захидлыг тань хүлээж авлаа" }).waitFor()
      const mails = await fetch(shopAt("/sandbox/messages?to=tuslamj@example.mn"))
      expect(await mails.text()).toContain(message)
    }))
})
