import { describe, expect, it } from "vitest"
import { checkLogin, checkPasswordLogin, loginChannel, normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("the login form", () => {
  it("accepts an e-mail address or phone number, and names the wrong one [V5]", () => {
    expect(checkLogin({ login: "demo@example.mn" })).toEqual([])
    expect(checkLogin({ login: "9911 2233" })).toEqual([])
    expect(refusalMessages(checkLogin({ login: "" }))).toEqual(["login: v.email_blank"])
    expect(refusalMessages(checkLogin({ login: "demo@" }))).toEqual(["login: v.email_format"])
    expect(refusalMessages(checkLogin({ login: "991122" }))).toEqual(["login: v.phone_wrong"])
  })

  it("lists all refusals at once", () => {
    expect(checkPasswordLogin({ login: "", password: "" })).toEqual([
      { field: "login", key: "v.email_blank", values: {} },
      { field: "password", key: "v.password_required", values: {} },
    ])
    expect(checkPasswordLogin({ login: "99112233", password: " " })).toEqual([])
  })

  it("takes digits for a phone number and letters for an e-mail", () => {
    expect([loginChannel("+976 99"), loginChannel("demo"), loginChannel("99a")]).toEqual(["phone", "email", "email"])
    expect([normalizeLogin(" +976 9911-2233"), normalizeLogin("Demo@Example.mn "), normalizeLogin(" demo ")]).toEqual([
      "99112233",
      "demo@example.mn",
      "demo",
    ])
  })
})
