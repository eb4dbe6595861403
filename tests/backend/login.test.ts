import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { giftOf } from "#backend/wallet/gift-lines.ts"
import { loginOf, storedLogin } from "#backend/identity/login.ts"
import { storedEmail } from "#backend/identity/stored-email.ts"

const written = ["bat@münchen.de", " Bat@MÜNCHEN.de", "bat@mu\u0308nchen.de", "bat@xn--mnchen-3ya.de"]

describe("an e-mail address", () => {
  it("is one login however its domain is written", () => {
    for (const text of written) expect(loginOf(text)).toEqual({ channel: "email", value: "bat@xn--mnchen-3ya.de" })
    expect(loginOf("бат@жишээ.мон").value).toBe("бат@xn--f1ae2cuaa.xn--l1acc")
  })

  it("is one to letters, gift cards and requests", () => {
    for (const text of written) expect([storedEmail(text), storedLogin(text), giftOf({ gift_to: text }).to]).toEqual(Array(3).fill("bat@xn--mnchen-3ya.de"))
  })

  it("has one normaliser in the backend", () => {
    const users = readdirSync("backend", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts") && /\bnormalizeEmail\b/u.test(readFileSync(`backend/${file}`, "utf8")))
    expect(users).toEqual(["identity/stored-email.ts"])
  })
})
