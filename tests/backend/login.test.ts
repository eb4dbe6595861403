import { describe, expect, it } from "vitest"
import { loginOf } from "#backend/identity/login.ts"

describe("an e-mail address", () => {
  it("is one login however its domain is written", () => {
    for (const text of ["bat@münchen.de", " Bat@MÜNCHEN.de", "bat@mu\u0308nchen.de", "bat@xn--mnchen-3ya.de"]) expect(loginOf(text)).toEqual({ channel: "email", value: "bat@xn--mnchen-3ya.de" })
    expect(loginOf("бат@жишээ.мон").value).toBe("бат@xn--f1ae2cuaa.xn--l1acc")
  })
})
