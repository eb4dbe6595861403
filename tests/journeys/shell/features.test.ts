/** Features of lists, of the wallet and of the account that a site turns on and off. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { forEachTry } from "../support/each-try.ts"
import { logInAt } from "../support/log-in.ts"
import { isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

const folder = mkdtempSync(path.join(tmpdir(), "delguur-features-"))
const shopOf = (name: string, site: object): Promise<RunningServer> => {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(site))
  return startServer({ environment: { SITE_CONFIG: file } })
}

const everyFlagOff = {
  show_lease: false,
  show_voucher: false,
  show_compare: false,
  show_gift_badge: false,
  show_brand: false,
  show_stock: false,
  show_sale: false,
  can_upload_avatar: false,
  articles: false,
  wallet: false,
  ticket: false,
  coupon: false,
  travel: false,
  promotions: false,
}

const otherSite = { wallet_title: "Миний оноо", flags: { show_compare: true, coupon: false, can_upload_avatar: true } }

/** `other` has the comparison, profile pictures and a wallet title of its own; `bare` has no feature at all. */
let other: RunningServer
let bare: RunningServer

beforeAll(async () => {
  ;[other, bare] = await Promise.all([shopOf("other.json", otherSite), shopOf("bare.json", { flags: everyFlagOff })])
})

afterAll(async () => {
  await other?.stop()
  await bare?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const statusOf = async (url: string): Promise<number> => (await fetch(url, { redirect: "manual" })).status

describe("the comparison", () => {
  it("takes four products on a phone, refuses the fifth, and opens for a friend by its link [S14] [B16] [V4]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await open("/products")
        const tiles = page.getByRole("main").getByRole("button", { name: /^Харьцуулах ?: / })
        await tiles.first().waitFor()
        const compared = () =>
          page.evaluate(
            (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { compare?: unknown[] }).compare?.length ?? 0,
            persistedStateKey,
          )
        for (let count = 1; count <= compareLimit; count += 1) {
          await tiles.first().click()
          await expect.poll(compared).toBe(count)
        }
        const bar = page.getByRole("region", { name: "Бараа харьцуулах" })
        await bar.getByRole("link", { name: `Харьцуулах (${compareLimit})` }).waitFor()
        await tiles.first().click()
        await bar.getByText(`Уучлаарай, хамгийн ихдээ ${compareLimit} бараа харьцуулах боломжтой.`).waitFor()
        expect(await compared()).toBe(compareLimit)
        await bar.getByRole("link", { name: `Харьцуулах (${compareLimit})` }).click()
        await page.getByRole("heading", { level: 1, name: "Бараа харьцуулах" }).waitFor()
        // A phone shows two columns, which are chosen.
        const names = page.getByRole("columnheader").getByRole("link")
        await expect.poll(() => names.count()).toBe(2)
        const third = page.getByLabel("Баруун талд").locator("option").nth(3)
        const title = (await third.textContent()) ?? ""
        await page.getByLabel("Баруун талд").selectOption({ label: title })
        await page.getByRole("columnheader").getByRole("link", { name: title }).waitFor()
        const rows = page.getByRole("rowheader")
        const differing = await rows.count()
        await page.getByLabel("Зөвхөн ялгаатай нь").uncheck()
        await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(differing)
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
        await page.getByRole("button", { name: "Холбоос хуулах" }).click()
        await page.getByRole("button", { name: "Холбоос хуулагдлаа" }).waitFor()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        expect(new URL(link).searchParams.get("ids")?.split(",")).toHaveLength(compareLimit)
        await shopping(
          phone,
          async (friend) => {
            await friend.page.goto(link)
            await isAlive(friend.page)
            await expect.poll(() => friend.page.getByLabel("Зүүн талд").locator("option").count()).toBe(5)
            const add = friend.page
              .getByRole("main")
              .getByRole("button", { name: /^Сагсанд нэмэх/ })
              .or(friend.page.getByRole("main").getByRole("link", { name: /^Сонголт хийх/ }))
            await add.first().waitFor()
          },
          other.url,
        )
      },
      other.url,
    ))

  it("has neither page nor button where the site does not compare [P3]", async () => {
    expect(await statusOf(shopAt("/compare"))).toBe(404)
    expect(await statusOf(`${other.url}/compare`)).toBe(200)
    await shopping(phone, async ({ page, open, complaints }) => {
      await open("/products")
      await page
        .getByRole("main")
        .getByRole("button", { name: /Хүслийн жагсаалтад нэмэх/ })
        .first()
        .waitFor()
      expect(await page.getByRole("button", { name: /^Харьцуулах/ }).count()).toBe(0)
      // The not-found page at that address can be used.
      await open("/compare")
      await page.getByRole("heading", { name: "Хуудас олдсонгүй" }).waitFor()
      await page.getByRole("link", { name: "Нүүр хуудас руу очих" }).click()
      await page.waitForURL((url) => url.pathname === "/")
      complaints()
    })
  })
})

/** Words by which a page would name a feature, in both languages. */
const featureWords: Readonly<Record<string, RegExp>> = {
  brands: /брэнд|brands?\b/iu,
  sales: /хямдрал|хямдарсан|\bsale\b|discount/iu,
  leases: /лизинг|\blease|instalment/iu,
  gifts: /бэлэгтэй|with a gift|бэлгийн карт|gift card/iu,
  wallet: /хэтэвч|wallet|бонус/iu,
  coupons: /купон|coupon|ваучер|voucher/iu,
  tickets: /тасалбар|e-?ticket/iu,
  travel: /зочид буудал|hotel/iu,
  promotions: /урамшуулал|promotion/iu,
  articles: /нийтлэл|\barticles?\b/iu,
}

/** Texts that name no feature: reviews of shoppers, and goods that go "back on sale" when nobody pays for them. */
const unrelated = /Хямдралаар авсан|back on sale/gu

describe("a shop without any feature", () => {
  it("names none on its pages, in its sitemaps or for programs, in both languages [P3]", async () => {
    /** Pages that are read of one kind, such as products: they have the same parts. */
    const pagesOfKind = 12
    const visited = new Map<string, number>()
    const kindOf = (address: string) =>
      address
        .replace(/^\/en(?=\/|$)/u, "")
        .split(/[/?]/u)
        .slice(0, 2)
        .join("/")
    const textOf = (html: string) =>
      html
        .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/gu, " ")
        .replaceAll(/<[^>]+>/gu, " ")
        .replaceAll(unrelated, " ")
    const queue = [
      "/",
      "/en",
      "/cart",
      "/en/cart",
      "/login",
      "/en/login",
      "/search?q=гутал",
      "/en/search?q=boots",
      "/llms.txt",
      "/sitemaps/pages.xml",
      "/media.rss",
    ]
    const seen = new Set(queue)
    const found: string[] = []
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const kind = kindOf(address)
      visited.set(kind, (visited.get(kind) ?? 0) + 1)
      if ((visited.get(kind) ?? 0) > pagesOfKind) continue
      const answer = await fetch(bare.url + address, { redirect: "manual" })
      const content = await answer.text()
      if (answer.status !== 200) found.push(`${address} has status ${answer.status}`)
      const text = textOf(content)
      for (const [feature, pattern] of Object.entries(featureWords)) {
        const word = pattern.exec(text)
        if (word !== null)
          found.push(`${address} names ${feature}: ${text.slice(Math.max(0, word.index - 40), word.index + 40).replaceAll(/\s+/gu, " ")}`)
      }
      for (const [, href = ""] of content.matchAll(/href="(\/[^"#]*)"/gu)) {
        const link = href.replaceAll("&amp;", "&")
        if (/^\/(?:assets|pictures|icons|api|oauth)\/|\.\w{2,11}(?:\?|$)/u.test(link) || seen.has(link)) continue
        seen.add(link)
        queue.push(link)
      }
    }
    expect(visited.size).toBeGreaterThan(15)
    expect(found).toEqual([])
  })
})

describe("the features of the wallet", () => {
  const pages = [
    "/account/wallet",
    "/account/wallet/recharge",
    "/account/gift-cards",
    "/account/tickets",
    "/account/coupons",
    "/account/vouchers",
  ]

  it("have pages where they are on, and none where they are off [P3] [S25]", async () => {
    for (const page of pages) expect([page, await statusOf(shopAt(page)), await statusOf(`${bare.url}${page}`)]).toEqual([page, 200, 404])
    await shopping(
      phone,
      async ({ page, open }) => {
        await logInAt({ page, open }, "/account")
        await page.getByText("Цэс", { exact: true }).click()
        const menu = page.getByRole("navigation", { name: "Миний булангийн цэс" })
        await menu.getByRole("link", { name: "Хувийн мэдээлэл" }).waitFor()
        const links = await page.locator("a[href^='/account']").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
        for (const href of pages) expect(links).not.toContain(href)
      },
      bare.url,
    )
  })

  it("are linked from the coupons under the site's own title of the wallet [S25]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await logInAt({ page, open }, "/account")
        await page.getByText("Цэс", { exact: true }).click()
        const menu = page.getByRole("navigation", { name: "Миний булангийн цэс" })
        await menu.getByRole("link", { name: "Миний оноо" }).click()
        await page.waitForURL(/\/account\/coupons$/)
        await page.getByRole("heading", { level: 2, name: "Миний оноо" }).waitFor()
        await page.getByRole("link", { name: "Үлдэгдэл, хуулга" }).click()
        await page.getByRole("heading", { level: 1, name: "Миний оноо" }).waitFor()
        expect(await page.title()).toContain("Миний оноо")
      },
      other.url,
    ))
})

describe("a shopper's vouchers and coupons", () => {
  /** Shop of each try, since a voucher is used up. */
  const fresh = forEachTry(() => shopOf("fresh.json", otherSite))

  it("are turned into wallet money, and used in the cart at once [S21] [S22] [C8]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        await logInAt(shopper, "/account/vouchers")
        await page.getByRole("button", { name: "BIRTHDAY30 ваучерыг ашиглах" }).click()
        await page.getByText("30,000₮ хөнгөлөлтийн үлдэгдэлд орлоо").waitFor()
        await putIntoCart(shopper, dumplings.slug)
        await open("/account/coupons")
        await page.getByRole("link", { name: "WINTER10 купоныг сагсанд ашиглах" }).click()
        await page.waitForURL(/\/cart$/)
        await page.getByText("Купон WINTER10").locator("visible=true").first().waitFor()
      },
      fresh().url,
    ))
})

describe("the profile picture", () => {
  it("is made small on the phone before it is sent, refused where it is no picture, and removed [V1] [C4]", () =>
    shopping(
      phone,
      async ({ page, open, complaints }) => {
        await logInAt({ page, open }, "/account/profile")
        const input = page.getByLabel("Зураг сонгох")
        const whole = await sharp({
          create: { width: 1600, height: 900, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 }, background: "#888" },
        })
          .png()
          .toBuffer()
        expect(whole.length).toBeGreaterThan(1_000_000)
        const sent = page.waitForRequest((request) => request.url().endsWith("/users/update_avatar"))
        await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: whole })
        expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(60_000)
        await page.getByText("Таны зураг амжилттай солигдлоо").waitFor()
        await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") })
        await page.getByRole("alert").first().waitFor()
        await page.getByRole("button", { name: "Устгах", exact: true }).click()
        await expect.poll(() => page.getByRole("button", { name: "Устгах", exact: true }).count()).toBe(0)
        complaints()
      },
      other.url,
    ))
})
