/** Stored scripts: shown as text to shoppers, to the merchant and in letters, and run nowhere. */
import sharp from "sharp"
import { describe, expect, it, vi } from "vitest"
import type { Page } from "playwright-core"
import { logInAt, newLogin, registerAt } from "../support/log-in.ts"
import { bank, codeSentTo, deliver, desktop, messagesTo, phone, shopAt, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { dumplings } from "../support/steps.ts"

withBrowser()

const script = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>'

type ResponseBody = {
  readonly id: number
  readonly hash?: string
  readonly version?: number
  readonly number?: string
  readonly src?: string
  readonly sign_up_token?: string
  readonly access_token?: string
  readonly variants?: ReadonlyArray<{ readonly id: number }>
  readonly line_items?: ReadonlyArray<{ readonly id: number }>
  readonly offers?: ReadonlyArray<{ readonly variant_id: number }>
  readonly wishlists?: ReadonlyArray<{ readonly wished_products: ReadonlyArray<{ readonly id: number }> }>
}

const callWith =
  (headers: Readonly<Record<string, string>>) =>
  async (method: "GET" | "POST" | "PUT", path: string, body: object | null = null): Promise<ResponseBody> => {
    const isForm = body instanceof FormData
    const answer = await fetch(shopAt(path), {
      method,
      headers: { ...headers, ...(isForm ? {} : { "content-type": "application/json" }) },
      ...(body !== null && { body: isForm ? body : JSON.stringify(body) }),
    })
    const received = await answer.text()
    expect([path, answer.ok, answer.ok ? "" : received]).toEqual([path, true, ""])
    return JSON.parse(received) as ResponseBody
  }

/** A caller with the access token that the page uses. */
const callerOf = async (page: Page) => {
  const requested = page.waitForRequest((request) => request.url().includes("/api/v2/") && request.headers()["authorization"] !== undefined)
  await page.reload()
  return callWith({ authorization: (await requested).headers()["authorization"] ?? "" })
}

const articleBody = (text: string, more: ReadonlyArray<object> = []) => ({
  blocks: [
    { type: "heading", level: 2, content: [{ text }] },
    { type: "paragraph", content: [{ text }] },
    { type: "list", items: [[{ text }]] },
    ...more,
  ],
})

const picture = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 400, height: 300, channels: 3, background: "#d96c9c" } })
          .png()
          .toBuffer(),
      ),
    ],
    `${script}.png`,
    { type: "image/png" },
  )

/** Text of a page with the values of its fields. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].map(({ value }) => value),
    ].join("\n"),
  )

/** Checks that the script is no element of the page and has not run. */
const expectNothingRan = async (page: Page, path: string) =>
  expect([path, await page.locator("img[src=x]").count(), await page.evaluate(() => "ran" in window)]).toEqual([path, 0, false])

/** Checks that pages show the script as text, run nothing, and have structured data that can be parsed. */
const expectShownAsText = async ({ page, open }: Shopper, paths: ReadonlyArray<string>): Promise<void> => {
  for (const path of paths) {
    // Opened again: a page may be as another visitor got it seconds before.
    await vi.waitFor(
      async () => {
        await open(path)
        await expect.poll(() => textOf(page), { message: path }).toContain("onerror=")
      },
      { timeout: 45_000 },
    )
    await page.evaluate(() =>
      [...document.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) => JSON.parse(textContent) as unknown),
    )
    await expectNothingRan(page, path)
  }
}

/** The same on the merchant's desk, and in the letters to `receivers` as a mail program shows them. */
const expectTextForMerchant = async (page: Page, receivers: ReadonlyArray<string>): Promise<void> => {
  await page.goto(shopAt("/sandbox"))
  expect(await textOf(page)).toContain("onerror=")
  await expectNothingRan(page, "/sandbox")
  for (const to of receivers) {
    const written = (await messagesTo(to)).filter(({ html, text }) => html && text.includes("onerror="))
    expect([to, written.length > 0]).toEqual([to, true])
    for (const { id } of written) {
      await page.goto(shopAt(`/sandbox/letters/${id}`))
      expect(await textOf(page)).toContain("onerror=")
      expect([to, await page.locator("img[src=x], script").count()]).toEqual([to, 0])
    }
  }
}

/** Logs in as a new shopper; resolves with the login and a caller. */
const logInAsNew = async ({ page, open }: Shopper) => {
  const login = await registerAt({ page, open }, "/account/profile")
  return { login, call: await callerOf(page) }
}

/** A caller of a new organization with this name. */
const organization = async (name: string) => {
  const login = newLogin()
  const call = callWith({ origin: shopAt("") })
  await call("POST", "/api/v2/mcs_auth", { login })
  const { sign_up_token } = await call("POST", "/api/v2/mcs_auth/verify", { login, code: await codeSentTo(login) })
  const { access_token } = await call("POST", "/api/v2/mcs_auth/sign_up", {
    sign_up_token,
    kind: "organization",
    name,
    registry_number: "2745569",
  })
  return callWith({ authorization: `Bearer ${access_token ?? ""}` })
}

const address = {
  firstname: script,
  lastname: script,
  phone: "9911 2233",
  city: "Улаанбаатар",
  district: "Баянгол",
  quarter: "1-р хороо",
  address1: script,
}

describe("stored scripts", () => {
  it("run in no name, review, list, article, comment or news [C19] [C11] [C12] [C13]", () =>
    shopping(desktop, async (shopper) => {
      const { page, open, complaints } = shopper
      const { call } = await logInAsNew(shopper)
      const { version } = await call("GET", "/api/v2/users/profile")
      await call("POST", "/api/v2/users/update_profile", { version, first_name: script, last_name: script })
      const form = new FormData()
      for (const [name, value] of [
        ["rating", "5"],
        ["comment", script],
        ["images[][file]", await picture()],
        ["images[][name]", script],
      ] as const)
        form.append(name, value)
      await call("POST", `/api/v2/products/${dumplings.slug}/reviews`, form)
      const list = await call("POST", "/api/v2/wishlists", { name: script.slice(0, 40), is_private: false, description: script })
      const { variants } = await call("GET", `/api/v2/products/${dumplings.slug}`)
      await call("POST", "/api/v2/wishlists/add_id", { variant_id: variants?.[0]?.id, wishlist: list.hash })
      const { wishlists } = await call("GET", "/api/v2/wishlists")
      await call("PUT", "/api/v2/wishlists/batch", {
        update: [{ wished_product_id: wishlists?.[0]?.wished_products[0]?.id, remark: script }],
      })
      const article = await call("POST", "/api/v2/articles", { title: "", summary: "", body: { blocks: [] }, tags: [], state: "draft" })
      const upload = new FormData()
      upload.append("image", await picture())
      const { src } = await call("POST", `/api/v2/articles/${article.id}/upload_image`, upload)
      await call("PUT", `/api/v2/articles/${article.id}?edit=true`, {
        title: script,
        summary: script,
        body: articleBody(script, [{ type: "image", src, alt: script }]),
        tags: [],
        state: "waiting",
      })
      const comment = await call("POST", "/api/v2/articles/1/comments", { comment: script })
      await call("POST", "/api/v2/comments", { reply_id: comment.id, comment: script })
      await (
        await organization(script)
      )("POST", "/api/v2/articles/1/comments", { comment: "Байгууллагаас" })

      await shopping(desktop, async (administrator) => {
        await logInAt(administrator, "/website", "admin@example.mn")
        await administrator.page.getByText(script).first().waitFor()
        await expectNothingRan(administrator.page, "/website")
        const publish = await callerOf(administrator.page)
        await publish("PUT", `/api/v2/website/articles/${article.id}`, { state: "published" })
        const news = await publish("POST", "/api/v2/news", {
          title: script,
          summary: script,
          body: articleBody(script),
          tags: [],
          state: "published",
        })
        const author = await publish("POST", "/api/v2/authors", { name: script, about: script })
        await expectShownAsText(administrator, [`/website/news/${news.id}/edit`])
        administrator.complaints()

        await expectShownAsText(shopper, [
          `/products/${dumplings.slug}`,
          `/en/article/${article.id}`,
          `/media/${news.id}`,
          `/author/${author.id}`,
          "/article/1",
          "/account/articles",
          `/wishlists/${list.hash ?? ""}`,
          `/a/${article.id}/edit`,
        ])
        await open(`/products/${dumplings.slug}`)
        await page.getByRole("region", { name: "Сэтгэгдэл" }).getByText(script).first().waitFor()
        await open(`/article/${article.id}`)
        await page.getByRole("heading", { level: 1, name: script }).waitFor()
        expect(await page.locator("article img[alt]").evaluateAll((images) => images.map((image) => image.getAttribute("alt")))).toContain(
          script,
        )
        for (const path of ["/media.rss", "/en/media.rss"]) {
          const feed = await (await fetch(shopAt(path))).text()
          expect([path, feed.includes("&lt;script&gt;"), feed.includes("<script")]).toEqual([path, true, false])
        }
        // Other journeys read in the same shop.
        for (const { id } of [article, news]) await publish("PUT", `/api/v2/website/articles/${id}`, { state: "draft" })
      })
      complaints()
    }))

  it("run in no address, order, offer, search term or letter [C24] [C18] [W8] [C16]", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      const { login, call } = await logInAsNew(shopper)
      const { id, variants } = await call("GET", `/api/v2/products/${dumplings.slug}`)
      const wish = { product_id: id, contact: login, note: script }
      await call("POST", "/api/v2/price_suggestions", { ...wish, price: 9000 })
      await call("POST", "/api/v2/quotes", { ...wish, quantity: 5 })
      await call("POST", "/api/v2/contact_forms", { name: script, contact: login, topic: "other", text: script })
      await call("POST", "/api/v2/users/addresses", { label: script, address })

      const cart = await call("POST", "/api/v2/orders/populate", { variant_id: variants?.[0]?.id, quantity: 1 })
      const { offers } = await call("GET", "/api/v2/gift_cards/offers")
      const friend = newLogin()
      await call("POST", "/api/v2/gift_cards/add", { variant_id: offers?.[0]?.variant_id, email: friend, message: script })
      await expectShownAsText(shopper, ["/cart", "/checkout/address"])
      const checkout = (body: object) => call("PUT", `/api/v2/checkouts/${cart.number ?? ""}`, body)
      await checkout({ state: "address", order: { ship_address_attributes: address, special_instructions: script } })
      await checkout({ state: "payment", order: { payments_attributes: [{ payment_method_id: 1 }] } })
      const number = cart.number ?? ""
      await bank(number, "pay")
      await deliver(number)
      const { line_items: lines } = await call("GET", `/api/v2/orders/${number}`)
      await call("POST", `/api/v2/orders/${number}/returns`, {
        reason: "other",
        note: script,
        lines: [{ id: lines?.[0]?.id, quantity: 1 }],
      })
      await call("POST", "/api/v2/vendors/V08/reviews", { rating: 4, comment: script })

      await open("/search")
      const box = page.getByRole("combobox").locator("visible=true").first()
      await box.fill(script)
      await box.press("Enter")
      await page.waitForURL((url) => url.searchParams.get("q") === script)
      await expect
        .poll(() =>
          page.evaluate(() =>
            JSON.stringify((JSON.parse(localStorage.getItem("delguur.kept") ?? "{}") as { searchHistory?: unknown }).searchHistory ?? []),
          ),
        )
        .toContain("onerror=")
      await expectNothingRan(page, "/search?q=")
      await expectShownAsText(shopper, [
        "/search",
        "/account/price-suggestions",
        "/account/quotes",
        `/account/orders/${number}`,
        "/vendor/V08",
        "/account/vendor-reviews/V08",
      ])
      complaints()
      await expectTextForMerchant(page, [login, friend, "tuslamj@example.mn"])
      complaints()
    }))
})
