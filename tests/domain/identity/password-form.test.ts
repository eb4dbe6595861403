import { describe, expect, it } from "vitest"
import { checkNewPassword, checkPasswordChange, passwordMaxLength, passwordMinLength } from "#domain/rules/identity/password-form.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("a new password", () => {
  it("has at least eight characters and an equal confirmation [V5]", () => {
    expect([passwordMinLength, passwordMaxLength]).toEqual([8, 200])
    expect(checkNewPassword({ password: "Demo-202", confirmation: "Demo-202" })).toEqual([])
    expect(checkNewPassword({ password: "Demo-20", confirmation: "Demo-20" })).toEqual([
      { field: "password", key: "v.password_length", values: { min: "8", max: "200" } },
    ])
    expect(refusalMessages(checkNewPassword({ password: "x".repeat(200), confirmation: "x".repeat(200) }))).toEqual([])
    expect(refusalMessages(checkNewPassword({ password: "x".repeat(201), confirmation: "x".repeat(201) }))).toEqual([
      "password: v.password_length",
    ])
    expect(refusalMessages(checkNewPassword({ password: "", confirmation: "x" }))).toEqual([
      "password: v.password_required",
      "confirmation: v.password_mismatch",
    ])
  })

  it("needs the present one for a change", () => {
    expect(refusalMessages(checkPasswordChange({ current: "", password: "Demo-2026", confirmation: "Demo-2025" }))).toEqual([
      "current: v.password_required",
      "confirmation: v.password_mismatch",
    ])
    expect(checkPasswordChange({ current: "old", password: "Demo-2026", confirmation: "Demo-2026" })).toEqual([])
  })
})
