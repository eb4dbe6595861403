/** Profile of a shopper: its facts, and contacts that change by a code. */
import { describe, expect, it } from "vitest"
import { newLogin, newPhone, proveByCode, registerAt } from "../support/log-in.ts"
import { codeSentTo, expectOnly, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { button } from "../support/steps.ts"

withBrowser()

describe("a profile", () => {
  it("is linked from the account's first page for what is missing, and refuses a register number of another birthday [S18] [S25] [X5]", () =>
    shopping(phone, async ({ page, open }) => {
      await registerAt({ page, open }, "/account")
      await page.getByRole("link", { name: "Төрсөн өдрөө оруулах" }).waitFor()
      await page.getByText("Цэс", { exact: true }).click()
      await page.getByRole("navigation", { name: "Миний булангийн цэс" }).getByRole("link", { name: "Хувийн мэдээлэл" }).click()
      await page.getByLabel("Төрсөн өдөр").fill("19940317")
      expect(await page.getByLabel("Төрсөн өдөр").inputValue()).toBe("1994/03/17")
      await page.getByLabel("Регистрийн дугаар").fill("УБ94031804")
      await page.getByRole("button", { name: "Хадгалах" }).click()
      await page.getByText("Регистрийн дугаар төрсөн өдөртэй таарахгүй байна").first().waitFor()
      await page.getByLabel("Регистрийн дугаар").fill("УБ94031704")
      await page.getByText("Хатагтай").click()
      await page.getByRole("button", { name: "Хадгалах" }).click()
      await page.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
      await page.getByText("Хатагтай Дорж Бат").locator("visible=true").first().waitFor()
    }))

  it("does not take its present e-mail as a new one [S29f]", () =>
    shopping(phone, async ({ page, open }) => {
      const login = await registerAt({ page, open }, "/account/profile/email")
      await page.getByRole("heading", { level: 1, name: "И-мэйл солих" }).waitFor()
      await page.getByLabel("Шинэ и-мэйл").fill(login)
      await page.getByRole("button", { name: "Код авах" }).click()
      await page.getByText("Энэ бол таны одоогийн и-мэйл").first().waitFor()
    }))

  it("adds a phone by a code, after a proof of who it is [S29f] [B8]", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      const mobile = newPhone()
      const login = await registerAt(shopper, "/account/profile")
      await page.getByRole("link", { name: "Утасны дугаар нэмэх" }).click()
      await page.getByLabel("Шинэ утасны дугаар").fill(mobile)
      await page.getByRole("button", { name: "Код авах" }).click()
      await proveByCode(shopper, login)
      const code = page.locator("#code")
      await code.waitFor()
      await code.fill(await codeSentTo(mobile))
      await page.waitForURL(/\/account\/profile$/)
      await page.getByText("Баталгаажсан").nth(1).waitFor()
    }))

  it("changes its e-mail by a code, after a proof of who it is [S18] [S29f]", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      const login = await registerAt(shopper, "/account/profile")
      const next = newLogin()
      await page.getByRole("link", { name: "И-мэйл солих" }).click()
      await page.getByLabel("Шинэ и-мэйл").fill(next)
      await button(page, "Код авах").click()
      await proveByCode(shopper, login)
      const code = page.locator("#code")
      await code.waitFor()
      await code.fill(await codeSentTo(next))
      await page.waitForURL(shopAt("/account/profile"))
      await page.getByText(next).locator("visible=true").first().waitFor()
    }))

  it("shows the value that another tab has saved, and saves the one that the shopper chooses", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await registerAt({ page, open }, "/account/profile")
      const job = page.getByLabel("Мэргэжил")
      await job.fill("Багш")
      const other = await page.context().newPage()
      await other.goto(shopAt("/account/profile"))
      await isAlive(other)
      await other.getByLabel("Мэргэжил").fill("Эмч")
      await button(other, "Хадгалах").click()
      await other.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
      await button(page, "Хадгалах").click()
      await page.getByRole("heading", { name: "Өөр цонхонд өөрчилсөн байна" }).waitFor()
      const row = page.getByRole("row", { name: /Мэргэжил/ })
      expect(await row.getByRole("cell").allInnerTexts()).toEqual(["Багш", "Эмч"])
      await button(page, "Энд бичснийг хадгалах").click()
      await page.getByText("Бүртгэл шинэчлэгдлээ").waitFor()
      await page.reload()
      await isAlive(page)
      await expect.poll(() => job.inputValue()).toBe("Багш")
      expectOnly(complaints(), /409/)
    }))
})
