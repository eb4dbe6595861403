/** Promotions, the wheel, and the roulette's administration. */
import { execSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { logInAt, logInByPassword, newLogin, newPhone, proveByCode, register, registerAt } from "../support/log-in.ts"
import { codeSentTo, desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { confirmDialog } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** Runs in the page: the box of each tile, and those of its name and price. */
const boxesOfTiles = (tiles: ReadonlyArray<Element>) =>
  tiles.map((tile) => {
    const boxOf = (element: Element): Box => element.getBoundingClientRect().toJSON()
    const price = [...tile.querySelectorAll("*")].filter(({ textContent }) => textContent.includes("₮")).at(-1)
    return {
      tile: boxOf(tile),
      parts: [tile.querySelector("h3"), price].flatMap((part) => (part === null || part === undefined ? [] : [boxOf(part)])),
    }
  })

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe("a promotion", () => {
  it("is linked from the footer with its terms and products, and links to the wheel [E18]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      await page.getByRole("contentinfo").getByRole("link", { name: "Урамшуулал" }).click()
      await page.getByRole("link", { name: "Өвлийн хувцас хямдарлаа" }).click()
      await page.getByRole("heading", { level: 1, name: "Өвлийн хувцас хямдарлаа" }).waitFor()
      await page.getByText("WINTER10", { exact: true }).waitFor()
      expect(await page.getByRole("region", { name: "Урамшуулалд хамрагдах бараа" }).getByRole("listitem").count()).toBeGreaterThan(0)
      await page.getByRole("main").getByRole("link", { name: "Урамшуулал" }).click()
      await page.getByRole("link", { name: "Азын хүрд" }).click()
      await page.getByRole("link", { name: "Оролцох" }).click()
      await page.waitForURL(/\/promotion\/wheel$/)
    }))
})

describe("the products of a promotion", () => {
  it.each([
    ["a desktop", desktop],
    ["a phone", phone],
  ])("show their names and prices beside each other on %s [E18]", (_, device) =>
    shopping(device, async ({ page, open }) => {
      await open("/promotion/1")
      const products = page.getByRole("region", { name: "Урамшуулалд хамрагдах бараа" })
      const boxes = await products.getByRole("article").evaluateAll(boxesOfTiles)
      expect(boxes.map(({ parts }) => parts.length)).toEqual(Array.from({ length: 8 }, () => 2))
      const footer = await page.getByRole("contentinfo").evaluate((element) => element.getBoundingClientRect().top)
      for (const [at, { tile, parts }] of boxes.entries()) {
        for (const part of parts) {
          expect(part.bottom - part.top).toBeGreaterThanOrEqual(16)
          expect([part.top >= tile.top, part.bottom <= tile.bottom]).toEqual([true, true])
        }
        expect(tile.bottom).toBeLessThanOrEqual(footer)
        for (const { tile: other } of boxes.slice(at + 1)) expect(overlap(tile, other)).toBe(false)
      }
    }),
  )
})

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

describe("the jackpot", () => {
  it("draws a ticket of an order that can no longer be cancelled, and confirms the draw as fair [C15]", () =>
    shopping({ ...phone, reducedMotion: "reduce" }, async ({ page, open }) => {
      await logInAt({ page, open }, "/promotion/jackpot")
      await page.getByRole("region", { name: "Гол шагнал" }).getByText("1,000,000₮").waitFor()
      const tickets = page.getByRole("region", { name: /^Таны сугалаа/ }).getByRole("listitem")
      const [all, ready] = [await tickets.count(), await tickets.filter({ hasText: "Сугалахад бэлэн" }).count()]
      expect(ready).toBeGreaterThan(0)
      expect(all).toBeGreaterThan(ready)
      const order = (await tickets.filter({ hasText: "Сугалахад бэлэн" }).locator("b").first().textContent()) ?? ""
      await page.getByRole("button", { name: "Сугалах", exact: true }).click()
      await page.getByText("Баяр хүргэе").waitFor()
      await expect.poll(() => tickets.count()).toBe(all - 1)
      await page.locator("summary", { hasText: order }).click()
      await page.getByRole("button", { name: `Шалгах: ${order}` }).click()
      await page.getByText(/^Таарлаа:/).waitFor()
    }))
})

describe("the roulette's administration", () => {
  it("is no page for a shopper, and loads neither its data nor its code [P4]", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      const loaded: string[] = []
      const scripts: Array<Promise<string>> = []
      page.on("request", (request) => loaded.push(request.url()))
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response.text().catch(() => ""))
      })
      await registerAt({ page, open }, "/promotion/roulette")
      await page.getByRole("heading", { level: 1, name: "Хуудас олдсонгүй" }).waitFor()
      expect(await page.getByRole("heading", { name: "Рулетийн удирдлага" }).count()).toBe(0)
      expect(loaded.filter((url) => /tmp_roulette\/(?!users\/check)/.test(url))).toEqual([])
      await open("/promotion/wheel")
      await page.getByRole("heading", { level: 1 }).waitFor()
      const code = await Promise.all(scripts)
      expect([code.length > 5, code.filter((text) => text.includes("tmp_roulette/stocks")).length]).toEqual([true, 0])
      complaints()
    }))

  it("draws a number once it is confirmed, records it, and adds a user [P4] [E30] [C22]", () =>
    shopping(phone, async ({ page, open }) => {
      const login = newLogin()
      await logInAt({ page, open }, "/promotion/roulette", "admin@example.mn")
      await page.getByRole("heading", { level: 1, name: "Рулетийн удирдлага" }).waitFor()
      const draw = page.getByRole("button", { name: /^Сугалах:/ }).first()
      const name = (await draw.getAttribute("aria-label")) ?? ""
      await draw.click()
      await confirmDialog(page)
      const number = name.replace("Сугалах: ", "")
      // What was drawn is looked up, with its prize.
      await expect.poll(() => page.locator("tbody tr").count()).toBe(1)
      expect(await page.locator("tbody tr [data-column=Шагнал]").innerText()).not.toBe("")
      expect([await page.getByLabel("Хайх үг").inputValue(), await page.getByRole("button", { name }).count()]).toEqual([number, 0])
      await page.getByRole("button", { name: "Бүртгэл" }).click()
      await page.getByRole("table").getByText(number).first().waitFor()
      await page.getByRole("button", { name: "Хэрэглэгч", exact: true }).click()
      await page.getByLabel("Нэр", { exact: true }).fill("Б.Тэмүүлэн")
      await page.getByLabel("Утас эсвэл и-мэйл").fill(login)
      await page.getByLabel("Байршил").selectOption({ index: 1 })
      await page.getByRole("button", { name: "Нэмэх", exact: true }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Баталгаажуулах" }).click()
      await page.getByRole("table").getByText(login).waitFor()
      expect(await page.getByLabel("Нэр", { exact: true }).inputValue()).toBe("")
    }))

  it("shows at which location an administrator draws, and under which name [C22]", () =>
    shopping(phone, async ({ page, open }) => {
      const admin = "admin@example.mn"
      await open("/login?from=/promotion/roulette")
      await logInByPassword(page, admin)
      await page.getByRole("heading", { level: 1, name: "Рулетийн удирдлага" }).waitFor()
      await page.getByRole("button", { name: "Хэрэглэгч", exact: true }).click()
      await page.getByLabel("Байршил").waitFor()
      // A second try of this journey finds what the first one added.
      if ((await page.getByRole("table").getByText(admin).count()) === 0) {
        expect(await page.getByText(words("mn", "roulette.self")).count()).toBe(0)
        await page.getByLabel("Нэр", { exact: true }).fill("Б.Сарнай")
        await page.getByLabel("Утас эсвэл и-мэйл").fill(admin)
        await page.getByLabel("Байршил").selectOption({ index: 1 })
        await page.getByRole("button", { name: "Нэмэх", exact: true }).click()
        await page.getByRole("dialog").getByRole("button", { name: "Баталгаажуулах" }).click()
        await page.getByRole("table").getByText(admin).waitFor()
      }
      await page.getByRole("button", { name: "Дугаар", exact: true }).click()
      await page
        .getByText(words("mn", "roulette.self"))
        .and(page.getByText(/Б\.Сарнай/))
        .waitFor()
    }))

  it("stops a location, which then takes no new users, and makes it active again [E30] [P4]", () =>
    shopping(desktop, async ({ page, open }) => {
      const place = `Үзэсгэлэн ${crypto.randomUUID().slice(0, 8)}`
      await logInAt({ page, open }, "/promotion/roulette", "admin@example.mn")
      const tab = (name: string) => page.getByRole("button", { name, exact: true }).click()
      const options = () => page.getByLabel("Байршил").locator("option").allTextContents()
      await tab("Байршил")
      await page.getByLabel("Нэр", { exact: true }).fill(place)
      await page.getByRole("button", { name: "Нэмэх", exact: true }).click()
      await confirmDialog(page)
      await tab("Хэрэглэгч")
      await expect.poll(options).toContain(place)
      await page.getByLabel("Нэр", { exact: true }).fill("Б.Анужин")
      await page.getByLabel("Утас эсвэл и-мэйл").fill(`${crypto.randomUUID().slice(0, 8)}@example.mn`)
      await page.getByLabel("Байршил").selectOption({ label: place })
      await page.getByRole("button", { name: "Нэмэх", exact: true }).click()
      await confirmDialog(page)
      await tab("Байршил")
      await page.getByRole("button", { name: `Зогсоох: ${place}` }).click()
      await page
        .getByRole("dialog", { name: "Байршлыг зогсоох уу?" })
        .getByText(/шинэ хэрэглэгч нэмэхгүй/)
        .waitFor()
      await confirmDialog(page)
      await page.getByRole("button", { name: `Идэвхжүүлэх: ${place}` }).waitFor()
      await tab("Хэрэглэгч")
      await page.getByRole("row", { name: "Б.Анужин" }).getByText("Зогссон").waitFor()
      expect(await options()).not.toContain(place)
      await tab("Бүртгэл")
      await expect.poll(() => page.getByRole("row", { name: place }).count()).toBe(2)
      await tab("Байршил")
      await page.getByRole("button", { name: `Идэвхжүүлэх: ${place}` }).click()
      await confirmDialog(page)
      await page.getByRole("button", { name: `Зогсоох: ${place}` }).waitFor()
    }))
})
