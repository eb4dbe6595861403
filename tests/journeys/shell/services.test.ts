/** Journeys in a shop with outside services: nothing is loaded before consent, and nothing after it is withdrawn. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { desktop, isAlive, shopping, withBrowser } from "../support/shopper.ts"
import { startStandIn, type StandIn } from "../support/stand-in-services.ts"

withBrowser()

const folder = mkdtempSync(path.join(tmpdir(), "delguur-services-"))
let standIn: StandIn
let shop: RunningServer

beforeAll(async () => {
  standIn = await startStandIn()
  const services = ["statistics", "marketing", "chat"].map((kind) => ({
    kind,
    name: `${kind} company`,
    script: `${standIn.origin}/${kind}.js`,
    id: "shop-1",
    storage: [`${kind}-visitor`],
  }))
  const file = path.join(folder, "site.json")
  writeFileSync(file, JSON.stringify({ services }))
  shop = await startServer({ environment: { SITE_CONFIG: file } })
})

afterAll(async () => {
  await shop?.stop()
  await standIn?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe("outside services", () => {
  it("are loaded by kind after consent, report the chat's state, and are gone when it is withdrawn [B27]", () =>
    shopping(
      desktop,
      async ({ page, open }) => {
        const strip = page.getByRole("region", { name: "Гадны үйлчилгээний зөвшөөрөл" })
        const left = () =>
          page.evaluate(() =>
            Object.keys(localStorage)
              .filter((key) => key.endsWith("-visitor"))
              .toSorted(),
          )
        const choices = page.getByRole("button", { name: "Зөвшөөрлийн тохиргоо" })
        const button = (name: string) => page.getByRole("button", { name, exact: true })

        await open("/")
        await strip.waitFor()
        expect(standIn.requests()).toEqual([])
        await button("Зөвхөн шаардлагатай").click()
        await strip.waitFor({ state: "hidden" })

        // Shown once the answer is stored.
        await choices.waitFor()
        await open("/products")
        await choices.click()
        await strip.getByRole("checkbox", { name: "Статистик" }).check()
        await strip.getByRole("checkbox", { name: "Шууд чат" }).check()
        expect(standIn.requests()).toEqual([])
        await button("Сонголтоо хадгалах").click()
        await button("Чат нээх").click()
        await button("Чат хаах").click()
        await page.getByRole("button", { name: "Чат нээх, шинэ хариу: 2" }).waitFor()
        await expect.poll(left).toEqual(["chat-visitor", "statistics-visitor"])
        const loaded = [...standIn.requests()]
        expect(loaded.filter((path) => path.endsWith(".js")).toSorted()).toEqual(["/chat.js", "/statistics.js"])
        // Another tab, which loads them too, has to let go of them with this one.
        const second = await page.context().newPage()
        await second.goto(`${shop.url}/brands`, { waitUntil: "domcontentloaded" })
        await isAlive(second)
        await expect.poll(() => standIn.requests().includes("/statistics.js")).toBe(true)
        const reloaded = second.waitForEvent("domcontentloaded")

        await choices.click()
        await strip.getByRole("checkbox", { name: "Статистик" }).uncheck()
        const again = page.waitForEvent("domcontentloaded")
        await button("Сонголтоо хадгалах").click()
        await Promise.all([again, reloaded])
        await isAlive(page)
        await isAlive(second)
        await button("Чат нээх").waitFor()
        await expect.poll(left).toEqual(["chat-visitor"])
        expect(await second.locator("script[data-service=statistics]").count()).toBe(0)
        await second.close()
        expect(standIn.requests().filter((path) => path.endsWith(".js") && path !== "/chat.js")).toEqual([])
      },
      shop.url,
    ))
})
