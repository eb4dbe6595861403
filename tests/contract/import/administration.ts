/** Administrators and pages of information, as the merchant's commands write them. */
import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { administrators, setAdministrator } from "#backend/merchant/administrator-grants.ts"
import { pageOfFile, writePage } from "#backend/content/write-page.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"

export const administrationOf = (shop: () => Trial): void => {
  it("makes administrators of people who have confirmed their login, and of nobody else [I3]", async () => {
    const before = await administrators(shop().db)
    await shop().db.query(
      "insert into users (email, email_confirmed, kind, created_at) values ('owner@example.mn', true, 'person', now()), ('unproven@example.mn', false, 'person', now())",
    )
    expect(await setAdministrator(shop().db, "Owner@example.mn ", true)).toBe(true)
    expect(await setAdministrator(shop().db, "unproven@example.mn", true)).toBe(false)
    expect(await setAdministrator(shop().db, "99999999", true)).toBe(false)
    expect(await administrators(shop().db)).toEqual([...before, "owner@example.mn"])
    expect(await setAdministrator(shop().db, "owner@example.mn", false)).toBe(true)
    expect(await administrators(shop().db)).toEqual(before)
  })

  it("makes an administrator by an e-mail address however its domain is written", async () => {
    await shop().db.query(
      "insert into users (email, email_confirmed, kind, created_at) values ('clerk@xn--mnchen-3ya.de', true, 'person', now())",
    )
    expect(await setAdministrator(shop().db, "clerk@münchen.de", true)).toBe(true)
    expect(await setAdministrator(shop().db, "Clerk@xn--mnchen-3ya.de", false)).toBe(true)
  })

  it("replaces a page of information from its file [I3]", async () => {
    const page = pageOfFile("texts/returns.mn.md")
    expect([page, pageOfFile("returns.md"), pageOfFile("Returns.mn.md")]).toEqual([{ slug: "returns", locale: "mn" }, null, null])
    if (page === null) return
    const shown = async () =>
      plain((await shop().call("GET", "/api/v2/pages/returns")).body) as { readonly title: string; readonly body: unknown }
    const before = await readFile("data/content/pages/returns.mn.md", "utf8")
    await writePage(
      shop().db,
      page,
      "title: Манай буцаалт\nsummary: {brand}\n\n## Хугацаа\n\nДолоо хоног.{?wallet} Хэтэвч.{/wallet}\n",
      instantOf(shop().now()),
    )
    expect(JSON.stringify(await shown())).toMatch(/Манай буцаалт.*Долоо хоног\. Хэтэвч\./)
    await expect(writePage(shop().db, page, "summary: нэргүй\n\nТекст\n", instantOf(shop().now()))).rejects.toThrow("title")
    await writePage(shop().db, page, before, instantOf(shop().now()))
    expect((await shown()).title).not.toBe("Манай буцаалт")
  })
}
