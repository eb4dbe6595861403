/** Stored scripts: what people write is shown as text in every field, and runs nowhere. */
import { describe, expect, it } from "vitest"
import type { Page } from "playwright-core"
import { desktop, shopAt, shopping, withBrowser } from "./shopper.ts"
import { dumplings, logInByPassword, register } from "./steps.ts"

withBrowser()

const script = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>'

/** A caller with the access token that the page uses. */
const callerOf = async (page: Page) => {
  const asked = page.waitForRequest((request) => request.url().includes("/api/v2/") && request.headers()["authorization"] !== undefined)
  await page.reload()
  const authorization = (await asked).headers()["authorization"] ?? ""
  return async (method: "GET" | "POST" | "PUT", path: string, body: object | null) => {
    const answer = await fetch(shopAt(path), { method, headers: { authorization, "content-type": "application/json" }, ...(body !== null && { body: JSON.stringify(body) }) })
    const said = await answer.text()
    expect([path, answer.ok, answer.ok ? "" : said]).toEqual([path, true, ""])
    return JSON.parse(said) as { readonly id: number; readonly hash?: string; readonly version?: number }
  }
}

const said = (text: string) => ({ blocks: [{ type: "heading", level: 2, content: [{ text }] }, { type: "paragraph", content: [{ text }] }, { type: "list", items: [[{ text }]] }] })

describe("scripts that were stored", () => {
  it("run in no field that is shown [C19] [C11] [C13]", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      await open("/login?from=/account/profile")
      await register(page)
      await page.waitForURL(/\/account\/profile$/)
      const call = await callerOf(page)
      const { version } = await call("GET", "/api/v2/users/profile", null)
      await call("POST", "/api/v2/users/update_profile", { version, first_name: script, last_name: script })
      await call("POST", `/api/v2/products/${dumplings.slug}/reviews`, { rating: 5, comment: script })
      const list = await call("POST", "/api/v2/wishlists", { name: script.slice(0, 40), is_private: false, description: script })
      const article = await call("POST", "/api/v2/articles", { title: script, summary: script, body: said(script), tags: [], state: "waiting" })
      const comment = await call("POST", "/api/v2/articles/1/comments", { comment: script })
      await call("POST", "/api/v2/comments", { reply_id: comment.id, comment: script })

      await shopping(desktop, async (administrator) => {
        await administrator.open("/login?from=/website")
        await logInByPassword(administrator.page, "admin@example.mn")
        await administrator.page.waitForURL(/\/website$/)
        await administrator.page.getByText(script).first().waitFor()
        const publish = await callerOf(administrator.page)
        await publish("PUT", `/api/v2/website/articles/${article.id}`, { state: "published" })
        expect(await administrator.page.evaluate(() => "ran" in window)).toBe(false)
        administrator.complaints()
      })

      const shown = [`/products/${dumplings.slug}`, `/article/${article.id}`, "/article/1", "/account", "/account/articles", `/account/wishlists/${list.hash ?? ""}`, `/wishlists/${list.hash ?? ""}`, `/a/${article.id}/edit`, `/en/article/${article.id}`]
      for (const path of shown) {
        await open(path)
        await page.getByText("onerror=").or(page.locator("input, textarea")).first().waitFor({ state: "attached" })
        await page.locator("main").first().waitFor()
        expect([path, await page.locator("img[src=x]").count(), await page.evaluate(() => "ran" in window)]).toEqual([path, 0, false])
      }
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("region", { name: "Сэтгэгдэл" }).getByText(script).first().waitFor()
      await open(`/article/${article.id}`)
      await page.getByRole("heading", { level: 1, name: script }).waitFor()
      complaints()
    }))
})
