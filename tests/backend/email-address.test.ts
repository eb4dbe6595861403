/** One form of an e-mail address for logins, letters and gift cards. */
import { describe, expect, it } from "vitest"
import { giftOf } from "#backend/wallet/gift-lines.ts"
import { loginOf } from "#backend/identity/login.ts"
import { normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"

/** Spellings of one address. */
const spellings = ["bat@münchen.de", " Bat@MÜNCHEN.de", "bat@mu\u0308nchen.de", "bat@xn--mnchen-3ya.de"]
const normalized = "bat@xn--mnchen-3ya.de"

describe("e-mail address", () => {
  it.each(spellings)("%j is the same login", (spelling) => {
    expect(loginOf(spelling)).toEqual({ channel: "email", value: normalized })
  })

  it.each(spellings)("%j is the same address of letters, forms and gift cards", (spelling) => {
    expect(normalizeEmail(spelling)).toBe(normalized)
    expect(normalizeLogin(spelling)).toBe(normalized)
    expect(giftOf({ gift_to: spelling }).to).toBe(normalized)
  })

  it("keeps the letters before the @ and encodes its domain", () => {
    expect(loginOf("бат@жишээ.мон").value).toBe("бат@xn--f1ae2cuaa.xn--l1acc")
  })
})
