/** Own shop with goods and content of each kind: its pages show them, and nothing of the demo. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addressOf, forLocales, localPath, locales, type Locale } from "#domain/entities/locale.ts"
import { day, instantOf, later } from "#domain/rules/instants.ts"
import { writtenMoment } from "#domain/rules/calendar-date.ts"
import { demoSite } from "#domain/rules/shell/default-site.ts"
import { routeAt, routes } from "#app/routes.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import { readConfig } from "#backend/config.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { importProducts } from "#backend/import/import-products.ts"
import { siteFile } from "#backend/merchant/new-site.ts"
import { fileAt } from "#backend/paths.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { readDemoGoods } from "#tests/backend/demo/demo-goods.ts"
import { newKeyHeaders } from "#tests/contract/shop/merchant/merchant-steps.ts"
import { pglite } from "#tests/contract/support/engines.ts"
import { clientId, clientSecret, Trial } from "#tests/contract/support/test-backend.ts"
import { interfaceTexts, readDemo, textsOfPage, tracesIn, type Demo } from "./demo-traces.ts"
import { wholeServer } from "./whole-server.ts"

const origin = "http://khangai.mn"
/** Days from today at which what a field of this name says has its moment; other fields lie in the past. */
const daysUntil: Readonly<Record<string, number>> = { ends: 30, expires_at: 30, from: 29, to: 30 }
const phone = "7755 4433"

const site = {
  ...(JSON.parse(
    siteFile({
      brand: "Хангай",
      company: "Хангай Мод ХХК",
      phone,
      email: "shop@khangai.mn",
      address: { mn: "Архангай, Цэцэрлэг, 3-р баг", en: "Bag 3, Tsetserleg, Arkhangai" },
      accent: "#2f6b3c",
      hasDemoContent: false,
    }),
  ) as object),
  // Every kind of pages is on.
  flags: { show_compare: true, can_upload_avatar: true },
}

const goods = `handle,title_mn,title_en,category,category_mn,category_en,brand,sku,price,stock,badges,properties,pictures
khangai-ayga,Хангайн модон аяга,Khangai wooden cup,oin/ayga,Ойн эдлэл > Хангайн аяга,Forest goods > Khangai cups,Хангайн урлал,KHN-1,24000,9,eco,warranty=2 жил|2 years,own.png
khangai-maikhan,Хангайн асар,Khangai pavilion,oin/asar,Ойн эдлэл > Хангайн асар,Forest goods > Khangai pavilions,Хангайн урлал,KHN-2,400000,9,eco,,own.png
khangai-khivs,Хангайн дэвсгэр,Khangai mat,oin/devsger,Ойн эдлэл > Хангайн дэвсгэр,Forest goods > Khangai mats,Хангайн урлал,KHN-3,90000,9,eco,,own.png
`

/** Own words of a kind, by which its content is found on pages. */
const wordsOf = (kind: string, locale: Locale): string => (locale === "mn" ? `Хангайн ${kind}` : `Khangai ${kind}`)

const isLocalized = (value: object): value is Readonly<Record<Locale, unknown>> => "mn" in value

/** Values of own goods in place of those of the demo that examples name. */
const ownReferences = async (picture: string) => {
  const products = await readDemoGoods()
  const slugs = new Set(products.map(({ slug }) => slug))
  const [categories] = await readFolder(fileAt("data/content"), ["categories"])
  const permalinks = new Set(categories?.items.map((item) => (item as { readonly address: string }).address))
  const [vendors] = await readFolder(fileAt("data/content"), ["vendors"])
  const vendorCodes = new Set(vendors?.items.map((item) => (item as { readonly code: string }).code))
  const storeName = ((await kindOf("stores")).example as { readonly name: { readonly mn: string } }).name.mn
  const { name: tag } = (await kindOf("tags")).example as { readonly name: string }
  return (value: string, key: string): string => {
    if (writtenMoment(value, "first") !== null) {
      const moment = later(instantOf(Date.now()), (daysUntil[key] ?? -1) * day)
      return value.includes("T") ? moment : moment.slice(0, "2026-12-01".length)
    }
    if (key === "sku") return "KHN-1"
    if (value === tag) return "khangai"
    if (value === storeName) return wordsOf("stores", "mn")
    if (demoPictures.has(value)) return picture
    if (slugs.has(value)) return "khangai-ayga"
    if (permalinks.has(value)) return "oin/asar"
    if (vendorCodes.has(value)) return ownCode
    if (value.startsWith("@")) return "@oin"
    if (/^[\d ]{8,9}$/.test(value)) return phone
    return value.startsWith("/media/") ? "/page/care" : value
  }
}

/** The example of a kind in words of the shop's own. */
const inOwnWords = (kind: string, value: unknown, own: (value: string, key: string) => string, key = ""): unknown => {
  if (Array.isArray(value)) return value.map((one) => inOwnWords(kind, one, own, key))
  if (typeof value === "string") return key === "name" && /\p{Script=Cyrillic}/u.test(value) ? wordsOf(kind, "mn") : own(value, key)
  if (typeof value !== "object" || value === null) return value
  if (isLocalized(value))
    return Object.fromEntries(
      locales.map((locale) => [locale, Array.isArray(value[locale]) ? [wordsOf(kind, locale)] : wordsOf(kind, locale)]),
    )
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [own(name, key), inOwnWords(kind, member, own, name)]))
}

/** Kinds whose content no page shows to a visitor, and what shows it; the tests of these calls have an own shop. */
const shownElsewhere: Readonly<Record<string, string>> = {
  coupons: "the cart and the account",
  delivery: "fees and hours, which have no words of their own",
  "gift-card-numbers": "the account of who redeems one",
  "gift-cards": "the account",
  news: "the call of news, which the browser makes",
  nutrition: "the call of a product's nutrition, which the browser makes",
  partners: "the wallet",
  prizes: "wheel and jackpot of a shopper",
  returns: "hours, which have no words of their own",
  roulette: "a page of administrators",
  "roulette-prizes": "a page of administrators",
  "store-stock": "the stores of a product, which the browser asks for",
  synonyms: "the search",
  vouchers: "the account",
}

describe("own shop with content of its own", () => {
  let shop: Trial
  let folder = ""
  /** HTML of each page by its address. */
  const pages = new Map<string, string>()
  /** What crawlers read beside the pages. */
  const files: string[] = []

  const reached = new Set<string>()
  let demo: Demo

  /** Name of the page at an address. */
  const pageAt = (address: string): string => routeAt(localPath(address).path).route.name

  /** Paths to which a page links. */
  const visit = async (server: ReturnType<typeof wholeServer>, address: string): Promise<ReadonlyArray<string>> => {
    const response = await server.fetch(new Request(origin + address), null)
    if (!(response.headers.get("content-type") ?? "").startsWith("text/html")) return []
    const html = await response.text()
    pages.set(address, html)
    if (response.status === 200) reached.add(address)
    return [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path = ""]) => path)
  }

  beforeAll(async () => {
    demo = await readDemo()
    folder = await mkdtemp(join(tmpdir(), "delguur-own-"))
    await writeFile(join(folder, "site.json"), JSON.stringify(site))
    await writeFile(join(folder, "goods.csv"), goods)
    await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2f6b3c" } })
      .png()
      .toFile(join(folder, "own.png"))
    const config = readConfig({
      SANDBOX: "1",
      LOG_LEVEL: "silent",
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      SITE_CONFIG: join(folder, "site.json"),
    })
    shop = await Trial.begin(pglite, { ...config, dataDir: null })
    const storage = await shop.storage()
    const { wrong, leftOut } = await importProducts(shop.db, join(folder, "goods.csv"), {
      isDry: false,
      company: config.site.company,
      now: () => instantOf(Date.now()),
      progress: () => undefined,
      storage,
    })
    expect([wrong, leftOut]).toEqual([[], []])
    const [row] = await shop.db.query<{ picture: string }>("select pictures[1] as picture from products limit 1")
    const own = await ownReferences(row?.picture ?? "")
    const content: Record<string, ReadonlyArray<unknown>> = {}
    for (const name of kindNames) content[name] = [inOwnWords(name, (await kindOf(name)).example, own)]
    // What came with the goods stays; the last of each is renamed.
    for (const name of ["categories", "brands", "vendors"]) {
      const stored = (await (await kindOf(name)).read(shop.db)) as ReadonlyArray<object>
      content[name] = stored.map((item, at) =>
        at === stored.length - 1 ? { ...item, name: forLocales((locale) => wordsOf(name, locale)) } : item,
      )
    }
    content["pages"] = [...(await (await kindOf("pages")).read(shop.db)), ...(content["pages"] ?? [])]
    const answer = await shop.call("PUT", "/api/v2/merchant/content", { headers: await newKeyHeaders(shop, "content"), body: { content } })
    expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null])
    const server = wholeServer(shop)
    const patterns = routes.flatMap(({ paths }) => paths)
    const queue = locales.flatMap((locale) => patterns.filter((path) => !/[:*]/.test(path)).map((path) => addressOf(locale, path)))
    const seen = new Set(queue)
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      for (const path of await visit(server, next))
        if (!seen.has(path) && !/^\/(?:api|assets|pictures|sandbox|oauth)\//.test(path)) {
          seen.add(path)
          queue.push(path)
        }
    files.push(await (await server.fetch(new Request(`${origin}/llms.txt`), null)).text())
    // Skeletons of one shopper's pages, to which no page of a visitor links, and addresses of what is not there.
    for (const pattern of patterns.filter((one) => /[:*]/.test(one)))
      for (const locale of locales) await visit(server, addressOf(locale, pattern.replaceAll(/:\w+|\*/g, "0")))
  }, 300_000)
  afterAll(async () => {
    await shop.end()
    await rm(folder, { recursive: true, force: true })
  })

  it("has its pages reached by links, all that a visitor may see", () => {
    const names = new Set([...reached].map(pageAt))
    const unreached = routes.filter(({ name, audience }) => audience === "everybody" && !names.has(name)).map(({ name }) => name)
    expect(unreached).toEqual(["lists/shared-list", "shell/not-found"])
    expect(pages.size).toBeGreaterThan(150)
  })

  it.each(locales)("shows each kind of its content on pages in %s", (locale) => {
    const ofLocale = [...pages].filter(([address]) => localPath(address).locale === locale).map(([, html]) => html)
    const hidden = kindNames.filter((kind) => !ofLocale.some((html) => html.includes(wordsOf(kind, locale))))
    expect(hidden).toEqual(Object.keys(shownElsewhere).toSorted())
  })

  it("shows its own goods, picture, phone and address", () => {
    const product = pages.get("/en/products/khangai-ayga") ?? ""
    for (const own of ["Khangai wooden cup", phone, wordsOf("site", "en"), "-2f6b3c"]) expect(product).toContain(own)
  })

  it("shows nothing of the demo on any page", () => {
    const found = [...pages].flatMap(([address, html]) => tracesIn(textsOfPage(html), demo).map((trace) => `${address}: ${trace}`))
    expect(found).toEqual([])
    expect(files.join("")).toContain("Хангай Мод ХХК")
    expect(
      tracesIn(
        files.flatMap((file) => file.split("\n")),
        demo,
      ),
    ).toEqual([])
  })

  it("has no name of the demo in any text of the interface, which skeletons show later", async () => {
    const texts = [...(await interfaceTexts())].filter(([file]) => file.startsWith("ui/"))
    expect(
      texts.flatMap(([file, all]) =>
        all.flatMap((text) => demo.facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`)),
      ),
    ).toEqual([])
  })

  it("would find a trace in a text, an attribute and the data of a page", async () => {
    const [{ title } = { title: { mn: "" } }] = await readDemoGoods()
    const [picture = ""] = demoPictures.keys()
    const html = `<p>${demoSite.brand} ХХК</p><h1>${title.mn}</h1><img src="/pictures/${picture}-320.webp"><script type="application/json">{"a":["${title.mn}"]}</script>`
    expect(tracesIn(textsOfPage(html), demo)).toHaveLength(4)
  })
})
