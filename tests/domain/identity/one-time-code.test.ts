import { describe, expect, it } from "vitest"
import { checkCode, codeLength, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("a one-time code", () => {
  it("has six digits, whatever separates them", () => {
    expect(codeLength).toBe(6)
    expect(normalizeCode(" 123-456 ")).toBe("123456")
    expect(checkCode({ code: "123 456" })).toEqual([])
  })

  it("has a refusal for each kind", () => {
    expect(refusalMessages(checkCode({ code: " " }))).toEqual(["code: v.code_blank"])
    expect(refusalMessages(checkCode({ code: "12345" }))).toEqual(["code: v.code"])
    expect(refusalMessages(checkCode({ code: "1234567" }, "email"))).toEqual(["code: v.email_code"])
    expect(refusalMessages(checkCode({ code: "12345a" }, "sms"))).toEqual(["code: v.sms_code"])
    expect(refusalMessages(checkCode({ code: "x" }, "tan"))).toEqual(["code: v.tan_code"])
  })
})
