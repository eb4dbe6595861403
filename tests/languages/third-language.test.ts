/** A third language, added by folders and lines: the shop opens in it, and shows no text that is not of it. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { groups } from "#adapters/shop/contract/groups.ts"
import { fileAt } from "#backend/paths.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import type { Database } from "#backend/database/database.ts"
import { defaultLocale, inLocale, locales, type Locale } from "#domain/entities/locale.ts"
import { firstViews } from "#domain/languages/first-views.ts"
import { districts } from "#domain/rules/content/district-map.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { startPostgres, type Server } from "#tests/contract/support/postgres-server.ts"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { desktop, shopping, withBrowser } from "#tests/journeys/support/shopper.ts"
import { dumplings } from "#tests/journeys/support/steps.ts"
import { buildWithThird, lettersIn, properTexts, third, translateContent, type Checkout } from "./third-language.ts"
import { outsideMarks, textsOutsideMarks } from "./unmarked-texts.ts"
import { logIn, newcomer, pagesOfVisitors, signUpAndOrder, type Walker } from "./walks.ts"
import { beginWalk } from "#tests/journeys/support/walk.ts"

withBrowser()

/** A language that the compiler of this checkout does not know. */
const locale = third as Locale
const password = "Demo-2026"
const demo = "demo@example.mn"

let checkout: Checkout
let postgres: Server
let db: Database
let shop: RunningServer
let proper: ReadonlySet<string>

beforeAll(async () => {
  checkout = await buildWithThird()
  postgres = await startPostgres()
  const environment = { DATABASE_URL: postgres.url }
  const first = await startServer({ root: checkout.root, environment })
  db = openPostgres(postgres.url)
  await translateContent(db)
  await first.stop()
  shop = await startServer({ root: checkout.root, environment })
  proper = new Set([...(await properTexts(db)), ...(await properNames())])
}, 900_000)
afterAll(async () => {
  await db?.close()
  await shop?.stop()
  await postgres?.stop()
  await checkout?.remove()
})

const textAt = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await fetch(`${shop.url}${path}`, { headers })
  expect(response.status).toBe(200)
  return response.text()
}

const tokenOf = async (login: string): Promise<string> => {
  const body = new URLSearchParams({ grant_type: "password", username: login, password })
  const response = await fetch(`${shop.url}/oauth/token`, { method: "POST", body, headers: { origin: shop.url } })
  return ((await response.json()) as { readonly access_token: string }).access_token
}

/** Names outside of the database: of the shop, the languages, the browser's system, and of places, which have no third language. */
const properNames = async (): Promise<ReadonlyArray<string>> => {
  const units = (await readFile(fileAt("data/admin_units.tsv"), "utf8")).split(/[\t\n]/)
  const languages = locales.map((known) => firstViews[known].name)
  return [
    defaultSite.brand,
    defaultSite.company,
    defaultSite.supportEmail,
    ...defaultSite.address.mn.split(", "),
    ...languages,
    "Chrome",
    "Linux",
    ...Object.values(newcomer),
    ...units,
    ...districts.map(({ names }) => inLocale(names, defaultLocale)),
  ]
}

const isWordless = (text: string): boolean => !/\p{L}{2}/u.test(text)

const isName = (text: string): boolean => isWordless(text) || proper.has(text)

/** Whether a text is of no language: a name, or names with signs and spaces between them. */
const isProper = (text: string): boolean => {
  if (isName(text) || isName(text.replace(/^: |\.$/g, "")) || text.startsWith(`/${third}/`)) return true
  const parts = text.split(/\s*(?:[·,:|/→–—()“”«»]|\s-\s)\s*/u)
  return parts.every((part) => isName(part) || part.split(" ").every(isName))
}

const unmarked = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter((text) => !isProper(text.replace(/^(?:aria-label|alt|placeholder|title): */, "").trim()))

const inspect = async (page: Page): Promise<ReadonlyArray<string>> => unmarked(await textsOutsideMarks(page))

type Call = { readonly method: string; readonly path: string }

/** Texts by which the shop refuses a call, at ids that nothing has; `null` where it does not refuse it. */
const refusalTexts = async ({ method, path: pattern }: Call, token: string | undefined, body: string | undefined) => {
  const response = await fetch(`${shop.url}${pattern.replaceAll(/:\w+/g, "999999")}`, {
    method,
    headers: {
      "accept-language": third,
      origin: shop.url,
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
    redirect: "manual",
  })
  if (response.status < 400 || response.headers.get("content-type")?.includes("json") !== true) return null
  const { error, errors = {} } = (await response.json()) as {
    readonly error: string
    readonly errors?: Readonly<Record<string, ReadonlyArray<string>>>
  }
  return [error, ...Object.values(errors).flat()]
}

/** Whether an error is a code for programs, such as `invalid_grant`. */
const isCode = (text: string): boolean => /^[a-z_]+$/.test(text)

/** Hash of a wish list that the shopper of the demo has shared. */
const sharedWishList = async (): Promise<string | undefined> => {
  const lists = await fetch(`${shop.url}/api/v2/wishlists`, { headers: { authorization: `Bearer ${await tokenOf(demo)}` } })
  const { wishlists } = (await lists.json()) as {
    readonly wishlists: ReadonlyArray<{ readonly hash: string; readonly is_private: boolean }>
  }
  return wishlists.find((list) => !list.is_private)?.hash
}

describe("a third language", () => {
  it("has addresses of its own, which the others name", async () => {
    const page = await textAt(`/${third}/products/${dumplings.slug}`)
    expect(page).toContain(`<html lang="${third}"`)
    for (const address of [await textAt("/"), await textAt("/en"), page]) {
      for (const [language, base] of [
        ["mn", ""],
        ["en", "/en"],
        [third, `/${third}`],
        ["x-default", ""],
      ] as const) {
        expect(address).toMatch(new RegExp(`<link rel="alternate" hreflang="${language}" href="[^"]*localhost:\\d+${base}[/"]`))
      }
    }
    expect(await textAt("/sitemaps/pages.xml")).toContain(`hreflang="${third}" href="${shop.url}/${third}/t/`)
    expect(await textAt("/sitemaps/products.xml")).toContain(`hreflang="${third}" href="${shop.url}/${third}/products/`)
  })

  it("has feeds, a manifest and a page without connection", async () => {
    for (const path of ["feeds/products.xml", "offline"]) expect(await textAt(`/${third}/${path}`)).toMatch(/⟦\p{L}/u)
    // Articles are in the language in which they were written.
    expect(await textAt(`/${third}/media.rss`)).toContain(`<language>${third}</language>`)
    expect(await textAt(`/${third}/manifest.webmanifest`)).toMatch(new RegExp(`"lang": ?"${third}"`))
  })

  it("is the language of answers to a browser that prefers it", async () => {
    expect(await textAt("/api/v2/site_data", { "accept-language": `${third}-KZ,en;q=0.5` })).toContain(`"${third}":"⟦`)
    expect(await textAt(`/api/v2/products/${dumplings.slug}`, { "accept-language": third })).toContain('"title":"⟦')
  })

  it("is the language of every kind of letter", async () => {
    const texts = await lettersIn(checkout)
    expect(texts.length).toBeGreaterThan(200)
    const outside = texts.flatMap((text) => outsideMarks([text])).map((text) => text.replace(/https?:\S+/g, "").trim())
    expect(unmarked(outside)).toEqual([])
  })

  it("is the language of every refusal of every call", async () => {
    const tokens: Readonly<Record<string, string>> = { user: await tokenOf(demo), administrator: await tokenOf("admin@example.mn") }
    const unmarkedRefusals: string[] = []
    let refused = 0
    for (const { name, endpoint } of groups.flatMap(({ endpoints }) => endpoints)) {
      for (const body of endpoint.body === null ? [undefined] : ["{}", '{"title":7}']) {
        const texts = await refusalTexts(endpoint, tokens[endpoint.asker], body)
        if (texts === null) continue
        refused += 1
        for (const text of texts) if (!isCode(text) && !text.startsWith("⟦")) unmarkedRefusals.push(`${name}: ${text}`)
      }
    }
    expect(unmarkedRefusals).toEqual([])
    expect(refused).toBeGreaterThan(100)
  })

  it("is the language of every page, for visitors, shoppers and administrators", async () => {
    const { faults, on } = beginWalk(locale, [1440], { shop: shop.url, inspect })
    const visiting = (walk: (walker: Walker) => Promise<void>) =>
      shopping(desktop, (shopper) => walk({ ...shopper, ...on(shopper.page) }), shop.url)
    await visiting((walker) => signUpAndOrder(walker, shop.url))
    await visiting(async ({ visit, visitRest }) => {
      for (const path of pagesOfVisitors(await sharedWishList())) await visit(path)
      await visitRest(["everybody", "own", "visitor"])
    })
    for (const [login, audiences] of [
      [demo, ["shopper"]],
      ["admin@example.mn", ["administrator"]],
    ] as const) {
      await visiting(async (walker) => {
        await logIn(walker, login, password)
        for (const path of ["/account", "/account/orders"]) await walker.visit(path)
        await walker.visitRest(audiences)
      })
    }
    expect(faults).toEqual({})
  })

  it("is the language of a merchant's own shop, before it has goods", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "delguur-own-"))
    const file = path.join(folder, "site.json")
    await writeFile(
      file,
      JSON.stringify({
        demo: false,
        brand: "Хонгор",
        company: "Хонгор ХХК",
        support_phone: "7000 5500",
        support_email: "",
        address: { mn: "" },
      }),
    )
    const own = await startServer({ root: checkout.root, environment: { SITE_CONFIG: file } })
    try {
      await shopping(
        desktop,
        async ({ page }) => {
          const { faults, on } = beginWalk(locale, [1440], {
            shop: own.url,
            inspect: async () => (await inspect(page)).filter((text) => !/^(?:: )?Хонгор(?: ХХК)?\.?$/.test(text)),
          })
          for (const path of ["/", "/products", "/cart", "/login", "/contact", "/lease", "/page/delivery", "/page/terms"])
            await on(page).visit(path)
          expect(faults).toEqual({})
        },
        own.url,
      )
    } finally {
      await own.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
