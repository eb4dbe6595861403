/** Choosing and changing a password. Specification §5; the least length is the shop's own. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export const passwordMinLength = 8
/** Longer ones only keep the shop busy. */
export const passwordMaxLength = 200

type NewPassword = { readonly password: string; readonly confirmation: string }

const newPasswordRefusal = (password: string): string | null => {
  if (password === "") return "v.password_required"
  return password.length < passwordMinLength || password.length > passwordMaxLength ? "v.password_length" : null
}

const bounds = { min: String(passwordMinLength), max: String(passwordMaxLength) }

export const checkNewPassword = ({ password, confirmation }: NewPassword): ReadonlyArray<Refusal<"password" | "confirmation">> => {
  const key = newPasswordRefusal(password)
  return [
    ...refusal("password", key, key === "v.password_length" ? bounds : {}),
    ...refusal("confirmation", confirmation === password ? null : "v.password_mismatch"),
  ]
}

export const checkPasswordChange = (
  form: NewPassword & { readonly current: string },
): ReadonlyArray<Refusal<"current" | "password" | "confirmation">> => [
  ...refusal("current", form.current === "" ? "v.password_required" : null),
  ...checkNewPassword(form),
]
