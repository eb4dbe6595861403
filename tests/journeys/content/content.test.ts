/** Reading news and articles, with comments, bookmarks and followed authors, and the contact form. */
import { describe, expect, it } from "vitest"
import { register, signUp } from "../support/log-in.ts"
import { desktop, messagesTo, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("news and articles", () => {
  it("are linked from the footer, with the author and the products of an article [S10] [S12] [C11]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/contact")
      await page.getByRole("contentinfo").getByRole("heading", { name: "Тусламж" }).click()
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

  it("have no page of an unknown topic [C11]", async () => {
    expect((await fetch(shopAt("/media/c/baikhgui-sedev"))).status).toBe(404)
  })

  it("are searched by a text, with a message when none is found [S29h]", () =>
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
      // Nobody has commented on this one.
      await page.getByRole("main").getByRole("link", { name: "Чаргаар гулгах шилдэг таван газар" }).click()
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

describe("bookmarks and followed authors of a reader", () => {
  it("are set on an article; the author's page shows that it is followed, and the account removes a bookmark and sets it again [C14] [C20] [S24]", () =>
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
      const toMerchant = await messagesTo("tuslamj@example.mn")
      expect(toMerchant.some(({ text }) => text.includes(message))).toBe(true)
    }))
})
