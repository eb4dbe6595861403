import { describe, expect, it } from "vitest"
import { giftOf } from "#backend/wallet/gift-lines.ts"
import { loginOf } from "#backend/identity/login.ts"
import { normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"

const written = ["bat@münchen.de", " Bat@MÜNCHEN.de", "bat@mu\u0308nchen.de", "bat@xn--mnchen-3ya.de"]

describe("an e-mail address", () => {
  it("is one login however its domain is written", () => {
    for (const text of written) expect(loginOf(text)).toEqual({ channel: "email", value: "bat@xn--mnchen-3ya.de" })
    expect(loginOf("бат@жишээ.мон").value).toBe("бат@xn--f1ae2cuaa.xn--l1acc")
  })

  it("is one to letters, gift cards and requests", () => {
    for (const text of written) {
      expect([normalizeEmail(text), normalizeLogin(text), giftOf({ gift_to: text }).to]).toEqual(Array(3).fill("bat@xn--mnchen-3ya.de"))
    }
  })
})
