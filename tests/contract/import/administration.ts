/** Administrators, as the merchant's command makes them. */
import { expect, it } from "vitest"
import { administrators, setAdministrator } from "#backend/merchant/administrator-grants.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

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
}
