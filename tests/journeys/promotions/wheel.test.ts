/** Journey of the wheel: odds for a visitor, one prize a day for a shopper, and the check of a turn. */
import { execSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { newPhone, proveByCode, register } from "../support/log-in.ts"
import { codeSentTo, phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

describe("the wheel", () => {
  it("shows a visitor the odds, and a shopper with a phone one prize a day, which is checked as fair [C15]", () =>
    shopping({ ...phone, reducedMotion: "reduce" }, async (shopper) => {
      const { page, open } = shopper
      await open("/promotion/wheel")
      await expect.poll(() => page.getByRole("table").getByRole("row").count()).toBe(10)
      await page.getByRole("link", { name: "Нэвтэрч оролцох" }).click()
      const login = await register(page)
      await page.waitForURL(/\/promotion\/wheel$/)
      // An e-mail address alone turns nothing.
      await page.getByRole("link", { name: "Утсаа баталгаажуулах" }).click()
      const mobile = newPhone()
      await page.locator("#contact").fill(mobile)
      await page.getByRole("button", { name: "Код авах" }).click()
      await proveByCode(shopper, login)
      await page.locator("#code").waitFor()
      await page.locator("#code").fill(await codeSentTo(mobile))
      await page.waitForURL(/\/account\/profile$/)
      await open("/promotion/wheel")
      await page.getByRole("button", { name: "Эргүүлэх" }).click()
      await page.getByText("Баяр хүргэе").waitFor()
      const prize = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
      await page.locator("summary", { hasText: prize }).click()
      await page.getByRole("button", { name: "Хуулах: Таны тоо (nonce)" }).waitFor()
      await page.getByRole("button", { name: /^Шалгах: / }).click()
      await page.getByText(/^Таарлаа:/).waitFor()
      const script = await page.evaluate(
        async (address) => (await fetch(address)).text(),
        (await page.getByRole("link", { name: "check-draw.mjs татах" }).getAttribute("href")) ?? "",
      )
      const command = await page.locator("code", { hasText: "node check-draw.mjs" }).innerText()
      const [folder, options] = [await mkdtemp(path.join(tmpdir(), "draw-")), command.replace("node check-draw.mjs", "")]
      await writeFile(path.join(folder, "check-draw.mjs"), script)
      expect(execSync(`"${process.execPath}" check-draw.mjs ${options}`, { cwd: folder, encoding: "utf8" })).toMatch(/^fair: /)
      await rm(folder, { recursive: true })
      await open("/promotion/wheel")
      await page.getByText(/^Дараагийн эрх:/).waitFor()
      expect(await page.getByRole("button", { name: "Эргүүлэх" }).count()).toBe(0)
    }))
})
